import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";
import { Field } from "./field.tsx";
import { SelectBox } from "./list/select-box.tsx";

export type Common = { label: ReactNode; hint?: ReactNode; error?: ReactNode; optional?: boolean; fieldClass?: string; aside?: ReactNode };
export type Sized = { inputSize?: "sm" | "md" | "lg" };

export const sizeOf = (size: Sized["inputSize"]) => size !== "md" && size;

/** What is asked for in Arabic runs right to left also while it is empty. */
const directionOf = (lang: string | undefined) => (lang === "ar" ? "rtl" : "auto");

/** A labelled text input; `icon` stands inside at the start. E-mail, phone, numbers and addresses read left to right. */
export function Input({
  label,
  hint,
  error,
  optional,
  fieldClass,
  aside,
  inputSize,
  icon,
  className,
  ...rest
}: ComponentProps<"input"> & Common & Sized & { icon?: ReactNode }) {
  const isLatin = rest.type === "email" || rest.type === "tel" || rest.type === "url" || rest.type === "number";
  return (
    <Field label={label} hint={hint} error={error} {...fieldOptions({ optional, fieldClass, aside, id: rest.id, required: rest.required })}>
      {(aria) => {
        const input = (
          <input
            dir={isLatin ? "ltr" : directionOf(rest.lang)}
            placeholder=" "
            {...rest}
            {...aria}
            className={classes("input", sizeOf(inputSize), className)}
          />
        );
        return icon ? (
          <span className="input-wrap">
            {icon}
            {input}
          </span>
        ) : (
          input
        );
      }}
    </Field>
  );
}

export function Textarea({ label, hint, error, optional, fieldClass, aside, className, ...rest }: ComponentProps<"textarea"> & Common) {
  return (
    <Field label={label} hint={hint} error={error} {...fieldOptions({ optional, fieldClass, aside, id: rest.id, required: rest.required })}>
      {(aria) => <textarea dir={directionOf(rest.lang)} placeholder=" " rows={4} {...rest} {...aria} className={classes("input", className)} />}
    </Field>
  );
}

/** The browser's own select: best on phones, free for keyboards. */
export function Select({
  label,
  hint,
  error,
  optional,
  fieldClass,
  aside,
  inputSize,
  className,
  children,
  ...rest
}: ComponentProps<"select"> & Common & Sized) {
  return (
    <Field label={label} hint={hint} error={error} {...fieldOptions({ optional, fieldClass, aside, id: rest.id, required: rest.required })}>
      {(aria) => (
        <SelectBox {...rest} {...aria} className={className} inputSize={inputSize ?? "md"}>
          {children}
        </SelectBox>
      )}
    </Field>
  );
}

export function fieldOptions(options: {
  optional?: boolean | undefined;
  fieldClass?: string | undefined;
  aside?: ReactNode;
  id?: string | undefined;
  required?: boolean | undefined;
}) {
  return {
    ...(options.optional && { optional: true }),
    ...(options.fieldClass && { className: options.fieldClass }),
    ...(options.aside ? { aside: options.aside } : {}),
    ...(options.id && { id: options.id }),
    ...(options.required && { required: true }),
  };
}
