import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { HistoryEntry, LogEntry, QueueEntry, QueueList, Topic } from "../moderation.contract.ts";
import type { Decision, QueueTab, ReportReason, SubjectType } from "../moderation.ts";
import { findSubjects, subjectSources } from "./subjects.server.ts";

const PER_PAGE = 20;
/** Of a thing that very many reported the first ones tell enough. */
const REPORTS_SHOWN = 20;

type After = { after?: string | undefined };
type Waiting = { cursor: string; since: Date; subject_type: SubjectType; subject_id: string };
type ReportRow = {
  id: string;
  subject_id: string;
  reason: ReportReason;
  note: string;
  reporter_id: string | null;
  reporter_name: string | null;
  created_at: Date;
};

const pendingSubjects = () => Object.entries(subjectSources()).flatMap(([type, { pending }]) => (pending ? [[type, pending] as const] : []));

// Ids grow with time: the first report's, or the post's own, is the place in the queue.
const WAITING: Record<QueueTab, (after: string | undefined) => RawBuilder<Waiting>> = {
  review: (after) => sql`
    select * from (${sql.join(
      pendingSubjects().map(
        ([type, pending]) => sql`(select p.id cursor, p.created_at since, ${type}::text subject_type, p.id subject_id from (${pending}) p
          ${after ? sql`where p.id > ${after}` : sql``} order by p.id limit ${PER_PAGE + 1})`,
      ),
      sql` union all `,
    )}) x order by cursor limit ${PER_PAGE + 1}`,
  reports: (after) => sql`
    select min(id::text)::uuid cursor, min(created_at) since, subject_type, subject_id from moderation_reports where status = 'open'
    group by subject_type, subject_id ${after ? sql`having min(id::text)::uuid > ${after}` : sql``} order by 1 limit ${PER_PAGE + 1}`,
};

export async function listQueue({ tab, after }: { tab: QueueTab } & After): Promise<QueueList> {
  const [{ rows }, counts] = await Promise.all([WAITING[tab](after).execute(db), countTabs()]);
  const page = rows.slice(0, PER_PAGE);
  const keys = page.map((row) => ({ type: row.subject_type, id: row.subject_id }));
  const [subjectOf, reports] = await Promise.all([findSubjects(keys), openReports(keys.map(({ id }) => id))]);
  const items = page.map((row, index): QueueEntry => {
    const key = keys[index] as (typeof keys)[number];
    return {
      ...(subjectOf(key) ?? { ...key, title: "", text: "", href: "", author: null, status: "gone" as const, isLocked: false, photos: [] }),
      cursor: row.cursor,
      since: row.since.toISOString(),
      reports: reports
        .filter(({ subject_id }) => subject_id === key.id)
        .map((report) => ({
          id: report.id,
          reason: report.reason,
          note: report.note,
          reporter: report.reporter_id ? { id: report.reporter_id, name: report.reporter_name ?? "" } : null,
          createdAt: report.created_at.toISOString(),
        })),
    };
  });
  return { items, next: rows.length > PER_PAGE ? (page.at(-1)?.cursor ?? null) : null, counts };
}

async function openReports(ids: readonly string[]): Promise<ReportRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ReportRow>`
    select r.*, u.name reporter_name from unnest(${ids}::uuid[]) x(id)
    cross join lateral (select r.id, r.subject_id, r.reason, r.note, r.reporter_id, r.created_at from moderation_reports r
      where r.subject_id = x.id and r.status = 'open' order by r.created_at limit ${REPORTS_SHOWN}) r
    left join users u on u.id = r.reporter_id order by r.created_at`.execute(db);
  return rows;
}

const pendingCount = () =>
  sql.join(
    pendingSubjects().map(([, pending]) => sql`(select count(*) from (${pending}) p)`),
    sql` + `,
  );
const reportedCount = sql`select count(*) from (select distinct subject_type, subject_id from moderation_reports where status = 'open') x`;

/** Everything that waits, as a query for one number. */
export const countWaiting = () => sql`select ${pendingCount()} + (${reportedCount})`;

async function countTabs(): Promise<Record<QueueTab, number>> {
  const { rows } = await sql<Record<QueueTab, number>>`select (${pendingCount()})::int review, (${reportedCount})::int reports`.execute(db);
  return rows[0] ?? { review: 0, reports: 0 };
}

type LogRow = {
  id: string;
  subject_type: SubjectType;
  subject_id: string;
  action: Decision;
  reason: ReportReason | null;
  note: string;
  reports: number;
  actor_id: string | null;
  actor_name: string | null;
  actor_role: string;
  topic: string | null;
  created_at: Date;
};

async function logRows(where: RawBuilder<unknown>, after: string | undefined): Promise<{ rows: LogRow[]; next: string | null }> {
  const { rows } = await sql<LogRow>`
    select l.*, u.name actor_name from moderation_log l left join users u on u.id = l.actor_id
    where ${where} ${after ? sql`and (l.created_at, l.id) < (select x.created_at, x.id from moderation_log x where x.id = ${after})` : sql``}
    order by l.created_at desc, l.id desc limit ${PER_PAGE + 1}`.execute(db);
  const page = rows.slice(0, PER_PAGE);
  return { rows: page, next: rows.length > PER_PAGE ? (page.at(-1)?.id ?? null) : null };
}

export async function listHistory({ after }: After): Promise<{ items: HistoryEntry[]; next: string | null }> {
  const { rows, next } = await logRows(sql`true`, after);
  const subjectOf = await findSubjects(rows.map((row) => ({ type: row.subject_type, id: row.subject_id })));
  const items = rows.map((row) => ({
    id: row.id,
    type: row.subject_type,
    decision: row.action,
    reason: row.reason,
    note: row.note,
    reports: row.reports,
    actor: row.actor_id ? { id: row.actor_id, name: row.actor_name ?? "" } : null,
    createdAt: row.created_at.toISOString(),
    subject: subjectOf({ type: row.subject_type, id: row.subject_id }),
  }));
  return { items, next };
}

async function findTopics(slugs: readonly string[]): Promise<ReadonlyMap<string, Topic>> {
  if (slugs.length === 0) return new Map();
  const found = await Promise.all(Object.values(subjectSources()).map(({ topics }) => topics?.(slugs) ?? []));
  return new Map(found.flatMap((topics) => [...topics]));
}

const nameIn = (topic: Topic | undefined, language: string) => (language === "ar" ? topic?.nameAr : topic?.name);

/** What everybody may know of decisions: not the text, not its author, not the name of who decided. */
export async function listPublicLog({ after }: After, language: string): Promise<{ items: LogEntry[]; next: string | null }> {
  const { rows, next } = await logRows(sql`l.action in ('hidden', 'restored', 'locked', 'unlocked')`, after);
  const topics = await findTopics(rows.flatMap(({ topic }) => topic ?? []));
  const items = rows.map((row) => ({
    id: row.id,
    type: row.subject_type,
    decision: row.action as LogEntry["decision"],
    reason: row.reason,
    topic: row.topic ? { slug: row.topic, name: nameIn(topics.get(row.topic), language) ?? row.topic } : null,
    reports: row.reports,
    by: row.actor_role,
    createdAt: row.created_at.toISOString(),
  }));
  return { items, next };
}
