// Text fields. What is typed is in the store: the kit's slice, or the app's when `value` is given.
import type { JSX } from "preact";
import { put } from "../commands";
import { command } from "../store";
import { useKit } from "../use_kit";
import { type Look, names } from "./look";

export interface FieldProps extends Look {
  id: string;
  label: string;
  placeholder?: string | undefined;
  multiline?: boolean;
  rows?: number;
  value?: string | undefined;
  onInput?: (text: string) => void;
  /** Enter; in a multiline field without Shift */
  onEnter?: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  type?: "text" | "search" | "email" | "url" | "password" | "tel" | "number";
  inactive?: boolean | undefined;
  readOnly?: boolean | undefined;
  maxLength?: number;
  role?: JSX.AriaRole;
}

type TextElement = HTMLInputElement | HTMLTextAreaElement;

export function Field(props: FieldProps) {
  const { id, label, value, multiline = false, type = "text", inactive = false } = props;
  const kept = useKit<string>(`field:${id}`);
  const shown = value ?? kept ?? "";
  const common = {
    "data-igg-id": id,
    "aria-label": label,
    "aria-disabled": inactive ? ("true" as const) : undefined,
    class: names("k-field", props.class),
    style: props.style,
    placeholder: props.placeholder,
    maxLength: props.maxLength,
    readOnly: inactive || props.readOnly,
    autocomplete: "off",
    spellcheck: false,
    role: props.role,
    value: shown,
    onFocus: props.onFocus,
    onBlur: props.onBlur,
    onInput: (event: Event) => {
      const text = (event.currentTarget as TextElement).value;
      if (value === undefined) command(put(`field:${id}`, text));
      props.onInput?.(text);
    },
    onKeyDown: (event: KeyboardEvent) => {
      props.onKeyDown?.(event);
      if (event.key !== "Enter" || event.isComposing || (multiline && event.shiftKey) || inactive) return;
      if (!props.onEnter) return;
      event.preventDefault();
      props.onEnter((event.currentTarget as TextElement).value);
    },
  };
  if (multiline) return <textarea {...common} rows={props.rows ?? 1} />;
  // A number field of the browser would bring its own buttons.
  return type === "number" ? <input {...common} type="text" inputMode="numeric" /> : <input {...common} type={type} />;
}
