import { type ComponentProps, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DayBox } from "../day-box.tsx";
import { Field } from "../field.tsx";
import { fieldOptions, Input } from "../input.tsx";

type Props = Omit<ComponentProps<typeof Input>, "type">;

/** A telephone number: the keyboard of a phone, left to right, offered by the browser. */
export const PhoneInput = (props: Props) => <Input autoComplete="tel" inputMode="tel" {...props} type="tel" />;

type DateProps = Omit<Props, "value" | "icon" | "inputSize" | "className"> & { value: string };

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
