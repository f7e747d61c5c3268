import { ORPCError } from "@orpc/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Select, Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { MessageItem } from "../../messages.contract.ts";
import { MAX_REPORTED, REPORT_NOTE_LENGTH, REPORT_REASONS, type ReportReason } from "../../messages.ts";

type Props = {
  id: string;
  name: string;
  items: readonly MessageItem[];
  removed: readonly number[];
  canBlock: boolean;
  onClose(): void;
};
type Problems = { reason?: string; note?: string; messages?: string };

/** Which messages the staff may read, and why. */
export function ReportDialog({ id, name, items, removed, canBlock, onClose }: Props) {
  const t = useT("messages");
  const format = useFormat();
  const client = useQueryClient();
  const theirs = items.filter((message) => !message.isMine && !message.isRemoved && !removed.includes(message.seq)).slice(-MAX_REPORTED);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(theirs.slice(-1).map((message) => message.id)));
  const [reason, setReason] = useState<ReportReason | "">("");
  const [note, setNote] = useState("");
  const [blocksToo, setBlocksToo] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const sending = useMutation({
    mutationFn: () => api.messages.report({ id, messageIds: [...chosen], reason, note, blocksToo }),
    onSuccess: async () => {
      toast({ title: t("report.sent"), description: t("report.sentText") });
      onClose();
      await client.invalidateQueries({ queryKey: orpc.messages.get.queryKey({ input: { id } }) });
    },
    onError: (error) => {
      if (error instanceof ORPCError && error.code === "INVALID") setProblems((error.data as { fields: Problems }).fields);
      else if (error instanceof ORPCError && error.code === "TOO_MANY_REQUESTS") toast({ title: t("report.tooOften"), tone: "danger" });
      else toast({ title: t("report.failed"), tone: "danger" });
    },
  });
  const submit = () => {
    const found: Problems = { ...(!reason && { reason: "required" }), ...(chosen.size === 0 && { messages: "required" }) };
    setProblems(found);
    if (Object.keys(found).length === 0) sending.mutate();
  };
  const toggle = (messageId: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(messageId);
    else next.delete(messageId);
    setChosen(next);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("report.title", { name })}
      size="wide"
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="danger" pending={sending.isPending} onClick={submit}>
            {t("report.send")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="muted">{t("report.text")}</p>
        <Select
          label={t("report.reason")}
          required
          value={reason}
          error={problems.reason && t("report.problem.reason")}
          onChange={(event) => setReason(event.target.value as ReportReason | "")}
        >
          <option value="">{t("report.choose")}</option>
          {REPORT_REASONS.map((value) => (
            <option key={value} value={value}>
              {t(`reason.${value}`)}
            </option>
          ))}
        </Select>
        <fieldset className="grid gap-2" aria-describedby={problems.messages ? "report-messages-error" : undefined}>
          <legend className="label mb-2">{t("report.messages")}</legend>
          {theirs.length === 0 && <p className="muted">{t("report.nothing")}</p>}
          {theirs.map((message) => (
            <Checkbox
              key={message.id}
              checked={chosen.has(message.id)}
              onChange={(event) => toggle(message.id, event.target.checked)}
              label={
                <span className="report-line">
                  <span dir="auto">{message.body || t("filesOnly", { n: message.files.length })}</span>
                  <span className="tiny muted">{format.date(message.at, "dateTime")}</span>
                </span>
              }
            />
          ))}
          {problems.messages && (
            <p className="text-sm text-danger" id="report-messages-error" role="alert">
              {t(problems.messages === "gone" ? "report.problem.gone" : "report.problem.messages")}
            </p>
          )}
        </fieldset>
        <Textarea
          label={t("report.note")}
          optional
          rows={3}
          maxLength={REPORT_NOTE_LENGTH}
          value={note}
          error={problems.note && t("report.problem.note")}
          onChange={(event) => setNote(event.target.value)}
        />
        {canBlock && <Checkbox checked={blocksToo} onChange={(event) => setBlocksToo(event.target.checked)} label={t("report.blockToo", { name })} />}
      </div>
    </Dialog>
  );
}
