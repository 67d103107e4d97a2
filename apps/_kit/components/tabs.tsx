// Tabs and accordions: what is shown is one of several, or folded away.
import { mdiChevronDown } from "@mdi/js";
import type { ComponentChildren } from "preact";
import { put } from "../commands";
import { command } from "../store";
import { useKit } from "../use_kit";
import { Button } from "./button";
import { rove } from "./focus";
import { Icon } from "./icon";
import { type Look, names } from "./look";

export interface TabItem {
  key: string;
  label: ComponentChildren;
  icon?: ComponentChildren;
  /** accessible name when the label is not text */
  name?: string;
  tip?: string;
  inactive?: boolean;
}

export interface TabsProps extends Look {
  id: string;
  label: string;
  items: readonly TabItem[];
  /** without it the kit keeps `tab:<id>`, starting with the first */
  value?: string;
  onChange?: (key: string) => void;
  tabClass?: string;
}

export function Tabs({ id, label, items, value, onChange, tabClass, ...look }: TabsProps) {
  const kept = useKit<string>(`tab:${id}`);
  const current = value ?? kept ?? items[0]?.key;
  const choose = (key: string) => {
    if (value === undefined) command(put(`tab:${id}`, key));
    onChange?.(key);
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      data-igg-area={id}
      class={names("k-tabs", look.class)}
      style={look.style}
      onKeyDown={(event) => rove(event, event.currentTarget, '[role="tab"]', "x")}
    >
      {items.map((item) => (
        <Button
          key={item.key}
          id={`${id}.${item.key}`}
          role="tab"
          label={item.name}
          tip={item.tip}
          inactive={item.inactive}
          selected={item.key === current}
          tabIndex={item.key === current ? 0 : -1}
          class={names("k-tab", tabClass)}
          onPress={() => choose(item.key)}
        >
          {item.icon}
          {item.label}
        </Button>
      ))}
    </div>
  );
}

export interface AccordionProps extends Look {
  /** of the header */
  id: string;
  title: ComponentChildren;
  /** accessible name when the title is not text */
  label?: string;
  startsOpen?: boolean;
  headClass?: string;
  /** at the right end of the header row, outside the header button */
  extra?: ComponentChildren;
  onToggle?: (isOpen: boolean) => void;
  children?: ComponentChildren;
}

export function Accordion(props: AccordionProps) {
  const { id, title, startsOpen = false } = props;
  const isOpen = useKit<boolean>(`open:${id}`) ?? startsOpen;
  return (
    <div class={names("k-accordion", props.class)} style={props.style}>
      <div class="k-accordion-row">
        <Button
          id={id}
          label={props.label}
          expanded={isOpen}
          class={names("k-accordion-head", props.headClass)}
          onPress={() => {
            command(put(`open:${id}`, !isOpen));
            props.onToggle?.(!isOpen);
          }}
        >
          <Icon path={mdiChevronDown} size={18} class="k-accordion-mark" />
          <span class="k-accordion-title">{title}</span>
        </Button>
        {props.extra}
      </div>
      {isOpen && <div class="k-accordion-body">{props.children}</div>}
    </div>
  );
}
