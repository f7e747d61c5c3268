import { type RawBuilder, sql } from "kysely";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { MorePage } from "#app/platform/list/list-schema.ts";
import { newestFirst, type PageAsked, pageOf, pageQuery } from "#app/platform/list/page.server.ts";
import type { HistoryEntry, LogEntry, QueueEntry, QueueList, Topic } from "../moderation.contract.ts";
import type { Decision, FlagReason, QueueTab, ReportReason, SubjectType } from "../moderation.ts";
import { findSubjects, subjectSources } from "./subjects.server.ts";

const PER_PAGE = 20;
/** Reports shown per subject; the first ones are enough to decide. */
const REPORTS_SHOWN = 20;

type After = { after?: string | undefined };
type Waiting = { since: Date; subject_type: SubjectType; subject_id: string };
type ReportRow = {
  id: string;
  subject_id: string;
  reason: ReportReason | FlagReason;
  note: string;
  reporter_id: string | null;
  reporter_name: string | null;
  created_at: Date;
};

const pendingSubjects = () => Object.entries(subjectSources()).flatMap(([type, { pending }]) => (pending ? [[type, pending] as const] : []));

// Ids grow with time: the first report's, or the post's own, is the place in the queue.
const asked = (tab: QueueTab, after: string | undefined): PageAsked => ({
  order: { name: `moderation-${tab}`, columns: [{ by: "first_id", type: "uuid" }] },
  after,
  limit: PER_PAGE,
});

const WAITING: Record<QueueTab, (page: PageAsked) => RawBuilder<Waiting>> = {
  review: (page) =>
    sql`${sql.join(
      pendingSubjects().map(([type, pending]) => {
        const own = sql`select p.id first_id, p.created_at since, ${type}::text subject_type, p.id subject_id from (${pending}) p`;
        return sql`(select first_id, since, subject_type, subject_id from (${pageQuery(own, page)}) b)`;
      }),
      sql` union all `,
    )}`,
  reports: () => sql`
    select min(id::text)::uuid first_id, min(created_at) since, subject_type, subject_id from moderation_reports where status = 'open'
    group by subject_type, subject_id`,
};

export async function listQueue({ tab, after }: { tab: QueueTab } & After, language: string): Promise<QueueList> {
  const page = asked(tab, after);
  const [{ rows, next }, counts] = await Promise.all([pageOf(WAITING[tab](page), page), countTabs()]);
  const keys = rows.map((row) => ({ type: row.subject_type, id: row.subject_id }));
  const [subjectOf, reports] = await Promise.all([
    findSubjects(keys, language),
    openReports(
      keys.map(({ id }) => id),
      language,
    ),
  ]);
  const items = rows.map((row, index): QueueEntry => {
    const key = keys[index] as (typeof keys)[number];
    return {
      ...(subjectOf(key) ?? { ...key, title: "", text: "", href: "", author: null, status: "gone" as const, isLocked: false, photos: [] }),
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
  return { items, next, counts };
}

async function openReports(ids: readonly string[], language: string): Promise<ReportRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ReportRow>`
    select r.*, ${personName(language)} reporter_name from unnest(${ids}::uuid[]) x(id)
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

const logRows = (where: RawBuilder<unknown>, after: string | undefined, language: string) =>
  pageOf(sql<LogRow>`select l.*, ${personName(language)} actor_name from moderation_log l left join users u on u.id = l.actor_id where ${where}`, {
    order: newestFirst("moderation-log"),
    after,
    limit: PER_PAGE,
  });

export async function listHistory({ after }: After, language: string): Promise<MorePage<HistoryEntry>> {
  const { rows, next } = await logRows(sql`true`, after, language);
  const subjectOf = await findSubjects(
    rows.map((row) => ({ type: row.subject_type, id: row.subject_id })),
    language,
  );
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

/** The public part of decisions: without the text, its author and who decided. */
export async function listPublicLog({ after }: After, language: string): Promise<MorePage<LogEntry>> {
  const { rows, next } = await logRows(sql`l.action in ('hidden', 'restored', 'locked', 'unlocked')`, after, language);
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
