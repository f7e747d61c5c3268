import type { KeyboardEvent } from "react";
import { fieldOf } from "#app/ui/list/filter-field.ts";
import type { ProductSearch } from "../../products.search.ts";
import type { ProductFilterProps } from "./filter-field.ts";

type Name = "from" | "to" | "width" | "depth" | "height";
type Props = ProductFilterProps & { title: string; names: readonly Name[]; text(name: Name): string; hint?: string };

const apply = (event: KeyboardEvent<HTMLInputElement>) => event.key === "Enter" && event.currentTarget.blur();

/** Whole numbers that narrow the list when a box is left or Enter is pressed; an empty box is no limit. */
export function AmountBoxes({ search, onChange, form, title, names, text, hint }: Props) {
  const send = (name: Name, typed: string) => {
    const value = Math.trunc(Number(typed));
    const next = value > 0 ? value : null;
    if (next !== search[name]) onChange({ [name]: next } as Partial<ProductSearch>);
  };
  return (
    <div>
      <h2>{title}</h2>
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
    </div>
  );
}
