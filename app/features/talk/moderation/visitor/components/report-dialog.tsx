import { ORPCError } from "@orpc/client";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Radio } from "#app/ui/choice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { REPORT_NOTE_LENGTH, REPORT_REASONS, type ReportReason, type SubjectType } from "../../moderation.ts";

type Props = { type: SubjectType; id: string; name: string; onClose(): void };

/** Why something should be looked at. */
export function ReportDialog({ type, id, name, onClose }: Props) {
  const t = useT("moderation");
  const group = useId();
  const [reason, setReason] = useState<ReportReason | "">("");
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  const sending = useMutation({
    mutationFn: () => api.moderation.report({ type, id, reason, note }),
    onSuccess: ({ isNew }) => {
      toast(isNew ? { title: t("report.sent"), description: t("report.sentText") } : { title: t("report.again"), description: t("report.againText") });
      onClose();
    },
    onError: (error) => {
      const code = error instanceof ORPCError ? error.code : "";
      toast({ title: t(code === "TOO_MANY_REQUESTS" ? "report.tooOften" : code === "NOT_FOUND" ? "report.gone" : "report.failed"), tone: "danger" });
    },
  });
  const send = () => {
    setMissing(!reason);
    if (reason && !sending.isPending) sending.mutate();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("report.title")}
      kind="sheet"
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="danger" pending={sending.isPending} onClick={send}>
            {t("report.send")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="muted">{t.rich("report.text", { name: () => <b dir="auto">{name}</b> })}</p>
        <fieldset className="grid gap-1" aria-describedby={isMissing ? `${group}-error` : undefined}>
          <legend className="label mb-2">{t("report.reason")}</legend>
          {REPORT_REASONS.map((value) => (
            <Radio
              key={value}
              name={group}
              value={value}
              checked={reason === value}
              onChange={() => {
                setReason(value);
                setMissing(false);
              }}
              label={
                <>
                  <b className="font-medium">{t(`reason.${value}`)}</b>
                  <span className="block text-sm text-muted">{t(`reasonText.${value}`)}</span>
                </>
              }
            />
          ))}
          {isMissing && (
            <p className="text-sm text-danger" id={`${group}-error`} role="alert">
              {t("report.choose")}
            </p>
          )}
        </fieldset>
        <Textarea
          label={t("report.note")}
          hint={t("report.noteHint")}
          optional
          rows={3}
          maxLength={REPORT_NOTE_LENGTH}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
