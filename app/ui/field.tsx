import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";

export type FieldAria = { id: string; "aria-describedby"?: string; "aria-invalid"?: true; required?: boolean };

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown with an icon and announced; also makes the control invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Says "optional" beside the label, for forms where most fields are required. */
  optional?: boolean;
  id?: string;
  className?: string;
  /** At the end of the label's line, such as "Forgot it?". */
  aside?: ReactNode;
  children: (aria: FieldAria) => ReactNode;
};

/** What is wrong with a field, announced. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="error" id={id} role="alert">
    <CircleAlert aria-hidden />
    <span>{children}</span>
  </p>
);

/** Label, control, hint and error, wired for screen readers. The control receives the attributes it must carry. */
export function Field({ label, hint, error, required, optional, id, className = "", aside, children }: FieldProps) {
  const t = useT("ui");
  const own = useId();
  const controlId = id ?? own;
  const notes = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(" ");
  const labelLine = (
    <label className="label" htmlFor={controlId}>
      {label}
      {optional && <span className="note"> ({t("optional")})</span>}
    </label>
  );
  return (
    <div className={`field ${className}`}>
      {aside ? (
        <div className="flex items-center justify-between gap-3">
          {labelLine}
          {aside}
        </div>
      ) : (
        labelLine
      )}
      {children({
        id: controlId,
        ...(notes && { "aria-describedby": notes }),
        ...(error ? { "aria-invalid": true } : {}),
        ...(required && { required }),
      })}
      {hint && (
        <p className="hint" id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  );
}
