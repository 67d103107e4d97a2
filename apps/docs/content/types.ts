// What a document is made of.

export type Align = "left" | "centre" | "right" | "justify";
export type ListKind = "none" | "bullet" | "number" | "check";
export type StyleName = "p" | "title" | "subtitle" | "h1" | "h2" | "h3";

/** What formatting can change of a paragraph or cell. */
export interface Format {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
  script?: "none" | "super" | "sub";
  colour?: string;
  highlight?: string;
  font?: string;
  size?: number;
  style?: StyleName;
  align?: Align;
  list?: ListKind;
  marker?: string;
  indent?: number;
  spacing?: number;
  before?: boolean;
  after?: boolean;
  columns?: number;
  caps?: "none" | "upper" | "lower" | "title";
  border?: boolean;
  done?: boolean;
  keep?: boolean;
  rtl?: boolean;
}
export type FormatKey = keyof Format;

export interface TextBlock {
  kind: "text";
  key: string;
  /** In the markup of `markup.ts`. */
  text: string;
  format: Format;
}

export interface TableBlock {
  kind: "table";
  key: string;
  /** The first row is the heading. */
  rows: string[][];
  widths: number[];
  /** Pageless: wider than the text, scrolls within its frame. */
  wide?: boolean;
  name: string;
}

export type Wrap = "inline" | "break" | "behind" | "front";

export interface FigureBlock {
  kind: "figure";
  key: string;
  name: string;
  art: string;
  seed: string;
  width: number;
  height: number;
  wrap: Wrap;
  caption?: string;
  /** Where on its page, when the text does not make room for it. */
  x?: number;
  y?: number;
}

export interface RuleBlock {
  kind: "rule" | "break";
  key: string;
}

export interface ContentsBlock {
  kind: "contents";
  key: string;
}

export interface CodeBlock {
  kind: "code";
  key: string;
  text: string;
}

export type Block = TextBlock | TableBlock | FigureBlock | RuleBlock | ContentsBlock | CodeBlock;

/** A part of a document with pages of its own. */
export interface Tab {
  key: string;
  name: string;
  icon?: string;
  parent?: string;
  pageless?: boolean;
  pages: Block[][];
}

export interface Doc {
  key: string;
  tabs: Tab[];
}
