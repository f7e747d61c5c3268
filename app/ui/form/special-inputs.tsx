import { type ComponentProps, useState } from "react";
import { clock } from "#app/platform/languages/clock.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { DayBox } from "../day-box.tsx";
import { Field } from "../field.tsx";
import { fieldOptions, type Input, Select } from "../input.tsx";

type DateProps = Omit<ComponentProps<typeof Input>, "type" | "value" | "icon" | "inputSize" | "className"> & { value: string };

/** A calendar day as YYYY-MM-DD, by typing or from the browser's calendar. A day that was typed in part counts as none, so it is said. */
export function DateInput({ label, hint, error, optional, fieldClass, aside, onBlur, ...rest }: DateProps) {
  const t = useT("ui");
  const [isPart, setPart] = useState(false);
  return (
    <Field
      label={label}
      hint={hint}
      error={isPart ? t("partOfDay") : error}
      {...fieldOptions({ optional, fieldClass, aside, id: rest.id, required: rest.required })}
    >
      {(aria) => (
        <DayBox
          {...rest}
          {...aria}
          className="input"
          empty={t("noDay")}
          onBlur={(event) => {
            setPart(event.target.validity.badInput);
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}

const HALF_HOURS = Array.from({ length: 48 }, (_, n) => `${String(n >> 1).padStart(2, "0")}:${n % 2 ? "30" : "00"}`);

type TimeProps = Omit<ComponentProps<typeof Select>, "value" | "children"> & { value: string; none: string };

/** A time of day as HH:MM, to the half hour and in the page's language; the browser's own box speaks another. A stored time between stays a choice. */
export function TimeInput({ value, none, ...rest }: TimeProps) {
  const format = useFormat();
  const times = value === "" || HALF_HOURS.includes(value) ? HALF_HOURS : [...HALF_HOURS, value].sort();
  return (
    <Select {...rest} value={value}>
      <option value="">{none}</option>
      {times.map((time) => (
        <option key={time} value={time}>
          {clock(format, time)}
        </option>
      ))}
    </Select>
  );
}
