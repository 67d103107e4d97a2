import { describe, expect, it } from "vitest";
import type { Command, Message } from "../../_kit";
import manifest from "../app.json";
import { initial, reduce, type State } from "../state";
import { listed } from "../state/browsing";
import { countsOf, formatNow, headingsOf, layoutNow, matchesOf, textAt } from "../state/reading";

const start = (state: string): State => structuredClone(initial(state).app);

/** Send messages one after another; the commands of the last one. */
function tell(state: State, ...messages: Message[]): Command[] {
  return messages.map((message) => reduce(state, message)).at(-1) ?? [];
}
const timers = (commands: Command[]) => commands.flatMap((one) => (one.do === "after" ? [one.key] : []));
const caret = (id: string): Message => ({ type: "caret", id });

describe("states", () => {
  it("opens every state of the manifest, as JSON, the same each time", () => {
    for (const name of Object.keys(manifest.states)) {
      const { app } = initial(name);
      expect(JSON.parse(JSON.stringify(app))).toEqual(app);
      expect(initial(name)).toEqual(initial(name));
    }
  });

  it("refuses a state and a message it does not know", () => {
    expect(() => initial("0")).toThrow("no state 0");
    expect(() => reduce(start("1"), { type: "nonsense" })).toThrow("nothing handles nonsense");
  });
});

describe("editing", () => {
  it("formats what is selected, undoes and redoes", () => {
    const state = start("1");
    tell(state, caret("plan-4"), { type: "format.toggle", key: "bold" });
    expect(formatNow(state).bold).toBe(true);
    tell(state, { type: "undo" });
    expect(formatNow(state).bold).toBeUndefined();
    tell(state, { type: "redo" });
    expect(formatNow(state).bold).toBe(true);
  });

  it("says that it saves, and then that it has saved", () => {
    const state = start("1");
    expect(timers(tell(state, caret("plan-4"), { type: "type", text: "!" }))).toEqual(["save"]);
    expect(state.saving).toBe("saving");
    tell(state, { type: "saved" });
    expect(state.saving).toBe("saved");
  });

  it("writes at the end of a line, or suggests it", () => {
    const state = start("1");
    tell(state, caret("plan-4"), { type: "type", text: "a" }, { type: "type", text: "b" });
    expect(textAt(layoutNow(state), "plan-4").endsWith("ab")).toBe(true);
    tell(state, { type: "mode", value: "suggesting" }, { type: "type", text: "c" }, { type: "type", text: "d" });
    expect(textAt(layoutNow(state), "plan-4").endsWith("{+mine|cd}")).toBe(true);
    tell(state, { type: "suggestion.reject", id: "mine" });
    expect(textAt(layoutNow(state), "plan-4").endsWith("ab")).toBe(true);
  });

  it("changes nothing while viewing", () => {
    const state = start("1");
    tell(state, { type: "mode", value: "viewing" }, caret("plan-4"), { type: "format.toggle", key: "bold" });
    expect(state.work).toEqual({});
  });

  it("adds and removes rows and columns of a table", () => {
    const state = start("1");
    const size = () => {
      const table = layoutNow(state)
        .pages.flat()
        .find((block) => block.key === "plan-leads");
      return table?.kind === "table" ? [table.rows.length, table.widths.length] : [];
    };
    tell(
      state,
      caret("plan-leads.1-1"),
      { type: "rows.change", change: "row" },
      { type: "rows.change", change: "column" },
    );
    expect(size()).toEqual([7, 5]);
    tell(state, { type: "rows.change", change: "less-row" });
    expect(size()).toEqual([6, 5]);
    tell(state, { type: "undo" }, { type: "undo" }, { type: "undo" });
    expect(size()).toEqual([6, 4]);
  });

  it("gives chips that are put in twice different places", () => {
    const state = start("1");
    const chip = { type: "insert.text", text: " [[person:perla:chip]]" };
    tell(state, caret("plan-4"), chip, chip);
    const tokens = [...textAt(layoutNow(state), "plan-4").matchAll(/\[\[(person[^\]]*)\]\]/g)].map(
      ([, token]) => token,
    );
    expect(new Set(tokens).size).toBe(2);
  });

  it("finds and replaces", () => {
    const state = start("5");
    const count = () => matchesOf(layoutNow(state), "trustee", false, false).length;
    expect(count()).toBe(1);
    tell(state, { type: "find.replace", query: "trustee", replacement: "member", all: true });
    expect(count()).toBe(0);
  });

  it("paints a format onto what is chosen next", () => {
    const state = start("1");
    tell(state, caret("summary"), { type: "format.paint" }, caret("plan-4"));
    expect(formatNow(state).style).toBe("h1");
    expect(headingsOf(layoutNow(state)).map((one) => one.key)).toContain("plan-4");
  });
});

describe("talking", () => {
  it("accepts a suggestion once and for all", () => {
    const state = start("4");
    tell(state, { type: "suggestion.accept", id: "g-own" });
    const texts = JSON.stringify(layoutNow(state));
    expect(texts).not.toContain("g-own");
    expect(texts).toContain("gives 96,000 from");
  });

  it("does not send an empty reply", () => {
    const state = start("1");
    tell(state, { type: "talk.reply", id: "c-queue", text: " " });
    expect(state.talk.replies).toEqual({});
  });
});

describe("places", () => {
  it("restores an earlier version, and can undo it", () => {
    const state = start("6");
    const before = countsOf(layoutNow(state)).words;
    tell(state, { type: "history.choose", id: "w2" }, { type: "history.restore" });
    expect(state.screen).toBe("doc");
    expect(countsOf(layoutNow(state)).words).toBeLessThan(before);
    tell(state, { type: "undo" });
    expect(countsOf(layoutNow(state)).words).toBe(before);
  });

  it("filters, sorts and removes documents", () => {
    const state = start("2");
    const all = listed(state).length;
    tell(state, { type: "home.set", key: "owner", value: "me" });
    expect(listed(state).every((file) => file.owner === "ines")).toBe(true);
    tell(state, { type: "home.set", key: "owner", value: "anyone" }, { type: "doc.remove", id: "schools" });
    expect(listed(state).length).toBe(all - 1);
    tell(state, { type: "home.set", key: "query", value: "LANTERN" });
    expect(listed(state).map((file) => file.key)).toEqual(["lantern-risk"]);
  });

  it("converts a file from elsewhere step by step", () => {
    const state = start("15");
    let steps = 0;
    while (state.convert.phase === "opening") {
      tell(state, { type: "convert.step" });
      steps += 1;
    }
    expect(steps).toBe(10);
  });

  it("publishes only after a while", () => {
    const state = start("1");
    expect(timers(tell(state, { type: "publish.begin" }))).toEqual(["publish"]);
    expect(state.publish.phase).toBe("making");
    tell(state, { type: "publish.ready" });
    expect(state.publish.phase).toBe("on");
  });
});
