// What can change, and how. The reducers of single areas are beside this file.
import type { Command, Message } from "../_kit/types";
import { reduceCall } from "./state_call";
import { reduceCompose } from "./state_compose";
import { reduceLook } from "./state_look";
import { reducePlace } from "./state_place";
import type { State } from "./state_types";

export { initial } from "./states";

const areas = [reducePlace, reduceLook, reduceCompose, reduceCall];

export function reduce(draft: State, message: Message, now: number): Command[] | undefined {
  for (const area of areas) {
    const commands = area(draft, message, now);
    if (commands) return commands;
  }
  throw new Error(`no reducer for ${message.type}`);
}
