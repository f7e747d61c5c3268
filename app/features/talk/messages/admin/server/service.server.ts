import { sql } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { sendEvents } from "#app/platform/live/person-events.server.ts";
import type { ReportDetail, ReportItem, ReportList } from "../../messages.admin.contract.ts";
import type { Decision, ReportReason, ReportStatus } from "../../messages.ts";
import { messageReportStatus } from "../../server/report-status.server.ts";
import { filesOf } from "../../server/service.server.ts";

const PER_PAGE = 20;
const EXCERPT = 160;

type Row = {
  id: string;
  reason: ReportReason;
  note: string;
  status: ReportStatus;
  decision: Decision | null;
  decision_note: string;
  decided_by_name: string | null;
  decided_at: Date | null;
  created_at: Date;
  conversation_id: string | null;
  reporter_id: string | null;
  reporter_name: string | null;
  reporter_email: string | null;
  reported_id: string | null;
  reported_name: string | null;
  reported_email: string | null;
  message_count: number;
  excerpt: string | null;
};

const columns = (
  language: string,
) => sql`r.id, r.reason, r.note, r.status, r.decision, r.decision_note, ${personName(language, "d")} decided_by_name, r.decided_at, r.created_at, r.conversation_id,
  r.reporter_id, ${personName(language, "a")} reporter_name, a.email reporter_email, r.reported_id, ${personName(language, "b")} reported_name, b.email reported_email,
  (select count(*)::int from message_report_messages m where m.report_id = r.id) message_count,
  (select left(m.body, ${EXCERPT}) from message_report_messages m where m.report_id = r.id order by m.position limit 1) excerpt`;
const joins = sql`left join users a on a.id = r.reporter_id left join users b on b.id = r.reported_id left join users d on d.id = r.decided_by`;

const person = (id: string | null, name: string | null, email: string | null) => (id && name !== null && email !== null ? { id, name, email } : null);

const present = (row: Row): ReportItem => ({
  id: row.id,
  reason: row.reason,
  note: row.note,
  status: row.status,
  decision: row.decision,
  decisionNote: row.decision_note,
  decidedBy: row.decided_by_name,
  decidedAt: row.decided_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  reporter: person(row.reporter_id, row.reporter_name, row.reporter_email),
  reported: person(row.reported_id, row.reported_name, row.reported_email),
  messageCount: row.message_count,
  excerpt: row.excerpt ?? "",
});

export async function listReports({ status, after }: { status: ReportStatus | ""; after?: string | undefined }, language: string): Promise<ReportList> {
  const query = sql<Row>`select ${columns(language)} from message_reports r ${joins} where true ${status ? sql`and r.status = ${status}` : sql``}`;
  const [{ rows, next }, open] = await Promise.all([
    pageOf(query, { order: newestFirst("message-reports"), after, limit: PER_PAGE }),
    sql<{ n: number }>`select count(*)::int n from message_reports where status = 'open'`.execute(db),
  ]);
  return { items: rows.map(present), next, open: open.rows[0]?.n ?? 0 };
}

/** The report's copies and the files of those messages; nothing else of the conversation is read. */
export async function getReport(id: string, language: string): Promise<ReportDetail> {
  const { rows } = await sql<Row & { other_reports: number }>`
    select ${columns(language)}, (select count(*)::int from message_reports x where x.reported_id = r.reported_id and x.id <> r.id) other_reports
    from message_reports r ${joins} where r.id = ${id}`.execute(db);
  const row = rows[0];
  if (!row) throw notFound();
  const messages = await db
    .selectFrom("message_report_messages as r")
    .leftJoin("messages as m", "m.id", "r.message_id")
    .select(["r.position", "r.message_id", "r.body", "r.sent_at", "m.removed_at"])
    .where("r.report_id", "=", id)
    .orderBy("r.position")
    .execute();
  const files = await filesOf(messages.flatMap(({ message_id }) => message_id ?? []));
  return {
    ...present(row),
    otherReports: row.other_reports,
    messages: messages.map((message) => ({
      position: message.position,
      body: message.body,
      sentAt: message.sent_at.toISOString(),
      isRemoved: message.message_id === null || message.removed_at !== null,
      files: files
        .filter((file) => message.message_id !== null && file.message_id === message.message_id)
        .map(({ file_id, name, byte_size, width, height }) => ({
          id: file_id,
          kind: width ? ("photo" as const) : ("file" as const),
          name,
          size: Number(byte_size),
          width,
          height,
        })),
    })),
  };
}

type Decided = { id: string; decision: Decision; note: string };

/** Decides once. The reporter is always notified; the reported person only of a warning or removal. */
export async function decideReport({ id, decision, note }: Decided, viewer: Viewer): Promise<{ id: string; decision: Decision }> {
  await db.transaction().execute(async (trx) => {
    const set = { decision, decision_note: note, decided_by: viewer.id, decided_at: new Date() };
    const moved = await messageReportStatus.move(trx, id, "decide", { by: viewer, set });
    if (!moved) return;
    const report = moved.row;
    if (decision === "removed") {
      await sql`update messages set removed_at = now()
        where removed_at is null and id in (select message_id from message_report_messages where report_id = ${id})`.execute(trx);
    }
    await recordAudit(trx, {
      actor: viewer,
      action: `report.${decision}`,
      entityType: "message_report",
      entityId: id,
      changes: { status: ["open", "decided"] },
    });
    const concerned = [report.reporter_id, decision === "dismissed" ? null : report.reported_id].filter((person) => person !== null);
    await notifyPerson(
      trx,
      concerned.map((userId) => ({ userId, kind: "report_decided" as const, href: "/dashboard/messages", actorId: viewer.id })),
    );
    const { conversation_id: conversationId } = report;
    if (decision === "removed" && conversationId) {
      const people = await trx.selectFrom("conversation_people").select("user_id").where("conversation_id", "=", conversationId).execute();
      await sendEvents(
        people.map(({ user_id }) => ({ userId: user_id, event: { topic: "message", conversationId } })),
        trx,
      );
    }
  });
  return { id, decision };
}
