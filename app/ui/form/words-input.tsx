import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Field } from "../field.tsx";
import { Chip } from "../marks.tsx";
import { withWords } from "./list-moves.ts";

type Option = { value: string; label: string };
type Props = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  value: readonly string[];
  onChange(value: string[]): void;
  onBlur?(): void;
  /** Suggested while typing; typing a label adds its value. */
  options?: readonly Option[];
  name?: string;
  maxLength?: number;
};

/** Several words: Enter or a comma adds, Backspace in the empty box takes the last away. */
export function WordsInput({ label, hint, error, value: items, onChange, onBlur, options = [], name, maxLength }: Props) {
  const t = useT("ui.form");
  const id = useId();
  const [text, setText] = useState("");
  const labelOf = (item: string) => options.find((option) => option.value === item)?.label ?? item;
  const add = () => {
    const next = withWords(items, text, (word) => options.find((option) => option.label === word)?.value ?? word);
    setText("");
    if (next !== items) onChange([...next]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === "," || event.key === "،") {
      event.preventDefault();
      add();
    } else if (event.key === "Backspace" && text === "" && items.length > 0) onChange(items.slice(0, -1));
  };
  return (
    <Field label={label} hint={hint ?? t("words.hint")} error={error}>
      {(aria) => (
        <div className="grid gap-2">
          {items.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {items.map((item) => (
                <Chip key={item} on removeLabel={t("rows.remove", { name: labelOf(item) })} onRemove={() => onChange(items.filter((other) => other !== item))}>
                  <bdi lang={labelOf(item) === item ? languageOf(item) : undefined}>{labelOf(item)}</bdi>
                </Chip>
              ))}
            </div>
          )}
          <input
            {...aria}
            className="input"
            name={name}
            dir="auto"
            value={text}
            maxLength={maxLength}
            list={options.length > 0 ? `${id}-options` : undefined}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              add();
              onBlur?.();
            }}
          />
          {options.length > 0 && (
            <datalist id={`${id}-options`}>
              {options.map((option) => (
                <option key={option.value} value={option.label} />
              ))}
            </datalist>
          )}
        </div>
      )}
    </Field>
  );
}
