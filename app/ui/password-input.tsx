import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "./classes.ts";
import { Field } from "./field.tsx";
import { type Common, fieldOptions, type Sized, sizeOf } from "./input.tsx";

/** A password, which can be shown. */
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
