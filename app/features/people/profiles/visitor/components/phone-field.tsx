import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { PhoneInput } from "#app/ui/form/phone-input.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { PhoneDialog } from "./phone-dialog.tsx";
import type { ProfileForm } from "./use-profile-form.ts";

/** The number, whether it is verified, and the way to verify it. `isOwn`: nobody can verify another person's number. */
export function PhoneField({ form, isOwn }: { form: ProfileForm; isOwn: boolean }) {
  const t = useT("profiles.edit");
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { phone } = form.stored.fields;
  const { phoneVerifiedAt } = form.stored;
  const isChanged = form.changed.includes("phone");
  return (
    <div className="grid content-start gap-2">
      <PhoneInput label={t("field.phone")} hint={t("hint.phone")} {...form.text("phone")} />
      <div className="flex min-h-9 flex-wrap items-center gap-3 text-sm">
        {isChanged && form.values.phone && <span className="text-muted">{t("phone.saveFirst")}</span>}
        {!isChanged && phone && phoneVerifiedAt && (
          <span className="inline-flex items-center gap-2 text-ok">
            <BadgeCheck size={16} aria-hidden />
            {t("phone.verified", { date: format.date(phoneVerifiedAt) })}
          </span>
        )}
        {!isChanged && phone && !phoneVerifiedAt && (
          <>
            <StatusBadge tone="warn">{t("phone.notVerified")}</StatusBadge>
            {isOwn && (
              <Button size="sm" onClick={() => setOpen(true)}>
                {t("phone.verify")}
              </Button>
            )}
          </>
        )}
      </div>
      {isOpen && phone && (
        <PhoneDialog
          phone={phone}
          onClose={() => setOpen(false)}
          onVerified={(at) => {
            setOpen(false);
            form.amend({ phoneVerifiedAt: at });
          }}
        />
      )}
    </div>
  );
}
