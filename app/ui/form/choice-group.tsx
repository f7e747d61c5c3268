import { type ReactNode, useId } from "react";
import { Radio } from "../choice.tsx";
import { classes } from "../classes.ts";
import { FieldError } from "../field.tsx";
import { toggled } from "./list-moves.ts";
import "./form.css";

type GroupProps = { label: ReactNode; hint?: ReactNode; error?: ReactNode; className?: string; children: ReactNode };

/** Several controls under one label, with what is wrong with them together. */
export function ChoiceGroup({ label, hint, error, className, children }: GroupProps) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset className={classes("field choice-group", className)} data-invalid={error ? true : undefined} aria-describedby={notes || undefined}>
      <legend className="label">{label}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

type RadiosProps<Value extends string> = Omit<GroupProps, "children"> & {
  options: readonly { value: Value; label: ReactNode; text?: ReactNode }[];
  value: Value | "" | null;
  onChange(value: Value): void;
};

/** One of a few, each with what it means. */
export function RadioGroup<Value extends string>({ options, value, onChange, ...group }: RadiosProps<Value>) {
  const name = useId();
  return (
    <ChoiceGroup {...group}>
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name}
          value={option.value}
          checked={value === option.value}
          onChange={() => onChange(option.value)}
          label={
            option.text ? (
              <>
                <b className="font-medium">{option.label}</b>
                <span className="block text-sm font-normal text-muted">{option.text}</span>
              </>
            ) : (
              option.label
            )
          }
        />
      ))}
    </ChoiceGroup>
  );
}

type ChipsProps<Value extends string> = Omit<GroupProps, "children"> & {
  options: readonly { value: Value; label: ReactNode }[];
  value: readonly string[];
  onChange(value: string[]): void;
  /** One of them, or several. */
  type?: "checkbox" | "radio";
  /** More below them. */
  children?: ReactNode;
};

/** Several of a short list, or one of it: boxes that look like chips, as large as a finger. */
export function ChoiceChips<Value extends string>({ options, value, onChange, type = "checkbox", children, ...group }: ChipsProps<Value>) {
  const name = useId();
  return (
    <ChoiceGroup {...group}>
      <div className="choice-chips">
        {options.map((option) => (
          <label key={option.value} className="chip">
            <input
              type={type}
              name={name}
              checked={value.includes(option.value)}
              onChange={(event) => onChange(type === "radio" ? [option.value] : toggled(value, option.value, event.target.checked))}
            />
            {option.label}
          </label>
        ))}
      </div>
      {children}
    </ChoiceGroup>
  );
}
