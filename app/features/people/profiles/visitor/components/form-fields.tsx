import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { MessageKey } from "#app/platform/languages/namespaces.ts";
import { toMajor, toMinor } from "#app/platform/money/money.ts";
import { Input, Textarea } from "#app/ui/input.tsx";
import type { ProfileField, ProfileFields } from "../../profiles.ts";
import type { ProfileForm } from "./use-profile-form.ts";

type FieldOf<T> = { [F in ProfileField]: ProfileFields[F] extends T ? F : never }[ProfileField];
type TextFields = FieldOf<string | null>;

/** The sentence for what is wrong at a place of the form. */
export function useProblem(form: ProfileForm): (place: string) => string | undefined {
  const t = useT("profiles.edit");
  return (place) => {
    const problem = form.problems[place];
    return problem && t(`problem.${problem}`);
  };
}

type Extra = Pick<ComponentProps<"input">, "type" | "dir" | "maxLength" | "autoComplete" | "required" | "lang">;

export function TextField({ form, field, hint, ...extra }: { form: ProfileForm; field: TextFields; hint?: ReactNode } & Extra) {
  const t = useT("profiles.edit");
  return (
    <Input
      {...extra}
      label={t(`field.${field}`)}
      hint={hint}
      error={useProblem(form)(field)}
      value={form.values[field] ?? ""}
      onChange={(event) => form.set(field, (field === "fullName" ? event.target.value : event.target.value || null) as never)}
      onBlur={() => form.check(field)}
    />
  );
}

export function TextArea({ form, field, hint, rows = 5 }: { form: ProfileForm; field: TextFields; hint?: ReactNode; rows?: number }) {
  const t = useT("profiles.edit");
  return (
    <Textarea
      label={t(`field.${field}`)}
      hint={hint}
      error={useProblem(form)(field)}
      rows={rows}
      value={form.values[field] ?? ""}
      onChange={(event) => form.set(field, (event.target.value || null) as never)}
      onBlur={() => form.check(field)}
    />
  );
}

type NumberProps = {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  error?: ReactNode;
  hint?: ReactNode;
  isMoney?: boolean;
  onBlur?: () => void;
  fieldClass?: string;
};

function read(typed: string, isMoney: boolean): number | null {
  const plain = typed
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[,\s٬]/g, "")
    .replace("٫", ".");
  if (plain === "") return null;
  if (!/^\d*\.?\d*$/.test(plain)) return Number.NaN;
  return isMoney ? toMinor(Number(plain)) : Number(plain);
}

/** Digits as they are typed, in any script; money in riyals. What is no number yet stays in the box. */
export function NumberBox({ value, onChange, isMoney = false, ...rest }: NumberProps) {
  const shown = value === null || Number.isNaN(value) ? "" : String(isMoney ? toMajor(value) : value);
  const [text, setText] = useState(shown);
  const sent = useRef(value);
  useEffect(() => {
    if (Object.is(sent.current, value)) return;
    sent.current = value;
    setText(shown);
  }, [value, shown]);
  return (
    <Input
      {...rest}
      inputMode={isMoney ? "decimal" : "numeric"}
      dir="ltr"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        const next = read(event.target.value, isMoney);
        setText(event.target.value);
        sent.current = next;
        onChange(next);
      }}
    />
  );
}

type ChoiceProps<T extends string> = {
  label: ReactNode;
  options: readonly T[];
  textOf: (option: T) => string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: ReactNode;
};

/** Several of a fixed list, each a check box that looks like a chip. */
export function ChoiceChips<T extends string>({ label, options, textOf, chosen, onChange, error }: ChoiceProps<T>) {
  const id = useId();
  return (
    <fieldset className="choice-chips" aria-describedby={error ? id : undefined}>
      <legend className="label">{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option} className="chip">
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={(event) => onChange(event.target.checked ? [...chosen, option] : chosen.filter((other) => other !== option))}
            />
            {textOf(option)}
          </label>
        ))}
      </div>
      {error && (
        <p className="error" id={id} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

export function FormSection({ title, text, wide, children }: { title: MessageKey<"profiles.edit">; text?: ReactNode; wide?: boolean; children: ReactNode }) {
  const t = useT("profiles.edit");
  return (
    <section className="sect">
      <h2>{t(title)}</h2>
      {text && <p className="-mt-3 mb-4 text-sm text-muted">{text}</p>}
      <div className={wide ? "grid gap-6" : "grid gap-5 sm:grid-cols-2"}>{children}</div>
    </section>
  );
}
