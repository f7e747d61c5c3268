import { CircleAlert } from "lucide-react";
import { SIGN_UP_ROLES } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";

/** Homeowner, professional or vendor, as radio buttons with a sentence each. Never administrator. */
export function RoleChoice({ chosen, error }: { chosen: string; error: string | undefined }) {
  const t = useT("account");
  return (
    <fieldset className="grid gap-2 border-0 p-0" aria-describedby={error ? "role-error" : undefined}>
      <legend className="label mb-1.5">{t("signUp.role")}</legend>
      {SIGN_UP_ROLES.map((role) => (
        <label
          key={role}
          className="check items-start rounded-control border border-line bg-surface px-3.5 py-3 has-checked:border-palm has-checked:bg-palm-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-palm"
        >
          <input className="mt-0.5" type="radio" name="role" value={role} defaultChecked={chosen === role} required aria-invalid={error ? true : undefined} />
          <span>
            <b className="block font-medium">{t(`role.${role}`)}</b>
            <span className="text-muted">{t(`role.${role}Text`)}</span>
          </span>
        </label>
      ))}
      {error && (
        <p id="role-error" role="alert" className="flex gap-1.5 text-sm text-danger">
          <CircleAlert size={16} className="mt-0.5" aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  );
}
