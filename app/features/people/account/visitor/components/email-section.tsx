import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/input.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { Security } from "../../account.security.contract.ts";
import { CodeField } from "./code-field.tsx";
import { CurrentPassword, SecurityForm, useSecurityForm } from "./security-form.tsx";
import { SecuritySection } from "./security-section.tsx";

/** The address of the account: confirmed or not, and changed with a code that goes to the new one. */
export function EmailSection({ security }: { security: Security }) {
  const t = useT("account.security");
  const [isOpen, setOpen] = useState(false);
  const link = useSecurityForm();
  const sent = link.answer?.sentTo;
  return (
    <SecuritySection
      title={t("email.title")}
      text={
        <>
          <bdi dir="ltr">{security.email}</bdi>
          {sent && (
            <span role="status" className="block">
              {t("email.linkSent", { email: sent })}
            </span>
          )}
        </>
      }
      aside={
        <>
          <StatusBadge tone={security.isEmailVerified ? "ok" : "warn"}>{t(security.isEmailVerified ? "email.verified" : "email.unverified")}</StatusBadge>
          {!security.isEmailVerified && !sent && (
            <link.fetcher.Form method="post">
              <Button type="submit" name="intent" value="verification" size="sm" pending={link.isPending}>
                {t("email.sendLink")}
              </Button>
            </link.fetcher.Form>
          )}
          {!isOpen && (
            <Button size="sm" onClick={() => setOpen(true)}>
              {t("email.change")}
            </Button>
          )}
        </>
      }
    >
      {isOpen && <EmailForms security={security} onClose={() => setOpen(false)} />}
    </SecuritySection>
  );
}

function EmailForms({ security, onClose }: { security: Security; onClose: () => void }) {
  const t = useT("account.security");
  const client = useQueryClient();
  const request = useSecurityForm();
  const change = useSecurityForm(() => {
    onClose();
    void client.invalidateQueries({ queryKey: orpc.account.me.queryKey() });
  });
  const sentTo = request.answer?.sentTo;
  return sentTo ? (
    <SecurityForm form={change} intent="email-code" submit={t("email.confirm")} onCancel={onClose}>
      <p role="status" className="text-sm">
        {t("email.codeSent", { email: sentTo })}
      </p>
      <input type="hidden" name="email" value={sentTo} />
      <CodeField id="email-code" label={t("code")} error={change.errorOf("code")} />
    </SecurityForm>
  ) : (
    <SecurityForm form={request} intent="email" submit={t("email.sendCode")} onCancel={onClose}>
      <Input
        id="new-email"
        name="email"
        type="email"
        label={t("email.new")}
        hint={t("email.hint")}
        error={request.errorOf("email")}
        required
        autoComplete="email"
      />
      <CurrentPassword id="email-password" hasPassword={security.hasPassword} error={request.errorOf("password")} />
    </SecurityForm>
  );
}
