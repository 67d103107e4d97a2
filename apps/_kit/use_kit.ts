// How components read the kit's slice and set things up in it.
import { useLayoutEffect } from "preact/hooks";
import { command, epoch, kitSignal, whenRendered } from "./store";
import type { Command, Json } from "./types";

/** One entry of the kit's slice; the component follows it. */
export const useKit = <T extends Json = Json>(key: string): T | undefined => kitSignal(key).value as T | undefined;

export const useIsOpen = (id: string): boolean => useKit(`open:${id}`) === true;

/**
 * `setUp` once mounted, again after a reset or when `deps` change; `takeDown` when it leaves.
 * A reset has already emptied the slice, so nothing is taken down from before it.
 */
export function useStanding(id: string, setUp: Command[], takeDown: Command[], deps: unknown[] = []): void {
  useLayoutEffect(() => {
    const born = epoch.peek();
    return () =>
      whenRendered(() => {
        if (epoch.peek() === born) command(...takeDown);
      });
  }, [id, epoch.value]);
  useLayoutEffect(() => {
    if (setUp.length > 0) whenRendered(() => command(...setUp));
  }, [id, epoch.value, ...deps]);
}
