// The tools of both toolbelts.
export interface Tool {
  key: string;
  name: string;
  hint: string;
}

export interface ToolGroup {
  key: string;
  tools: readonly Tool[];
}

const tool = (key: string, name: string, hint: string): Tool => ({ key, name, hint });

export const DESIGN_TOOLS: readonly ToolGroup[] = [
  { key: "pointer", tools: [tool("move", "Move", "V"), tool("hand", "Hand tool", "H"), tool("scale", "Scale", "K")] },
  {
    key: "region",
    tools: [tool("frame", "Frame", "F"), tool("section", "Section", "Shift+S"), tool("slice", "Slice", "S")],
  },
  {
    key: "shapes",
    tools: [
      tool("rect", "Rectangle", "R"),
      tool("line", "Line", "L"),
      tool("arrow", "Arrow", "Shift+L"),
      tool("ellipse", "Ellipse", "O"),
      tool("polygon", "Polygon", ""),
      tool("star", "Star", ""),
      tool("image", "Image or video", "Ctrl+Shift+K"),
    ],
  },
  { key: "drawing", tools: [tool("pen", "Pen", "P"), tool("pencil", "Pencil", "Shift+P")] },
  { key: "words", tools: [tool("text", "Text", "T")] },
  { key: "talk", tools: [tool("comment", "Comment", "C")] },
];

export const BOARD_SHAPES: readonly Tool[] = [
  tool("shape", "Square", "R"),
  tool("oval", "Ellipse", "O"),
  tool("diamond", "Decision", ""),
  tool("pill", "Terminator", ""),
  tool("star", "Star", ""),
  tool("polygon", "Polygon", ""),
];

export const BOARD_TOOLS: readonly Tool[] = [
  tool("move", "Select", "V"),
  tool("hand", "Hand tool", "H"),
  tool("marker", "Marker", "M"),
  tool("highlighter", "Highlighter", "Shift+M"),
  tool("connector", "Connector", "X"),
  tool("text", "Text", "T"),
  tool("section", "Section", "Shift+S"),
  tool("table", "Table", "Shift+T"),
  tool("comment", "Comment", "C"),
];

export const STAMPS = [
  ["heart", "Love it"],
  ["thumb", "Agree"],
  ["star", "Best idea"],
  ["check", "Done"],
  ["help", "Unclear"],
  ["flag", "Blocked"],
] as const;

export const ACTION_LINES = [
  ["rulers", "Rulers", "View"],
  ["outlines", "Outlines", "View"],
  ["guides", "Layout guides", "View"],
  ["grid", "Pixel grid", "View"],
  ["highlight", "Highlight layers on hover", "Preferences"],
  ["keepTool", "Keep tool selected", "Preferences"],
] as const;
