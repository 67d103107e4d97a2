// What an app may import.
import "./components.css";

export { ART_KINDS, Art, type ArtKind, type ArtProps, Avatar, type AvatarProps } from "./art";
export * from "./commands";
export { Button, type ButtonProps, MenuButton, type MenuButtonProps } from "./components/button";
export { Carousel, type CarouselProps, type Slide, Ticker, type TickerProps } from "./components/carousel";
export { Remaining } from "./components/countdown";
export { Dialog, type DialogProps, Drawer, type DrawerProps } from "./components/dialog";
export { type DragDrop, type Draggable, type DragMove, type DragSpec, useDrag } from "./components/drag";
export { Field, type FieldProps } from "./components/field";
export { Emoji, type EmojiProps, Icon, type IconProps } from "./components/icon";
export { type Look, names } from "./components/look";
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  type MenuProps,
  MenuSeparator,
  Popover,
  type PopoverProps,
} from "./components/menu";
export type { Placement, Rect, Side, Size } from "./components/placement";
export { ScrollArea, type ScrollAreaProps } from "./components/scroll_area";
export { Select, type SelectOption, type SelectProps } from "./components/select";
export { Splitter, type SplitterProps, useSplit } from "./components/splitter";
export { Accordion, type AccordionProps, type TabItem, Tabs, type TabsProps } from "./components/tabs";
export { Checkbox, Radio, Slider, type SliderProps, Switch, type ToggleProps } from "./components/toggles";
export { HoverCard, type HoverCardProps, Tip, type TipProps } from "./components/tooltip";
export { Window, type WindowPlace, type WindowProps } from "./components/window";
export { getNow as now } from "./now";
export { type Rng, rng } from "./rng";
export { command, send } from "./store";
export type { Command, Environment, Json, Manifest, Message, Pan } from "./types";
export { useIsOpen, useKit } from "./use_kit";
