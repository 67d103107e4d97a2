// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { readDraft, writeDraft } from "./draft";
import { signInPath } from "./session";

const field = (value: string) => ({ name: "instruction", value, saved: "Click ‘Goal’." });

describe("drafts", () => {
  beforeEach(() => localStorage.clear());

  it("keep what differs from what is saved", () => {
    writeDraft(localStorage, "a-001", "3", [field("Find ‘Goal’.")]);
    expect(readDraft(localStorage, "a-001")).toEqual({ base: "3", texts: { instruction: "Find ‘Goal’." } });
    expect(readDraft(localStorage, "a-002")).toBeNull();
  });

  it("are gone once the text is as saved", () => {
    writeDraft(localStorage, "a-001", "3", [field("Find ‘Goal’.")]);
    writeDraft(localStorage, "a-001", "3", [field("Click ‘Goal’.")]);
    expect(readDraft(localStorage, "a-001")).toBeNull();
  });

  it("that are damaged are none", () => {
    localStorage.setItem("igg-draft:a-001", "{");
    expect(readDraft(localStorage, "a-001")).toBeNull();
    localStorage.setItem("igg-draft:a-001", '{"texts": "x"}');
    expect(readDraft(localStorage, "a-001")).toBeNull();
  });
});

describe("a pasted sign-in link", () => {
  const origin = "https://igg.example";

  it.each([
    "https://igg.example/sign-in/MQ:1x:y/",
    " /sign-in/MQ:1x:y/ ",
    "https://igg.example/sign-in/MQ:1x:y/?next=/tasks/",
  ])("is taken: %s", (text) => expect(signInPath(text, origin)).toBe("/sign-in/MQ:1x:y/"));

  it.each(["", "https://elsewhere.example/sign-in/x/", "/sign-in/", "/sign-out/", "https://"])(
    "is refused: %s",
    (text) => expect(signInPath(text, origin)).toBeNull(),
  );
});
