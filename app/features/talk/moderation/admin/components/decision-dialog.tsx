import { useId } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Select, Textarea } from "#app/ui/input.tsx";
import type { SubjectItem } from "../../moderation.contract.ts";
import { DECISION_NOTE_LENGTH, REPORT_REASONS, type ReportReason } from "../../moderation.ts";
import { useDecide } from "./use-decide.ts";

/** Asks why something is hidden or locked. The author sees the reason, and so does the public log. */
export function DecisionDialog({ subject, action, onClose }: { subject: SubjectItem; action: "hide" | "lock"; onClose(): void }) {
  const t = useT("moderation.admin");
  const texts = useT("moderation");
  const formId = useId();
  const decide = useDecide(onClose);
  const form = useSimpleForm({
    initial: { reason: "" as ReportReason | "", note: "" },
    check: ({ reason }) => ({ reason: reason ? undefined : "required" }),
    problemText: () => texts("report.choose"),
    send: (decision) => decide.mutateAsync({ type: subject.type, id: subject.id, action, ...decision }),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`ask.${action}`)}
      footer={
        <>
          <Button onClick={onClose}>{texts("cancel")}</Button>
          <Button type="submit" form={formId} variant="danger" pending={form.isSending}>
            {t(`act.${action}`)}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="grid gap-5">
        <p className="muted" dir="auto">
          {subject.title}
        </p>
        <Select label={t("reason")} hint={t("reasonHint")} required {...form.text("reason")}>
          <option value="">{t("choose")}</option>
          {REPORT_REASONS.map((value) => (
            <option key={value} value={value}>
              {texts(`reason.${value}`)}
            </option>
          ))}
        </Select>
        <Textarea label={t("note")} hint={t("noteHint")} optional rows={3} maxLength={DECISION_NOTE_LENGTH} {...form.text("note")} />
      </Form>
    </Dialog>
  );
}
