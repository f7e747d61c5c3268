import { Check } from "lucide-react";
import { useState } from "react";
import { PASSWORD_MAX, PASSWORD_MIN, passwordRules } from "#app/platform/auth/password-rules.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";

type Props = { label: string; error: string | undefined; email?: string; id?: string; name?: string; inputSize?: "md" | "lg" };

/** A new password with its rules, each marked as soon as it is met. */
export function NewPassword({ label, error, email, id = "password", name = "password", inputSize = "lg" }: Props) {
  const t = useT("account");
  const [password, setPassword] = useState("");
  const rules = (
    <span className="grid gap-1">
      {passwordRules(password, email).map(({ id, isMet }) => (
        <span key={id} className={`flex items-start gap-1.5 ${isMet ? "text-ok" : ""}`}>
          <Check size={16} className={isMet ? "mt-0.5" : "mt-0.5 opacity-40"} aria-hidden />
          <span>
            {t(`rules.${id}`, { min: PASSWORD_MIN, max: PASSWORD_MAX })}
            {password !== "" && <span className="vh"> ({t(isMet ? "rules.met" : "rules.open")})</span>}
          </span>
        </span>
      ))}
    </span>
  );
  return (
    <PasswordInput
      id={id}
      name={name}
      label={label}
      hint={rules}
      error={error}
      required
      minLength={PASSWORD_MIN}
      maxLength={PASSWORD_MAX}
      autoComplete="new-password"
      inputSize={inputSize}
      onChange={(event) => setPassword(event.currentTarget.value)}
    />
  );
}
