// The menus File, Edit and View.
import {
  mdiAccountPlusOutline,
  mdiAccountSupervisorOutline,
  mdiCheckCircleOutline,
  mdiClipboardTextOutline,
  mdiCloudCheckOutline,
  mdiContentCopy,
  mdiContentCut,
  mdiContentDuplicate,
  mdiContentPaste,
  mdiCursorText,
  mdiDownload,
  mdiEarth,
  mdiEmailOutline,
  mdiEyeOutline,
  mdiFileDocumentOutline,
  mdiFileDocumentPlusOutline,
  mdiFileMoveOutline,
  mdiFileSwapOutline,
  mdiFindReplace,
  mdiFolderOpenOutline,
  mdiFullscreen,
  mdiHistory,
  mdiInformationOutline,
  mdiLinkVariant,
  mdiPageLayoutHeaderFooter,
  mdiPencilOutline,
  mdiPrinterOutline,
  mdiRedo,
  mdiRename,
  mdiSelectAll,
  mdiTrashCanOutline,
  mdiUndo,
} from "@mdi/js";
import { open } from "../../_kit";
import { ZOOMS } from "../content/looks";
import { type Entry, isViewing, item, say, sub } from "./entries";

const FORMATS: readonly [string, string][] = [
  ["docx", "Word document (.docx)"],
  ["odt", "Open document (.odt)"],
  ["rtf", "Rich text (.rtf)"],
  ["pdf", "PDF document (.pdf)"],
  ["txt", "Plain text (.txt)"],
  ["html", "Web page (.html, zipped)"],
  ["epub", "Electronic book (.epub)"],
  ["md", "Markdown (.md)"],
];

export const FILE: readonly (Entry | null)[] = [
  sub(
    "new",
    "New",
    [
      item("document", "Document", { type: "doc.new", id: "blank" }, { icon: mdiFileDocumentOutline }),
      item("template", "From a template", { type: "go", screen: "gallery" }, { icon: mdiFileDocumentPlusOutline }),
      null,
      item("table", "Table", say("A new table was made in Foliary Tables")),
      item("slides", "Slides", say("New slides were made in Foliary Slides")),
      item("form", "Form", say("A new form was made in Foliary Forms")),
    ],
    { icon: mdiFileDocumentOutline },
  ),
  item("open", "Open", undefined, { icon: mdiFolderOpenOutline, hint: "Ctrl+O", does: () => [open("picker")] }),
  item("copy", "Make a copy", { type: "doc.copy" }, { icon: mdiContentDuplicate }),
  null,
  sub(
    "share",
    "Share",
    [
      item("people", "Share with others", { type: "share.open" }, { icon: mdiAccountPlusOutline }),
      item("publish", "Publish to the web", undefined, { icon: mdiEarth, does: () => [open("publish")] }),
    ],
    { icon: mdiAccountPlusOutline },
  ),
  sub(
    "email",
    "Email",
    [
      item("this", "Email this document", undefined, { icon: mdiEmailOutline, does: () => [open("email")] }),
      item("collaborators", "Email collaborators", undefined, { does: () => [open("email")] }),
      item("draft", "Email draft", { type: "insert.text", text: " To: [[person:devi:mail]]" }),
    ],
    { icon: mdiEmailOutline },
  ),
  sub(
    "download",
    "Download",
    FORMATS.map(([key, label]) => item(key, label, say(`Downloading as ${label}`))),
    { icon: mdiDownload },
  ),
  item(
    "convert",
    "Save as a Foliary document",
    { type: "convert.begin" },
    { icon: mdiFileSwapOutline, inactive: (app) => app.doc !== "insurance" || app.convert.phase !== "" },
  ),
  null,
  item("rename", "Rename", (app) => ({ type: "doc.renaming", id: app.doc }), { icon: mdiRename }),
  item("move", "Move", undefined, { icon: mdiFileMoveOutline, does: () => [open("move")] }),
  item("bin", "Move to the bin", (app) => ({ type: "doc.remove", id: app.doc }), { icon: mdiTrashCanOutline }),
  null,
  sub(
    "history",
    "Version history",
    [
      item("name", "Name current version", undefined, { does: () => [open("version.name")] }),
      item("see", "See version history", { type: "history.open" }, { hint: "Ctrl+Alt+Shift+H" }),
    ],
    { icon: mdiHistory, inactive: (app) => app.saving !== "saved" },
  ),
  item("offline", "Make available offline", (app) => ({ type: "home.offline", id: app.doc }), {
    icon: mdiCheckCircleOutline,
    checked: (app) => app.home.offline.includes(app.doc),
  }),
  null,
  item("details", "Details", undefined, { icon: mdiInformationOutline, does: () => [open("details")] }),
  sub(
    "language",
    "Language",
    ["English (UK)", "English (US)", "Dansk", "Deutsch", "Eesti", "Español", "Français", "Nederlands"].map((name) =>
      item(
        name
          .toLowerCase()
          .replace(/[^a-z]+/g, "-")
          .replace(/-$/, ""),
        name,
        { type: "choose", key: "language", value: name },
        { checked: (app) => (app.choice.language ?? "English (UK)") === name, exclusive: true },
      ),
    ),
    { icon: mdiEarth },
  ),
  item("setup", "Page setup", undefined, { icon: mdiPageLayoutHeaderFooter, does: () => [open("setup")] }),
  item("print", "Print", undefined, { icon: mdiPrinterOutline, hint: "Ctrl+P", does: () => [open("print")] }),
];

export const EDIT: readonly (Entry | null)[] = [
  item(
    "undo",
    "Undo",
    { type: "undo" },
    { icon: mdiUndo, hint: "Ctrl+Z", inactive: (app) => (app.work[`${app.doc}/${app.tab}`]?.ops.length ?? 0) === 0 },
  ),
  item(
    "redo",
    "Redo",
    { type: "redo" },
    { icon: mdiRedo, hint: "Ctrl+Y", inactive: (app) => (app.work[`${app.doc}/${app.tab}`]?.undone.length ?? 0) === 0 },
  ),
  null,
  item("cut", "Cut", { type: "cut" }, { icon: mdiContentCut, hint: "Ctrl+X", inactive: isViewing }),
  item("copy", "Copy", { type: "copy" }, { icon: mdiContentCopy, hint: "Ctrl+C" }),
  item("paste", "Paste", { type: "paste" }, { icon: mdiContentPaste, hint: "Ctrl+V", inactive: isViewing }),
  item(
    "paste-plain",
    "Paste without formatting",
    { type: "paste" },
    { icon: mdiClipboardTextOutline, hint: "Ctrl+Shift+V", inactive: isViewing },
  ),
  null,
  item("all", "Select all", { type: "select.all" }, { icon: mdiSelectAll, hint: "Ctrl+A" }),
  item(
    "none",
    "Select nothing",
    { type: "select.none" },
    { icon: mdiCursorText, inactive: (app) => app.sel === null && app.figure === "" },
  ),
  item(
    "delete",
    "Delete",
    { type: "remove.selected" },
    { icon: mdiTrashCanOutline, inactive: (app) => app.sel === null },
  ),
  null,
  item(
    "find",
    "Find and replace",
    { type: "find.begin" },
    { icon: mdiFindReplace, hint: "Ctrl+H", does: () => [open("find")] },
  ),
];

const shows = (key: string, label: string, hint = ""): Entry =>
  item(key, label, { type: "show", key }, { checked: (app) => app.show[key] === true, ...(hint ? { hint } : {}) });

export const VIEW: readonly (Entry | null)[] = [
  sub(
    "mode",
    "Mode",
    [
      item(
        "editing",
        "Editing",
        { type: "mode", value: "editing" },
        { icon: mdiPencilOutline, checked: (app) => app.mode === "editing", exclusive: true },
      ),
      item(
        "suggesting",
        "Suggesting",
        { type: "mode", value: "suggesting" },
        { icon: mdiAccountSupervisorOutline, checked: (app) => app.mode === "suggesting", exclusive: true },
      ),
      item(
        "viewing",
        "Viewing",
        { type: "mode", value: "viewing" },
        { icon: mdiEyeOutline, checked: (app) => app.mode === "viewing", exclusive: true },
      ),
    ],
    { icon: mdiPencilOutline },
  ),
  sub(
    "comments",
    "Comments",
    [
      item("all", "Show all comments", { type: "panel", name: "comments" }),
      item(
        "beside",
        "Beside the page",
        { type: "show", key: "comments" },
        { checked: (app) => app.show.comments === true },
      ),
    ],
    { icon: mdiCloudCheckOutline },
  ),
  sub(
    "zoom",
    "Zoom",
    ZOOMS.map((value) =>
      item(
        value.toLowerCase().replace("%", ""),
        value,
        { type: "zoom", value },
        { checked: (app) => app.zoom === value, exclusive: true },
      ),
    ),
  ),
  null,
  shows("print", "Show print layout"),
  shows("ruler", "Show ruler"),
  shows("outline", "Show tabs and outline", "Ctrl+Alt+A"),
  shows("equation", "Show equation toolbar"),
  shows("marks", "Show non-printing characters", "Ctrl+Shift+P"),
  null,
  item(
    "pageless",
    "Without pages",
    { type: "page.set", key: "pageless" },
    { checked: (app) => app.page.pageless, icon: mdiLinkVariant },
  ),
  item(
    "full",
    "Full screen",
    { type: "show", key: "full" },
    { icon: mdiFullscreen, checked: (app) => app.show.full === true },
  ),
];
