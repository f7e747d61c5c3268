import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { RadioGroup } from "#app/ui/form/choice-group.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Textarea } from "#app/ui/input.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ReportDetail } from "../../messages.admin.contract.ts";
import { DECISIONS, type Decision } from "../../messages.ts";
import { MessageFiles } from "../../visitor/components/message-files.tsx";
import { MessageText } from "../../visitor/components/message-text.tsx";
import { ReportBadge } from "./report-badge.tsx";

/** One report: what was reported, by whom, and the decision. */
export function AdminReportDialog({ id, onClose }: { id: string; onClose(): void }) {
  const t = useT("messages.admin");
  const { data: report, error, refetch } = useQuery({ ...orpc.messageReports.get.queryOptions({ input: { id } }), staleTime: 0 });
  return (
    <Dialog isOpen onClose={onClose} title={t("report", { name: report?.reported?.name ?? t("gone") })} size="wide">
      {error && !report ? (
        <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
          <p>{t("failed")}</p>
        </LocalErrorBox>
      ) : report ? (
        <div className="grid gap-5">
          <Facts report={report} />
          <Messages report={report} />
          {report.status === "open" ? <DecisionForm report={report} onClose={onClose} /> : <Decided report={report} />}
        </div>
      ) : (
        <Skeleton height="14rem" />
      )}
    </Dialog>
  );
}

function Facts({ report }: { report: ReportDetail }) {
  const t = useT("messages.admin");
  const texts = useT("messages");
  const format = useFormat();
  const person = (who: ReportDetail["reporter"]) =>
    who ? (
      <Link className="link inline" to={`/admin/users/${who.id}`}>
        <bdi>{who.name}</bdi>
      </Link>
    ) : (
      t("gone")
    );
  return (
    <dl className="facts-list text-sm">
      <div>
        <dt>{t("reported")}</dt>
        <dd>
          {person(report.reported)}
          {report.otherReports > 0 && <span className="ms-2 text-muted">{t("otherReports", { n: report.otherReports })}</span>}
        </dd>
      </div>
      <div>
        <dt>{t("reporter")}</dt>
        <dd>{person(report.reporter)}</dd>
      </div>
      <div>
        <dt>{t("reason")}</dt>
        <dd>{texts(`reason.${report.reason}`)}</dd>
      </div>
      {report.note && (
        <div>
          <dt>{t("note")}</dt>
          <dd dir="auto" className="whitespace-pre-line">
            {report.note}
          </dd>
        </div>
      )}
      <div>
        <dt>{t("received")}</dt>
        <dd>{format.date(report.createdAt, "dateTime")}</dd>
      </div>
    </dl>
  );
}

/** The reported messages, and nothing else of the conversation. */
function Messages({ report }: { report: ReportDetail }) {
  const t = useT("messages.admin");
  const texts = useT("messages");
  const format = useFormat();
  return (
    <section className="grid gap-3">
      <h3 className="text-base font-semibold">{t("messages", { n: report.messageCount })}</h3>
      <p className="text-sm text-muted">{t("onlyThese")}</p>
      <ul className="report-messages">
        {report.messages.map((message) => (
          <li key={message.position}>
            {message.files.length > 0 && <MessageFiles files={message.files} />}
            {message.body && <MessageText text={message.body} />}
            <span className="tiny muted">
              {format.date(message.sentAt, "dateTime")}
              {message.isRemoved && ` · ${texts("removed")}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DecisionForm({ report, onClose }: { report: ReportDetail; onClose(): void }) {
  const t = useT("messages.admin");
  const client = useQueryClient();
  const form = useSimpleForm({
    initial: { decision: "" as Decision | "", note: "" },
    check: ({ decision }) => ({ decision: decision ? undefined : "required" }),
    problemText: () => t("choose"),
    send: ({ decision, note }) => api.messageReports.decide({ id: report.id, decision: decision as Decision, note }),
    onSent: async () => {
      toast({ title: t("decided"), description: t("decidedText") });
      onClose();
      await client.invalidateQueries({ queryKey: orpc.messageReports.key() });
    },
    onFailure: async ({ kind }) => {
      toast({ title: t(kind === "conflict" ? "late" : "decideFailed"), tone: "danger" });
      if (kind === "conflict") await client.invalidateQueries({ queryKey: orpc.messageReports.key() });
    },
  });
  return (
    <Form form={form} className="grid gap-4 border-t border-line pt-4">
      <RadioGroup
        label={t("decide")}
        options={DECISIONS.map((value) => ({ value, label: t(`choice.${value}.label`), text: t(`choice.${value}.text`) }))}
        {...form.control("decision")}
      />
      <Textarea label={t("decisionNote")} hint={t("decisionNoteHint")} optional rows={2} maxLength={1000} {...form.text("note")} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={form.isSending}>
          {t("save")}
        </Button>
        {report.reported && (
          <Link className="btn" to={`/admin/users/${report.reported.id}`}>
            {t("suspend")}
          </Link>
        )}
      </div>
    </Form>
  );
}

function Decided({ report }: { report: ReportDetail }) {
  const t = useT("messages.admin");
  const format = useFormat();
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4 text-sm">
      <ReportBadge report={report} />
      <p className="text-muted">
        {t("decidedBy", { name: report.decidedBy ?? t("gone"), date: report.decidedAt ? format.date(report.decidedAt, "dateTime") : "" })}
      </p>
      {report.decisionNote && <p dir="auto">{report.decisionNote}</p>}
    </div>
  );
}
