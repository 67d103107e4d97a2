// Rows, fields and headings of the property panels.
import { ChevronDown, ChevronRight } from "lucide-preact";
import type { ComponentChildren } from "preact";
import { Button, Field, Icon, names, send } from "../../_kit";
import type { State } from "../state/model";

interface SectionProps {
  app: State;
  id: string;
  title: string;
  tools?: ComponentChildren;
  children?: ComponentChildren;
}

/** A part of the panel that folds. */
export function PanelSection({ app, id, title, tools, children }: SectionProps) {
  const flag = `fold:${id}`;
  const isFolded = app.flags[flag] === true;
  return (
    <section class="section" aria-label={title}>
      <div class="section-head">
        <Button
          id={`${id}.head`}
          class="section-title"
          expanded={!isFolded}
          onPress={() => send({ type: "flag", id: flag })}
        >
          {title}
          <Icon of={isFolded ? ChevronRight : ChevronDown} size={11} class="section-mark" />
        </Button>
        <span class="spring" />
        {tools}
      </div>
      {!isFolded && children}
    </section>
  );
}

interface NumberProps {
  id: string;
  label: string;
  mark: ComponentChildren;
  value: number | string;
  name: string;
  wide?: boolean;
}

/** A value of the selection, with the letter or icon that stands for it. */
export const ValueField = ({ id, label, mark, value, name, wide }: NumberProps) => (
  <span class={names("value", wide && "value-wide")}>
    <span class="value-mark" aria-hidden="true">
      {mark}
    </span>
    <Field
      id={id}
      label={label}
      value={String(value)}
      class="value-field"
      onInput={(text) => send({ type: "set", name, value: text })}
    />
  </span>
);

interface ToolProps {
  id: string;
  tip: string;
  icon: unknown;
  pressed?: boolean;
  inactive?: boolean;
  onPress: () => void;
}

export const PanelTool = ({ id, tip, icon, ...rest }: ToolProps) => (
  <Button id={id} tip={tip} class="icon-button" {...rest}>
    <Icon of={icon as never} size={16} />
  </Button>
);

export const Label = ({ app, children }: { app: State; children: string }) =>
  app.flags.labels === true ? <span class="property-label">{children}</span> : null;
