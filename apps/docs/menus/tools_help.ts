// The menus Tools, Extensions and Help.
import {
  mdiBookOpenVariant,
  mdiCodeTags,
  mdiCompare,
  mdiCounter,
  mdiFormatQuoteClose,
  mdiHelpCircleOutline,
  mdiKeyboardOutline,
  mdiLightbulbOnOutline,
  mdiMagnifyScan,
  mdiMessageQuestionOutline,
  mdiMicrophoneOutline,
  mdiPuzzleOutline,
  mdiSchoolOutline,
  mdiSpellcheck,
  mdiTextBoxSearchOutline,
  mdiTranslate,
  mdiTuneVariant,
} from "@mdi/js";
import { open } from "../../_kit";
import { type Entry, item, say, sub } from "./entries";

export const TOOLS: readonly (Entry | null)[] = [
  sub(
    "spelling",
    "Spelling and grammar",
    [
      item("check", "Spelling and grammar check", { type: "spelling.begin" }, { hint: "Ctrl+Alt+X" }),
      item(
        "spell",
        "Show spelling suggestions",
        { type: "pref", key: "spelling" },
        { checked: (app) => app.prefs.spelling === true },
      ),
      item(
        "grammar",
        "Show grammar suggestions",
        { type: "pref", key: "grammar" },
        { checked: (app) => app.prefs.grammar === true },
      ),
      item(
        "personal",
        "Personal dictionary",
        { type: "pref", key: "personal" },
        { checked: (app) => app.prefs.personal === true },
      ),
    ],
    { icon: mdiSpellcheck },
  ),
  item("count", "Word count", undefined, { icon: mdiCounter, hint: "Ctrl+Shift+C", does: () => [open("count")] }),
  item("compare", "Compare documents", undefined, { icon: mdiCompare, does: () => [open("compare")] }),
  null,
  item("explore", "Explore", undefined, {
    icon: mdiMagnifyScan,
    hint: "Ctrl+Alt+Shift+I",
    does: () => [open("explore")],
  }),
  item(
    "dictionary",
    "Dictionary",
    { type: "panel", name: "dictionary" },
    { icon: mdiBookOpenVariant, hint: "Ctrl+Shift+Y" },
  ),
  item("translate", "Translate document", undefined, { icon: mdiTranslate, does: () => [open("translate")] }),
  item("voice", "Voice typing", undefined, {
    icon: mdiMicrophoneOutline,
    hint: "Ctrl+Shift+S",
    does: () => [open("voice")],
  }),
  item("citations", "Citation", { type: "insert.text", text: " (Brandt, 2026)" }, { icon: mdiFormatQuoteClose }),
  null,
  item("preferences", "Preferences", undefined, { icon: mdiTuneVariant, does: () => [open("preferences")] }),
];

export const EXTENSIONS: readonly (Entry | null)[] = [
  sub(
    "addons",
    "Add-ons",
    [
      item("get", "Get add-ons", { type: "panel", name: "addons" }),
      item("manage", "Manage add-ons", { type: "panel", name: "addons" }),
    ],
    { icon: mdiPuzzleOutline },
  ),
  item("script", "Scripts", say("No script belongs to this document"), { icon: mdiCodeTags }),
  item("snippets", "Keep snippets", { type: "panel", name: "notes" }, { icon: mdiLightbulbOnOutline }),
];

export const HELP: readonly (Entry | null)[] = [
  item("search", "Search the menus", undefined, {
    icon: mdiTextBoxSearchOutline,
    hint: "Alt+/",
    does: () => [open("finder")],
  }),
  null,
  item("help", "Help", undefined, { icon: mdiHelpCircleOutline, does: () => [open("help")] }),
  item("feedback", "Answer a question", { type: "popup.open", name: "question" }, { icon: mdiMessageQuestionOutline }),
  item("training", "Training", undefined, { icon: mdiSchoolOutline, does: () => [open("help")] }),
  item("keyboard", "Keyboard shortcuts", undefined, {
    icon: mdiKeyboardOutline,
    hint: "Ctrl+/",
    does: () => [open("keys")],
  }),
];
