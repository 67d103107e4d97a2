// The menu Insert.
import {
  mdiAccountOutline,
  mdiBookmarkOutline,
  mdiCalendarBlankOutline,
  mdiCameraOutline,
  mdiChartBar,
  mdiChevronDownCircleOutline,
  mdiCodeBraces,
  mdiCommentPlusOutline,
  mdiFileDocumentOutline,
  mdiFormatColumns,
  mdiFormatPageBreak,
  mdiImageOutline,
  mdiLink,
  mdiMinus,
  mdiOmega,
  mdiPageLayoutHeader,
  mdiTableLarge,
  mdiTableOfContents,
  mdiTrayArrowUp,
  mdiWatermark,
} from "@mdi/js";
import { open } from "../../_kit";
import { type Entry, item, sub } from "./entries";

const line = (key: string, label: string, text: string, format: object = {}): Entry =>
  item(key, label, { type: "insert.line", text, format: JSON.stringify(format) });

export const INSERT: readonly (Entry | null)[] = [
  sub(
    "image",
    "Image",
    [
      item("upload", "Upload from computer", undefined, { icon: mdiTrayArrowUp, does: () => [open("upload")] }),
      item("pictures", "From the picture library", { type: "panel", name: "pictures" }, { icon: mdiImageOutline }),
      item("url", "By address", undefined, { icon: mdiLink, does: () => [open("byaddress")] }),
      item(
        "camera",
        "Camera",
        { type: "insert.figure", name: "A picture from the camera", art: "portrait", seed: "portrait:ines" },
        { icon: mdiCameraOutline },
      ),
    ],
    { icon: mdiImageOutline },
  ),
  { key: "table", label: "Table", grid: "table", icon: mdiTableLarge, sub: [] },
  sub(
    "building",
    "Building blocks",
    [
      line("notes", "Meeting notes", "[[date:start:block]] Notes: attendance, decisions, actions", { style: "h3" }),
      line("draft", "Email draft", "To: [[person:hana:block]]  Subject: the harbour"),
      line("decision", "Decision log", "Decision: | Owner: | Date:", { bold: true }),
      line("question", "Question", "Question for the board:", { italic: true }),
    ],
    { icon: mdiFormatColumns },
  ),
  sub(
    "chips",
    "Smart chips",
    [
      item("person", "Person", { type: "insert.text", text: " [[person:perla:chip]]" }, { icon: mdiAccountOutline }),
      item("file", "File", { type: "insert.text", text: " [[file:crew:chip]]" }, { icon: mdiFileDocumentOutline }),
      item(
        "date",
        "Date",
        { type: "insert.text", text: " [[date:board-next:chip]]" },
        { icon: mdiCalendarBlankOutline },
      ),
      item(
        "status",
        "Drop-down",
        { type: "insert.text", text: " [[status:plan:chip]]" },
        { icon: mdiChevronDownCircleOutline },
      ),
    ],
    { icon: mdiAccountOutline },
  ),
  item("link", "Link", undefined, { icon: mdiLink, hint: "Ctrl+K", does: () => [open("link")] }),
  item(
    "drawing",
    "Drawing",
    { type: "insert.figure", name: "Drawing of the berth", art: "abstract", seed: "abstract:berth" },
    { icon: mdiWatermark },
  ),
  sub(
    "chart",
    "Chart",
    [
      item("bar", "Bar", { type: "insert.figure", name: "Bar chart", art: "chart", seed: "chart:bar:new" }),
      item("line", "Line", { type: "insert.figure", name: "Line chart", art: "chart", seed: "chart:line:new" }),
      item("pie", "Pie", { type: "insert.figure", name: "Pie chart", art: "chart", seed: "chart:pie:new" }),
    ],
    { icon: mdiChartBar },
  ),
  sub(
    "symbols",
    "Symbols",
    [
      item("special", "Special characters", undefined, { icon: mdiOmega, does: () => [open("special")] }),
      item(
        "equation",
        "Equation",
        { type: "show", key: "equation" },
        { icon: mdiOmega, checked: (app) => app.show.equation === true },
      ),
    ],
    { icon: mdiOmega },
  ),
  null,
  item("tab", "Tab", { type: "tab.add" }, { icon: mdiFileDocumentOutline, hint: "Shift+F11" }),
  item("rule", "Horizontal line", { type: "insert.rule" }, { icon: mdiMinus }),
  item("break", "Page break", { type: "insert.break" }, { icon: mdiFormatPageBreak, hint: "Ctrl+Enter" }),
  item("code", "Code block", { type: "insert.code" }, { icon: mdiCodeBraces }),
  sub(
    "page-elements",
    "Page elements",
    [
      item("contents", "Table of contents", { type: "insert.contents" }, { icon: mdiTableOfContents }),
      line("header", "Header", "Tidewell Harbour Trust", { align: "right", italic: true, size: 9 }),
      line("footnote", "Footnote", "1  See the tide tables of the pilot station.", { size: 9 }),
      item("bookmark", "Bookmark", { type: "say", text: "A bookmark was set here" }, { icon: mdiBookmarkOutline }),
    ],
    { icon: mdiPageLayoutHeader },
  ),
  null,
  item("comment", "Comment", { type: "talk.draft" }, { icon: mdiCommentPlusOutline, hint: "Ctrl+Alt+M" }),
];
