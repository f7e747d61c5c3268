import { sql } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { type AuditChanges, recordAudit } from "#app/platform/audit/audit.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { countsOf } from "#app/platform/list/counts.server.ts";
import type { MorePage } from "#app/platform/list/list-schema.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import type { FeedbackDetail, FeedbackFilters, FeedbackItem, OwnFeedback } from "../feedback.contract.ts";
import { FEEDBACK_PER_PAGE, FEEDBACK_STATUSES, type FeedbackKind, type FeedbackStatus } from "../feedback.ts";
import { mailAnswer } from "./mails.server.ts";
import { feedbackStatus } from "./status.server.ts";

const EXCERPT = 160;

type Row = {
  id: string;
  kind: FeedbackKind;
  body: string;
  status: FeedbackStatus;
  page: string | null;
  browser: string | null;
  email: string | null;
  language: string;
  note: string;
  author_id: string | null;
  author_name: string | null;
  screenshot_id: string | null;
  width: number | null;
  height: number | null;
  created_at: Date;
};

const columns = (
  language: string,
) => sql`f.id, f.kind, f.body, f.status, f.page, f.browser, coalesce(u.email, f.email) email, f.language, f.note, f.author_id, ${personName(language)} author_name,
  f.screenshot_id, s.width, s.height, f.created_at`;
const tables = sql`feedback f left join users u on u.id = f.author_id left join files s on s.id = f.screenshot_id`;

const screenshotOf = (row: Row) => (row.screenshot_id ? { id: row.screenshot_id, width: row.width ?? 0, height: row.height ?? 0 } : null);

const answersOf = (ids: readonly string[], language: string) =>
  ids.length === 0
    ? []
    : db
        .selectFrom("feedback_answers as a")
        .leftJoin("users as u", "u.id", "a.author_id")
        .select(["a.id", "a.feedback_id", "a.body", "a.created_at", personName(language).$castTo<string | null>().as("by")])
        .where("a.feedback_id", "in", ids)
        .orderBy("a.created_at")
        .orderBy("a.id")
        .execute();

/** What a person sent, newest first, with the answers; who answered is the team. */
export async function listMine({ id: userId }: Viewer, after: string | undefined, language: string): Promise<MorePage<OwnFeedback>> {
  const mine = sql<Row>`select ${columns(language)} from ${tables} where f.author_id = ${userId}`;
  const { rows, next } = await pageOf(mine, { order: newestFirst("own-feedback"), after, limit: FEEDBACK_PER_PAGE });
  const answers = await answersOf(
    rows.map((row) => row.id),
    language,
  );
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    body: row.body,
    status: row.status,
    page: row.page,
    screenshot: screenshotOf(row),
    createdAt: row.created_at.toISOString(),
    answers: answers
      .filter((answer) => answer.feedback_id === row.id)
      .map((answer) => ({ id: answer.id, body: answer.body, createdAt: answer.created_at.toISOString() })),
  }));
  return { items, next };
}

type List = MorePage<FeedbackItem> & { counts: Record<FeedbackStatus, number> };

export async function listFeedback({ status, kind, search, after }: FeedbackFilters, language: string): Promise<List> {
  const words = search.trim();
  const query = sql<Row>`
    select ${columns(language)} from ${tables} where true
    ${status ? sql`and f.status = ${status}` : sql``}
    ${kind ? sql`and f.kind = ${kind}` : sql``}
    ${words ? sql`and f.search @@ search_query(${words})` : sql``}`;
  const [{ rows, next }, counts] = await Promise.all([
    pageOf(query, { order: newestFirst("feedback"), after, limit: FEEDBACK_PER_PAGE }),
    countsOf(FEEDBACK_STATUSES, sql`select status as value, count(*)::int n from feedback group by 1`),
  ]);
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    excerpt: row.body.slice(0, EXCERPT),
    status: row.status,
    author: row.author_id ? { id: row.author_id, name: row.author_name ?? "" } : null,
    email: row.email,
    hasScreenshot: row.screenshot_id !== null,
    createdAt: row.created_at.toISOString(),
  }));
  return { items, next, counts };
}

async function find(id: string, language: string): Promise<Row> {
  const { rows } = await sql<Row>`select ${columns(language)} from ${tables} where f.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}

export async function getFeedback(id: string, language: string): Promise<FeedbackDetail> {
  const [row, answers] = await Promise.all([find(id, language), answersOf([id], language)]);
  return {
    id,
    kind: row.kind,
    body: row.body,
    status: row.status,
    author: row.author_id ? { id: row.author_id, name: row.author_name ?? "" } : null,
    email: row.email,
    page: row.page,
    browser: row.browser,
    language: row.language,
    note: row.note,
    screenshot: screenshotOf(row),
    createdAt: row.created_at.toISOString(),
    answers: answers.map(({ id: answerId, body, created_at, by }) => ({ id: answerId, body, by, createdAt: created_at.toISOString() })),
  };
}

/** The idempotency key is the answer's id: sent twice, it is one answer and one notification. */
export async function answerFeedback({ id, key, body }: { id: string; key: string; body: string }, admin: Viewer, language: string): Promise<FeedbackDetail> {
  if (body === "") throw invalid({ body: "required" });
  const row = await find(id, language);
  await db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto("feedback_answers")
      .values({ id: key, feedback_id: id, author_id: admin.id, body })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    await recordAudit(trx, { actor: admin, action: "feedback.answer", entityType: "feedback", entityId: id });
    if (!made) return;
    await feedbackStatus.move(trx, id, "answered", { by: admin });
    if (row.author_id) {
      const params = { text: body.slice(0, EXCERPT) };
      await notifyPerson(trx, { userId: row.author_id, kind: "feedback_answered", params, href: "/dashboard/feedback-history", actorId: admin.id });
    } else if (row.email) await mailAnswer(trx, { email: row.email, language: row.language, feedback: row.body, answer: body });
  });
  return getFeedback(id, language);
}

type Change = { id: string; status?: FeedbackStatus | undefined; note?: string | undefined };

export async function updateFeedback({ id, status, note }: Change, admin: Viewer, language: string): Promise<FeedbackDetail> {
  await db.transaction().execute(async (trx) => {
    const before = await trx.selectFrom("feedback").select("note").where("id", "=", id).forUpdate().executeTakeFirst();
    if (!before) throw notFound();
    const moved = status === undefined ? null : await feedbackStatus.move(trx, id, status, { by: admin });
    const isNoted = note !== undefined && note !== before.note;
    if (isNoted) await trx.updateTable("feedback").set({ note, updated_at: new Date() }).where("id", "=", id).execute();
    const changes: AuditChanges = { ...(moved && { status: [moved.from, moved.to] }), ...(isNoted && { note: [before.note, note] }) };
    await recordAudit(trx, { actor: admin, action: "feedback.update", entityType: "feedback", entityId: id, changes });
  });
  return getFeedback(id, language);
}

export const findScreenshot = (fileId: string) => db.selectFrom("feedback").select("id").where("screenshot_id", "=", fileId).executeTakeFirst();
