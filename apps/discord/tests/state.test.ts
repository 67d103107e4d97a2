import { produce } from "immer";
import { describe, expect, it } from "vitest";
import type { Command, Message } from "../../_kit/types";
import manifest from "../app.json";
import { messagesIn } from "../content/messages";
import { initial, reduce } from "../state";
import { clockAt } from "../state_compose";
import type { State } from "../state_types";

/** The state after some messages, and the commands of the last one. */
function play(state: string, ...messages: Message[]): { app: State; commands: Command[] } {
  let app = initial(state).app;
  let commands: Command[] = [];
  for (const message of messages) {
    app = produce(app, (draft: State) => {
      commands = reduce(draft, message, 0) ?? [];
    });
  }
  return { app, commands };
}

const draft = (text: string): Message => ({ type: "draft", text });
const send: Message = { type: "send" };

describe("initial states", () => {
  it.each(Object.keys(manifest.states))("state %s is JSON", (state) => {
    const { app } = initial(state);
    expect(JSON.parse(JSON.stringify(app))).toEqual(app);
  });

  it("knows no others", () => {
    expect(() => initial("0")).toThrow("no state 0");
  });
});

describe("writing", () => {
  it("sends the draft of the open channel and empties it", () => {
    const { app } = play("2", draft("hello"), send);
    expect(app.sent["lantern/general"]?.map((one) => one.text)).toEqual(["hello"]);
    expect(app.drafts["lantern/general"]).toBe("");
  });

  it("keeps a draft while one looks elsewhere", () => {
    const { app } = play("2", draft("later"), { type: "go", server: "lantern", page: "lore" });
    expect(app.drafts["lantern/general"]).toBe("later");
    expect(app.drafts["lantern/lore"]).toBeUndefined();
  });

  it("sends nothing when there are no words", () => {
    expect(play("2", draft("  "), send).app.sent).toEqual({});
  });

  it("answers the message that was chosen, once", () => {
    const { app } = play(
      "2",
      { type: "reply", message: "lantern-general-pb" },
      draft("wow"),
      send,
      draft("really"),
      send,
    );
    expect(app.sent["lantern/general"]?.map((one) => one.reply)).toEqual(["lantern-general-pb", null]);
  });

  it("lets one message through in slow mode until the pause is over", () => {
    const go: Message = { type: "go", server: "lantern", page: "playtest" };
    const once = play("2", go, draft("first"), send);
    expect(once.commands).toContainEqual(
      expect.objectContaining({ do: "send", message: expect.objectContaining({ type: "kit.countdown", ms: 10_000 }) }),
    );
    const second = [draft("second"), send];
    expect(play("2", go, draft("first"), send, ...second).app.sent["lantern/playtest"]).toHaveLength(1);
    const over: Message = { type: "slowOver", address: "lantern/playtest" };
    expect(play("2", go, draft("first"), send, over, ...second).app.sent["lantern/playtest"]).toHaveLength(2);
  });

  it("sends a file when its upload has ended, not before", () => {
    const attach: Message = { type: "attach", name: "a.png", size: "1 KB" };
    const steps = (count: number): Message[] => Array<Message>(count).fill({ type: "progress" });
    expect(play("2", attach, ...steps(5), send).app.sent).toEqual({});
    const done = play("2", attach, ...steps(13), send).app;
    expect(done.sent["lantern/general"]?.[0]?.file).toEqual({ name: "a.png", size: "1 KB" });
    expect(done.upload).toBeNull();
  });

  it("stamps with the day\u2019s clock", () => {
    expect(clockAt(0)).toBe("10:00 AM");
    expect(clockAt(125_000)).toBe("10:02 AM");
  });
});

describe("places", () => {
  it("returns to the channel last read in a server", () => {
    const { app } = play(
      "2",
      { type: "go", server: "lantern", page: "lore" },
      { type: "visit", server: "tidepool" },
      { type: "visit", server: "lantern" },
    );
    expect(app.at).toEqual({ server: "lantern", page: "lore" });
  });

  it("opens a thread in the channel it belongs to", () => {
    const { app } = play("1", { type: "thread", key: "lore" });
    expect(app.at).toEqual({ server: "lantern", page: "lore" });
    expect(app.panel).toEqual({ kind: "thread", key: "lore" });
  });

  it("jumps to where a message was written", () => {
    const { app } = play("1", { type: "jump", message: "bakers-proofing-4" });
    expect(app.at).toEqual({ server: "bakers", page: "proofing" });
    expect(app.selected).toBe("bakers-proofing-4");
    expect(messagesIn("bakers/proofing").map((one) => one.id)).toContain("bakers-proofing-4");
  });
});

describe("voice", () => {
  const join: Message = { type: "join", server: "lantern", channel: "hearth" };

  it("turns on the camera only when connected", () => {
    expect(play("2", join, { type: "camera" }).app.voice?.camera).toBe(false);
    expect(play("2", join, { type: "joined" }, { type: "camera" }).app.voice?.camera).toBe(true);
  });

  it("brings one back to the channel last read on leaving", () => {
    const { app } = play("2", join, { type: "leave" });
    expect(app.voice).toBeNull();
    expect(app.at).toEqual({ server: "lantern", page: "general" });
  });

  it("mutes with the headphones off, and hears again when speaking", () => {
    const deafen: Message = { type: "deafen" };
    expect(play("2", deafen).app.me).toMatchObject({ muted: true, deafened: true });
    expect(play("2", deafen, { type: "mute" }).app.me).toMatchObject({ muted: false, deafened: false });
  });
});

it("refuses messages it does not know", () => {
  expect(() => play("2", { type: "nonsense" })).toThrow("no reducer for nonsense");
});
