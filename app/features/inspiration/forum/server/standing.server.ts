import { sql } from "kysely";
import { forbidden, invalid } from "#app/platform/api/errors.ts";
import { enforceLimit, type Limit } from "#app/platform/api/rate-limit.server.ts";
import { mayManageContent, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { DAY_SECONDS } from "#app/platform/rules/durations.ts";
import { FRESH_DAYS, MOST_LINKS, MOST_PENDING, type PostStatus, REVIEW_DAYS } from "../forum.ts";

/** Limits per person, far above what anyone does by hand. */
const LIMITS = {
  ask: { max: 5, windowSeconds: DAY_SECONDS },
  answer: { max: 20, windowSeconds: 3_600 },
  vote: { max: 120, windowSeconds: 3_600 },
  follow: { max: 120, windowSeconds: 3_600 },
} as const satisfies Record<string, Limit>;

export async function checkLimit(what: keyof typeof LIMITS, viewer: Viewer): Promise<void> {
  await enforceLimit(`forum-${what}:${viewer.id}`, LIMITS[what]);
}

type Standing = { mostLinks: number /** What they write now. */; status: Extract<PostStatus, "visible" | "pending"> };

type Row = { age_days: number; email_verified: boolean; is_closed: boolean; has_visible: boolean; was_hidden: boolean; pending: number };

/**
 * What someone may write. A first text waits for review while the account is new or its address unconfirmed; so does the next text of anyone who
 * had something removed within a month. Closed accounts cannot write.
 */
export async function standingOf(viewer: Viewer): Promise<Standing> {
  const { rows } = await sql<Row>`
    select extract(epoch from now() - u.created_at) / 86400 age_days, u.email_verified, u.suspended_at is not null or u.deletion_requested_at is not null is_closed,
      exists (select from forum_threads where author_id = u.id and status = 'visible') or exists (select from forum_posts where author_id = u.id and status = 'visible') has_visible,
      exists (select from forum_threads where author_id = u.id and status = 'hidden' and created_at > now() - interval '30 days')
        or exists (select from forum_posts where author_id = u.id and status = 'hidden' and created_at > now() - interval '30 days') was_hidden,
      ((select count(*) from forum_threads where author_id = u.id and status = 'pending') + (select count(*) from forum_posts where author_id = u.id and status = 'pending'))::int pending
    from users u where u.id = ${viewer.id}`.execute(db);
  const row = rows[0];
  if (!row || row.is_closed) throw forbidden();
  const ageDays = Number(row.age_days);
  const isTrusted = mayManageContent(viewer);
  const waits = !isTrusted && (row.was_hidden || (!row.has_visible && (ageDays < REVIEW_DAYS || !row.email_verified)));
  if (waits && row.pending >= MOST_PENDING) throw invalid({ body: "waiting" });
  return { mostLinks: isTrusted || (row.has_visible && ageDays >= FRESH_DAYS) ? MOST_LINKS.known : MOST_LINKS.fresh, status: waits ? "pending" : "visible" };
}

/** Whether the person posted the same text within a week: catches double submits and spam. */
export async function isDuplicate(viewer: Viewer, body: string, exceptId: string | null = null): Promise<boolean> {
  const same = (
    table: "forum_threads" | "forum_posts",
  ) => sql`select from ${sql.table(table)} where author_id = ${viewer.id} and created_at > now() - interval '7 days'
    and status <> 'removed' and id is distinct from ${exceptId} and lower(regexp_replace(body, '\\s+', ' ', 'g')) = lower(regexp_replace(${body}, '\\s+', ' ', 'g'))`;
  const { rows } = await sql<{ found: boolean }>`select exists (${same("forum_threads")}) or exists (${same("forum_posts")}) found`.execute(db);
  return rows[0]?.found ?? false;
}
