// What stands beside the canvas, or lies on it, is not drawn anew while only the zoom changes.
import type { FunctionComponent } from "preact";
import { memo } from "preact/compat";
import type { State } from "../state/model";

interface Props {
  app: State;
}

const isAlike = (before: object, after: object, except: readonly string[]): boolean =>
  Object.entries(after).every(
    ([key, value]) => except.includes(key) || (before as Record<string, unknown>)[key] === value,
  );

export const besideZoom = <P extends Props = Props>(view: FunctionComponent<P>): FunctionComponent<P> =>
  memo(view, (before, after) => isAlike(before, after, ["app"]) && isAlike(before.app, after.app, ["zoom", "zooming"]));
