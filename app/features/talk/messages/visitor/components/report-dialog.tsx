import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ChoiceGroup } from "#app/ui/form/choice-group.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { toggled } from "#app/ui/form/list-moves.ts";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Select, Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { MessageItem } from "../../messages.contract.ts";
import { MAX_REPORTED, REPORT_NOTE_LENGTH, REPORT_REASONS, type ReportReason } from "../../messages.ts";

type Props = {
  id: string;
  title: string;
  name: string;
  items: readonly MessageItem[];
  removed: readonly number[];
  canBlock: boolean;
  onClose(): void;
};
type Problems = { reason?: string; note?: string; messages?: string };

/** Which messages the staff may read, and why. */
export function ReportDialog({ id, title, name, items, removed, canBlock, onClose }: Props) {
  const t = useT("messages");
  const format = useFormat();
  const client = useQueryClient();
  const theirs = items.filter((message) => !message.isMine && !message.isRemoved && !removed.includes(message.seq)).slice(-MAX_REPORTED);
  const formId = useId();
  const failureText = useFailureText();
  const form = useSimpleForm({
    initial: { messages: theirs.slice(-1).map((message) => message.id), reason: "" as ReportReason | "", note: "", blocksToo: false },
    check: ({ messages, reason }): Problems => ({ ...(!reason && { reason: "required" }), ...(messages.length === 0 && { messages: "required" }) }),
    problemText: (code, place) => t(place === "messages" && code === "gone" ? "report.problem.gone" : `report.problem.${place as "reason"}`),
    send: ({ messages, ...rest }) => api.messages.report({ id, messageIds: messages, ...rest }),
    onSent: async () => {
      toast({ title: t("report.sent"), description: t("report.sentText") });
      onClose();
      await client.invalidateQueries({ queryKey: orpc.messages.get.queryKey({ input: { id } }) });
    },
    onFailure: (failure) => toast({ title: failureText(failure, { tooOften: t("report.tooOften"), failed: t("report.failed") }), tone: "danger" }),
  });
  const { messages, blocksToo } = form.values;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="wide"
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
        <p className="muted">{t("report.text")}</p>
        <Select label={t("report.reason")} required {...form.text("reason")}>
          <option value="">{t("report.choose")}</option>
          {REPORT_REASONS.map((value) => (
            <option key={value} value={value}>
              {t(`reason.${value}`)}
            </option>
          ))}
        </Select>
        <ChoiceGroup label={t("report.messages")} error={form.error("messages")}>
          {theirs.length === 0 && <p className="muted">{t("report.nothing")}</p>}
          {theirs.map((message) => (
            <Checkbox
              key={message.id}
              checked={messages.includes(message.id)}
              onChange={(event) => form.set("messages", toggled(messages, message.id, event.target.checked))}
              label={
                <span className="report-line">
                  <span dir="auto">{message.body || t("filesOnly", { n: message.files.length })}</span>
                  <span className="tiny muted">{format.date(message.at, "dateTime")}</span>
                </span>
              }
            />
          ))}
        </ChoiceGroup>
        <Textarea label={t("report.note")} optional rows={3} maxLength={REPORT_NOTE_LENGTH} {...form.text("note")} />
        {canBlock && <Checkbox checked={blocksToo} onChange={(event) => form.set("blocksToo", event.target.checked)} label={t("report.blockToo", { name })} />}
      </Form>
    </Dialog>
  );
}
