// Where the document editor starts and how it changes.
import type { Command, Message } from "../_kit";
import { browsing } from "./state/browsing";
import { editing } from "./state/editing";
import { finding } from "./state/finding";
import { fresh, type Handlers, type State } from "./state/model";
import { offices } from "./state/offices";
import { STARTS } from "./state/starts";
import { talking } from "./state/talking";

export type { State } from "./state/model";

const HANDLERS: Handlers = { ...editing, ...finding, ...talking, ...browsing, ...offices };

export function initial(name: string): { app: State; commands: Command[] } {
  const start = STARTS[name];
  if (!start) throw new Error(`no state ${name}`);
  const app = fresh();
  const commands = start(app);
  return { app, commands };
}

export function reduce(state: State, message: Message): Command[] {
  const handler = HANDLERS[message.type];
  if (!handler) throw new Error(`nothing handles ${message.type}`);
  return handler(state, message) ?? [];
}
