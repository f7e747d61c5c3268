import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toMajor, toMinor } from "#app/platform/money/money.ts";
import { latinDigits } from "#app/platform/text/digits.ts";
import { Field } from "#app/ui/field.tsx";
import { Input, Textarea } from "#app/ui/input.tsx";
import { Chip } from "#app/ui/marks.tsx";
import type { VendorField } from "../../vendors.admin.rules.ts";
import type { VendorForm } from "./use-vendor-form.ts";
import type { VendorValues } from "./vendor-values.ts";

type FieldOf<T> = { [F in VendorField]: VendorValues[F] extends T ? F : never }[VendorField];
type Shared<F extends VendorField> = { form: VendorForm; field: F; hint?: string | undefined };

function useProblem(form: VendorForm, field: VendorField): string | undefined {
  const t = useT("vendors.admin");
  const problem = form.problems[field];
  return problem && t(`problem.${problem}`);
}

type TextField = Exclude<FieldOf<string | null>, "vendorType" | "status">;
type Extra = Pick<ComponentProps<"input">, "type" | "inputMode" | "dir" | "lang" | "placeholder" | "maxLength" | "autoComplete" | "required">;

export function TextInput({ form, field, hint, ...extra }: Shared<TextField> & Extra) {
  const t = useT("vendors.admin");
  const isKept = field === "name" || field === "slug";
  return (
    <Input
      {...extra}
      label={t(`field.${field}`)}
      hint={hint}
      error={useProblem(form, field)}
      value={form.values[field] ?? ""}
      onChange={(event) => form.set(field, isKept ? event.target.value : event.target.value || (null as never))}
      onBlur={() => form.check(field)}
    />
  );
}

export function TextArea({
  form,
  field,
  hint,
  lang,
  rows,
}: Shared<"description" | "descriptionAr" | "notesInternal" | "address"> & { lang?: string; rows?: number }) {
  const t = useT("vendors.admin");
  return (
    <Textarea
      label={t(`field.${field}`)}
      hint={hint}
      error={useProblem(form, field)}
      lang={lang}
      rows={rows}
      value={form.values[field] ?? ""}
      onChange={(event) => form.set(field, event.target.value || null)}
      onBlur={() => form.check(field)}
    />
  );
}

type NumberField = FieldOf<number | null>;
const MONEY: readonly VendorField[] = ["minProjectValue", "priceRangeMin", "priceRangeMax"];
const isRequired = (field: VendorField) => field === "rating" || field === "reviewCount";

/** Digits as they are typed; money in riyals with halalas behind the point. What is no number yet stays in the box. */
export function NumberInput({ form, field, hint, disabled }: Shared<NumberField> & { disabled?: boolean }) {
  const t = useT("vendors.admin");
  const isMoney = MONEY.includes(field);
  const value = form.values[field];
  const shown = value === null || Number.isNaN(value) ? "" : String(isMoney ? toMajor(value) : value);
  const [text, setText] = useState(shown);
  const sent = useRef(value);
  useEffect(() => {
    if (Object.is(sent.current, value)) return;
    sent.current = value;
    setText(shown);
  }, [value, shown]);
  const read = (typed: string): number | null => {
    const plain = latinDigits(typed)
      .replace(/[,\s٬]/g, "")
      .replace("٫", ".");
    if (plain === "") return isRequired(field) ? 0 : null;
    if (!/^-?\d*\.?\d*$/.test(plain)) return Number.NaN;
    return isMoney ? toMinor(plain) : Number(plain);
  };
  return (
    <Input
      label={t(`field.${field}`)}
      hint={hint}
      error={useProblem(form, field)}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      disabled={disabled}
      value={text}
      onChange={(event) => {
        const next = read(event.target.value);
        setText(event.target.value);
        sent.current = next;
        form.set(field, next as never);
      }}
      onBlur={() => form.check(field)}
    />
  );
}

type Option = { value: string; label: string };

/** Several words: Enter or a comma adds, Backspace in the empty box takes the last away. */
export function ListInput({ form, field, hint, options = [] }: Shared<"coverageAreas" | "languages" | "tags"> & { options?: readonly Option[] }) {
  const t = useT("vendors.admin");
  const id = useId();
  const [text, setText] = useState("");
  const items = form.values[field];
  const labelOf = (item: string) => options.find((option) => option.value === item)?.label ?? item;
  const add = () => {
    const words = text
      .split(/[,;،؛]/)
      .map((word) => word.trim())
      .filter(Boolean);
    const values = words.map((word) => options.find((option) => option.label === word)?.value ?? word);
    setText("");
    if (values.length > 0) form.set(field, [...new Set([...items, ...values])]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === "," || event.key === "،") {
      event.preventDefault();
      add();
    } else if (event.key === "Backspace" && text === "" && items.length > 0) form.set(field, items.slice(0, -1));
  };
  return (
    <Field label={t(`field.${field}`)} hint={hint ?? t("hint.list")} error={useProblem(form, field)}>
      {(aria) => (
        <div className="grid gap-2">
          {items.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {items.map((item) => (
                <Chip
                  key={item}
                  on
                  removeLabel={t("list.remove", { item: labelOf(item) })}
                  onRemove={() =>
                    form.set(
                      field,
                      items.filter((other) => other !== item),
                    )
                  }
                >
                  <bdi>{labelOf(item)}</bdi>
                </Chip>
              ))}
            </div>
          )}
          <input
            {...aria}
            className="input"
            dir="auto"
            value={text}
            list={options.length > 0 ? `${id}-options` : undefined}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={add}
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
