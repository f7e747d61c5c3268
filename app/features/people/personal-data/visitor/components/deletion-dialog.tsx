import { useMutation, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { api, orpc } from "#app/api/client.ts";
import { leaving } from "#app/platform/auth/use-auth.tsx";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { localText } from "#app/platform/text/local-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { readFailure } from "#app/ui/form/failure.ts";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input } from "#app/ui/input.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { CANCEL_DELETION_PATH, CODE_DIGITS, CODE_MINUTES, GRACE_DAYS } from "../../personal-data.ts";

/** Asks for confirmation, with the password or a code by email. Then signed out: a full page load follows. */
export function DeletionDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose(): void }) {
  const t = useT("personal-data");
  const { code } = useLanguage();
  const { data: departures } = useQuery(orpc.organizations.departure.queryOptions());
  const id = useId();
  const field = hasPassword ? "password" : "code";
  const form = useSimpleForm({
    initial: { password: "", code: "" },
    check: (values) => ({ [field]: values[field].trim() ? undefined : "required" }),
    problemText: (code) => t(`deletion.${field}.${code as "required" | "wrong"}`),
    send: (values) => leaving(() => api.personalData.requestDeletion({ [field]: values[field] })),
    onSent: ({ erasedAt }) => location.assign(`${CANCEL_DELETION_PATH}?closed=${erasedAt.slice(0, 10)}`),
  });
  const sending = useMutation({ mutationFn: () => api.personalData.sendDeletionCode() });
  const failure = form.failure ?? (sending.error && readFailure(sending.error));
  const isLeaving = form.isSending || form.answer !== null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("deletion.dialog.title")}
      footer={
        <>
          <Button onClick={onClose}>{t("deletion.dialog.cancel")}</Button>
          <Button variant="danger" type="submit" form={id} pending={isLeaving}>
            {t("deletion.dialog.confirm")}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="grid gap-4">
        <ul className="grid list-disc gap-1.5 ps-5 text-sm">
          <li>{t("deletion.dialog.closes")}</li>
          <li>{t("deletion.dialog.erased", { days: GRACE_DAYS })}</li>
          <li>{t("deletion.dialog.back", { days: GRACE_DAYS })}</li>
          {departures?.map(({ id, name, nameAr, successor }) => {
            const organization = localText(name, nameAr, code);
            return (
              <li key={id}>{successor ? t("deletion.dialog.successor", { organization, name: successor }) : t("deletion.dialog.ends", { organization })}</li>
            );
          })}
        </ul>
        {hasPassword ? (
          <PasswordInput label={t("deletion.password.label")} autoComplete="current-password" required {...form.text("password")} />
        ) : (
          <>
            <div className="flex flex-wrap items-center gap-3">
              <Button size="sm" onClick={() => sending.mutate()} pending={sending.isPending}>
                {t(sending.isSuccess ? "deletion.code.again" : "deletion.code.send")}
              </Button>
              <span className="text-sm text-muted" role="status">
                {sending.isSuccess && t("deletion.code.sent", { minutes: CODE_MINUTES })}
              </span>
            </div>
            <Input
              label={t("deletion.code.label")}
              inputMode="numeric"
              autoComplete="one-time-code"
              dir="ltr"
              maxLength={CODE_DIGITS}
              required
              {...form.text("code")}
            />
          </>
        )}
        <FailureNote
          form={{ failure }}
          texts={{ tooOften: t("deletion.problem.tooMany"), conflict: t("deletion.problem.lastAdmin"), failed: t("deletion.problem.failed") }}
        />
      </Form>
    </Dialog>
  );
}
