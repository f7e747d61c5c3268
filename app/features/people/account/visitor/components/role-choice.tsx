import { Check, CircleAlert } from "lucide-react";
import { SIGN_UP_ROLES, type SignUpRole } from "#app/platform/auth/viewer.ts";
import homeowner from "../images/homeowner.webp";
import professional from "../images/professional.webp";
import vendor from "../images/vendor.webp";

const PICTURES = { homeowner, professional, vendor };

type Props = {
  legend: string;
  texts: Record<SignUpRole, { name: string; text: string }>;
  chosen: string;
  /** With it the choice is controlled. */
  onChoose?: (role: SignUpRole) => void;
  error: string | undefined;
};

/** Homeowner, professional or vendor, as pictures with a sentence each. Never administrator. */
export function RoleChoice({ legend, texts, chosen, onChoose, error }: Props) {
  return (
    <fieldset className="border-0 p-0" data-invalid={error ? true : undefined} aria-describedby={error ? "role-error" : undefined}>
      <legend className="vh">{legend}</legend>
      <div className="roles">
        {SIGN_UP_ROLES.map((role) => (
          <label key={role} className="role">
            <input
              className="over-label"
              type="radio"
              name="role"
              value={role}
              {...(onChoose ? { checked: chosen === role, onChange: () => onChoose(role) } : { defaultChecked: chosen === role, required: true })}
              aria-invalid={error ? true : undefined}
            />
            <span className="picture">
              <img src={PICTURES[role]} width={480} height={640} alt="" />
              <Check className="tick" aria-hidden />
            </span>
            <b>{texts[role].name}</b>
            <span className="text-sm text-muted">{texts[role].text}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id="role-error" role="alert" className="mt-3 flex gap-1.5 text-sm text-danger">
          <CircleAlert size={16} className="mt-0.5" aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  );
}
