import { Check, CircleAlert } from "lucide-react";
import { SIGN_UP_ROLES } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import homeowner from "../images/homeowner.webp";
import professional from "../images/professional.webp";
import vendor from "../images/vendor.webp";

const PICTURES = { homeowner, professional, vendor };

/** Homeowner, professional or vendor, as pictures with a sentence each. Never administrator. */
export function RoleChoice({ chosen, error }: { chosen: string; error: string | undefined }) {
  const t = useT("account");
  return (
    <fieldset className="border-0 p-0" aria-describedby={error ? "role-error" : undefined}>
      <legend className="vh">{t("signUp.role")}</legend>
      <div className="roles">
        {SIGN_UP_ROLES.map((role) => (
          <label key={role} className="role">
            <input type="radio" name="role" value={role} defaultChecked={chosen === role} required aria-invalid={error ? true : undefined} />
            <span className="picture">
              <img src={PICTURES[role]} width={480} height={640} alt="" />
              <Check className="tick" aria-hidden />
            </span>
            <b>{t(`role.${role}`)}</b>
            <span className="text-sm text-muted">{t(`role.${role}Text`)}</span>
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
