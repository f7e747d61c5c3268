import type { ReactNode } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Textarea } from "#app/ui/input.tsx";
import { checkReason, REASON_MAX } from "../../admin-users.ts";

type Props = {
  onClose(): void;
  title: ReactNode;
  text: ReactNode;
  confirm: ReactNode;
  variant: "primary" | "danger";
  /** The form's action once the reason is valid. */
  action?: string;
  onConfirm?(reason: string): Promise<unknown>;
};

/** Asks for the reason of a serious action. The text stays when it is refused. */
export function ReasonDialog({ onClose, title, text, confirm, variant, action, onConfirm }: Props) {
  const t = useT("admin-users");
  const form = useSimpleForm({
    initial: { reason: "" },
    check: ({ reason }) => ({ reason: checkReason(reason) ?? undefined }),
    problemText: (code) => (t.has(`problem.${code}`) ? t(`problem.${code}`) : t("problem.other")),
    // A full page load: nothing of the former account stays in memory.
    send: async ({ reason }): Promise<void> => {
      if (action) form.element.ref.current?.submit();
      else await onConfirm?.(reason);
    },
    onSent: () => !action && onClose(),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" form="reason-form" variant={variant} pending={form.isSending}>
            {confirm}
          </Button>
        </>
      }
    >
      <Form form={form} id="reason-form" className="grid gap-4" method="post" action={action}>
        <p>{text}</p>
        <Textarea label={t("reason.label")} hint={t("reason.hint")} maxLength={REASON_MAX} required {...form.text("reason")} />
        <FailureNote form={form} texts={{ failed: t("problem.other") }} />
      </Form>
    </Dialog>
  );
}
