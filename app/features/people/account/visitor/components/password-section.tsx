import { useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Security } from "../../account.security.contract.ts";
import { NewPassword } from "./new-password.tsx";
import { CurrentPassword, SecurityForm, useSecurityForm } from "./security-form.tsx";
import { SecuritySection } from "./security-section.tsx";

export function PasswordSection({ security }: { security: Security }) {
  const t = useT("account.security");
  const [isOpen, setOpen] = useState(false);
  const link = useSecurityForm();
  const close = () => setOpen(false);
  if (!security.hasPassword)
    return (
      <SecuritySection
        title={t("password.title")}
        text={link.answer?.sentTo ? <span role="status">{t("password.linkSent", { email: link.answer.sentTo })}</span> : t("password.none")}
        aside={
          !link.answer?.sentTo && (
            <link.fetcher.Form method="post">
              <Button type="submit" name="intent" value="password-link" size="sm" pending={link.isPending}>
                {t("password.set")}
              </Button>
            </link.fetcher.Form>
          )
        }
      />
    );
  return (
    <SecuritySection
      title={t("password.title")}
      text={t("password.text")}
      aside={
        !isOpen && (
          <Button size="sm" onClick={() => setOpen(true)}>
            {t("password.change")}
          </Button>
        )
      }
    >
      {isOpen && <PasswordForm email={security.email} onClose={close} />}
    </SecuritySection>
  );
}

function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useT("account.security");
  const form = useSecurityForm(onClose);
  return (
    <SecurityForm form={form} intent="password" submit={t("password.submit")} onCancel={onClose}>
      {/* For password managers: whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <CurrentPassword id="current-password" hasPassword error={form.errorOf("password")} />
      <NewPassword id="new-password" name="newPassword" label={t("password.new")} error={form.errorOf("newPassword")} email={email} inputSize="md" />
    </SecurityForm>
  );
}
