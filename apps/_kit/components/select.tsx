// A choice among a few, with a listbox of our own.
import { mdiCheck, mdiChevronDown } from "@mdi/js";
import type { ComponentChildren } from "preact";
import { close, open } from "../commands";
import { command } from "../store";
import { useIsOpen } from "../use_kit";
import { Button } from "./button";
import { rove } from "./focus";
import { Icon } from "./icon";
import { domIdOf, Layer } from "./layer";
import { type Look, names } from "./look";
import type { Placement } from "./placement";
import { ScrollArea } from "./scroll_area";

export interface SelectOption {
  value: string;
  label: ComponentChildren;
  inactive?: boolean;
}

export interface SelectProps extends Look {
  id: string;
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  side?: Placement;
  tip?: string;
  inactive?: boolean;
  listClass?: string;
}

export function Select(props: SelectProps) {
  const { id, label, value, options, side = "bottom-start" } = props;
  const list = `${id}.list`;
  const isOpen = useIsOpen(list);
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      <Button
        id={id}
        role="combobox"
        label={label}
        tip={props.tip}
        inactive={props.inactive}
        expanded={isOpen}
        aria-haspopup="listbox"
        aria-controls={isOpen ? domIdOf(list) : undefined}
        class={names("k-select", props.class)}
        style={props.style}
        onPress={() => command(isOpen ? close(list) : open(list))}
        onKeyDown={(event) => {
          if (props.inactive || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
          event.preventDefault();
          command(open(list));
        }}
      >
        <span class="k-select-value">{chosen?.label}</span>
        <Icon path={mdiChevronDown} size={18} class="k-select-mark" />
      </Button>
      {isOpen && (
        <Layer
          id={list}
          anchor={id}
          placement={side}
          role="listbox"
          label={label}
          class={names("k-menu k-listbox", props.listClass)}
          dismiss={() => command(close(list))}
          focuses={(layer) => layer.querySelector<HTMLElement>('[aria-selected="true"]')}
          onKeyDown={(event) => {
            if (event.key === "Tab") {
              event.preventDefault();
              command(close(list));
            } else rove(event, event.currentTarget as HTMLElement, '[role="option"]', "y");
          }}
        >
          <ScrollArea id={`${list}.items`} label={label} gutter="overlay" contentClass="k-menu-items" tabStop={false}>
            {options.map((option) => (
              <Button
                key={option.value}
                id={`${id}.${option.value}`}
                role="option"
                tabIndex={-1}
                class="k-menu-item"
                inactive={option.inactive}
                selected={option.value === value}
                onPress={() => {
                  command(close(list));
                  props.onChange(option.value);
                }}
              >
                <span class="k-menu-text">{option.label}</span>
                {option.value === value && <Icon path={mdiCheck} size={18} />}
              </Button>
            ))}
          </ScrollArea>
        </Layer>
      )}
    </>
  );
}
