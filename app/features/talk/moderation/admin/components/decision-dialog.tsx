import { useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Select, Textarea } from "#app/ui/input.tsx";
import type { SubjectItem } from "../../moderation.contract.ts";
import { DECISION_NOTE_LENGTH, REPORT_REASONS, type ReportReason } from "../../moderation.ts";
import { useDecide } from "./use-decide.ts";

/** Why something is taken away or closed: its author reads it, and so does everybody in the log. */
export function DecisionDialog({ subject, action, onClose }: { subject: SubjectItem; action: "hide" | "lock"; onClose(): void }) {
  const t = useT("moderation.admin");
  const texts = useT("moderation");
  const [reason, setReason] = useState<ReportReason | "">("");
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  const decide = useDecide(onClose);
  const send = () => {
    setMissing(!reason);
    if (reason && !decide.isPending) decide.mutate({ type: subject.type, id: subject.id, action, reason, note });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`ask.${action}`)}
      footer={
        <>
          <Button onClick={onClose}>{texts("cancel")}</Button>
          <Button variant="danger" pending={decide.isPending} onClick={send}>
            {t(`act.${action}`)}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="muted" dir="auto">
          {subject.title}
        </p>
        <Select
          label={t("reason")}
          hint={t("reasonHint")}
          required
          value={reason}
          error={isMissing && texts("report.choose")}
          onChange={(event) => {
            setReason(event.target.value as ReportReason | "");
            setMissing(false);
          }}
        >
          <option value="">{t("choose")}</option>
          {REPORT_REASONS.map((value) => (
            <option key={value} value={value}>
              {texts(`reason.${value}`)}
            </option>
          ))}
        </Select>
        <Textarea
          label={t("note")}
          hint={t("noteHint")}
          optional
          rows={3}
          maxLength={DECISION_NOTE_LENGTH}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
