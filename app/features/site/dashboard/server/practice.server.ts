import { sql } from "kysely";
import { ideasOnProfile, isPublicIdea, publicIdeaCards } from "#app/features/inspiration/ideas/public.server.ts";
import { ideaPath } from "#app/features/inspiration/ideas/public.ts";
import { fittingJobs, pipelineOf } from "#app/features/projects/requests/public.server.ts";
import { unansweredConversations } from "#app/features/talk/messages/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DashboardPractice } from "../dashboard.contract.ts";

const WAITING = 5;
const DAYS = 14;
const BEST = 3;
const JOBS = 3;

/** The data of a professional's first page: who waits for a reply, what they are asked for and bid, and activity on their rooms. */
export async function readPractice(viewer: Viewer, language: string): Promise<DashboardPractice> {
  const [waiting, work, days, best, savedBy, pipeline, jobs] = await Promise.all([
    unansweredConversations(viewer, WAITING, language),
    ideasOnProfile(viewer.id, { limit: 0, offset: 0 }, language),
    perDay(viewer.id),
    mostNoticed(viewer.id, language),
    savedBySome(viewer.id),
    pipelineOf(viewer, language),
    fittingJobs(viewer, JOBS, language),
  ]);
  return {
    pipeline,
    jobs,
    waiting,
    rooms: { total: work.total, rating: work.rating },
    reach: { total: days.reduce((sum, { count }) => sum + count, 0), days, best },
    savedBy,
  };
}

const today = sql`(now() at time zone 'Asia/Riyadh')::date`;
const since = sql`((${today} - ${DAYS - 1}::int)::timestamp at time zone 'Asia/Riyadh')`;

/** Each time that others liked, saved, rated or put into an ideabook a public room of this person, lately. */
const noticed = (authorId: string) => sql`
  mine as materialized (select i.id from design_ideas i where ${isPublicIdea} and i.author_id = ${authorId}),
  noticed as materialized (
    select l.idea_id, l.created_at at from mine join idea_likes l on l.idea_id = mine.id where l.created_at >= ${since} and l.user_id <> ${authorId}
    union all select r.idea_id, r.created_at from mine join idea_ratings r on r.idea_id = mine.id where r.created_at >= ${since} and r.user_id <> ${authorId}
    union all select s.entity_id, s.created_at from mine join saved_items s on s.entity_type = 'idea' and s.entity_id = mine.id
      where s.created_at >= ${since} and s.user_id <> ${authorId}
    union all select b.idea_id, b.created_at from mine join ideabook_items b on b.idea_id = mine.id
      where b.created_at >= ${since} and b.added_by is distinct from ${authorId}::uuid)`;

async function perDay(authorId: string): Promise<DashboardPractice["reach"]["days"]> {
  const { rows } = await sql<{ day: string; count: number }>`
    with ${noticed(authorId)}
    select to_char(${today} - n, 'YYYY-MM-DD') as day, count(noticed.at)::int as count from generate_series(0, ${DAYS - 1}::int) n
    left join noticed on (noticed.at at time zone 'Asia/Riyadh')::date = ${today} - n group by n order by n desc`.execute(db);
  return rows;
}

async function mostNoticed(authorId: string, language: string): Promise<DashboardPractice["reach"]["best"]> {
  const { rows } = await sql<{ id: string; count: number }>`
    with ${noticed(authorId)}
    select idea_id id, count(*)::int count from noticed group by 1 order by 2 desc, 1 desc limit ${BEST}`.execute(db);
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  const cards = await publicIdeaCards([...counts.keys()], language);
  return cards.map(({ id, title, slug, photo }) => ({ id, title, to: ideaPath(slug), photo, count: counts.get(id) ?? 0 }));
}

async function savedBySome(userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int n from saved_items where entity_type = 'profile' and entity_id = ${userId}`.execute(db);
  return rows[0]?.n ?? 0;
}
