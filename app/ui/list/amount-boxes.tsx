import { type KeyboardEvent, useId } from "react";
import { fieldOf } from "./filter-field.ts";

type Props<Name extends string> = {
  search: Readonly<Record<Name, number | null>>;
  onChange(next: Partial<Record<Name, number | null>>): void;
  form?: string;
  title: string;
  names: readonly Name[];
  text(name: Name): string;
  hint?: string;
};

const apply = (event: KeyboardEvent<HTMLInputElement>) => event.key === "Enter" && event.currentTarget.blur();

/** Whole numbers that narrow the list when a box is left or Enter is pressed; an empty box is no limit. */
export function AmountBoxes<Name extends string>({ search, onChange, form, title, names, text, hint }: Props<Name>) {
  const head = useId();
  const send = (name: Name, typed: string) => {
    const value = Math.trunc(Number(typed));
    const next = value > 0 ? value : null;
    if (next !== search[name]) onChange({ [name]: next } as Partial<Record<Name, number | null>>);
  };
  return (
    <fieldset className="amount-boxes" aria-labelledby={head}>
      <h2 id={head}>{title}</h2>
      <div className="amounts">
        {names.map((name) => (
          <label key={`${name} ${search[name]}`}>
            <span>{text(name)}</span>
            <input
              className="input sm"
              type="number"
              inputMode="numeric"
              min={1}
              step={1}
              {...fieldOf(form, name)}
              defaultValue={search[name] ?? ""}
              onBlur={(event) => send(name, event.currentTarget.value)}
              onKeyDown={apply}
            />
          </label>
        ))}
      </div>
      {hint && <p className="hint">{hint}</p>}
    </fieldset>
  );
}
