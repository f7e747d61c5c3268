import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "./classes.ts";
import { Field } from "./field.tsx";
import { SelectBox } from "./list/select-box.tsx";

type Common = { label: ReactNode; hint?: ReactNode; error?: ReactNode; optional?: boolean; fieldClass?: string; aside?: ReactNode };
type Sized = { inputSize?: "sm" | "md" | "lg" };

const sizeOf = (size: Sized["inputSize"]) => size !== "md" && size;

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
        const input = <input dir={isLatin ? "ltr" : "auto"} placeholder=" " {...rest} {...aria} className={classes("input", sizeOf(inputSize), className)} />;
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

export function PasswordInput({ label, hint, error, fieldClass, aside, inputSize, className, ...rest }: ComponentProps<"input"> & Common & Sized) {
  const t = useT("ui");
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} {...fieldOptions({ fieldClass, aside, id: rest.id, required: rest.required })}>
      {(aria) => (
        <span className="input-wrap">
          <input {...rest} {...aria} type={isShown ? "text" : "password"} dir="ltr" className={classes("input", sizeOf(inputSize), className)} />
          <button
            type="button"
            className="icon-btn"
            aria-label={t(isShown ? "hidePassword" : "showPassword")}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          </button>
        </span>
      )}
    </Field>
  );
}

export function Textarea({ label, hint, error, optional, fieldClass, aside, className, ...rest }: ComponentProps<"textarea"> & Common) {
  return (
    <Field label={label} hint={hint} error={error} {...fieldOptions({ optional, fieldClass, aside, id: rest.id, required: rest.required })}>
      {(aria) => <textarea dir="auto" placeholder=" " rows={4} {...rest} {...aria} className={classes("input", className)} />}
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
