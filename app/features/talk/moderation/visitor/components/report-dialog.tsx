import { useId } from "react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { RadioGroup } from "#app/ui/form/choice-group.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { REPORT_NOTE_LENGTH, REPORT_REASONS, type ReportReason, type SubjectType } from "../../moderation.ts";

type Props = { type: SubjectType; id: string; name: string; onClose(): void };

/** Asks what is wrong with the content. */
export function ReportDialog({ type, id, name, onClose }: Props) {
  const t = useT("moderation");
  const formId = useId();
  const failureText = useFailureText();
  const form = useSimpleForm({
    initial: { reason: "" as ReportReason | "", note: "" },
    check: ({ reason }) => ({ reason: reason ? undefined : "required" }),
    problemText: () => t("report.choose"),
    send: ({ reason, note }) => api.moderation.report({ type, id, reason, note }),
    onSent: ({ isNew }) => {
      toast(isNew ? { title: t("report.sent"), description: t("report.sentText") } : { title: t("report.again"), description: t("report.againText") });
      onClose();
    },
    onFailure: (failure) =>
      toast({ title: failureText(failure, { tooOften: t("report.tooOften"), gone: t("report.gone"), failed: t("report.failed") }), tone: "danger" }),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("report.title")}
      kind="sheet"
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" form={formId} variant="danger" pending={form.isSending}>
            {t("report.send")}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="grid gap-5">
        <p className="muted">{t.rich("report.text", { name: () => <b dir="auto">{name}</b> })}</p>
        <RadioGroup
          label={t("report.reason")}
          options={REPORT_REASONS.map((value) => ({ value, label: t(`reason.${value}`), text: t(`reasonText.${value}`) }))}
          {...form.control("reason")}
        />
        <Textarea label={t("report.note")} hint={t("report.noteHint")} optional rows={3} maxLength={REPORT_NOTE_LENGTH} {...form.text("note")} />
      </Form>
    </Dialog>
  );
}
