// Where the design tool starts and how it changes.
import type { Command, Message } from "../_kit/types";
import { canvas } from "./state/canvas";
import { comments } from "./state/comments";
import { editing } from "./state/editing";
import { files } from "./state/files";
import type { Handlers, State } from "./state/model";
import { panels } from "./state/panels";
import { runs } from "./state/runs";
import { zooming } from "./state/zooming";

export type { State } from "./state/model";
export { initial } from "./state/starts";

const HANDLERS: Handlers = { ...canvas, ...comments, ...editing, ...files, ...panels, ...runs, ...zooming };

export function reduce(state: State, message: Message): Command[] {
  const handler = HANDLERS[message.type];
  if (!handler) throw new Error(`nothing handles ${message.type}`);
  return handler(state, message) ?? [];
}
