import { type RawBuilder, sql } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { MorePage } from "#app/platform/list/list-schema.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { organizationsWhere } from "#app/platform/organizations/membership.server.ts";
import type { OrganizationRole } from "#app/platform/organizations/organization.policy.ts";
import { professionalsWhere } from "#app/platform/organizations/professionals.server.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { OwnReview, ReceivedReview, ReviewForm, ReviewPage, WaitingReview } from "../reviews.contract.ts";
import { mayEditReview, mayReply, mayWriteReview } from "../reviews.policy.ts";
import { ASPECTS, type Basis, REVIEWS_PER_PAGE, type Reviewed } from "../reviews.ts";
import { presentReview, type ReviewRow, reviewColumns } from "./rows.server.ts";
import { findRight, findSubject, ofPeople, rightsOf, roleIn, type SubjectRow, subjects, teamRole } from "./subjects.server.ts";

type Place = { type: Reviewed; id: string };
type After = { after?: string | undefined };
type WithSubject = Pick<SubjectRow, "name" | "name_ar" | "path">;

const MOST_WAITING = 50;

const presentSubject = (row: WithSubject & Pick<SubjectRow, "subject_type" | "subject_id">, language: string) => ({
  type: row.subject_type,
  id: row.subject_id,
  name: localText(row.name, row.name_ar, language),
  path: row.path,
});

type Totals = { rating: number; n: number } & Record<(typeof ASPECTS)[number], { sum: number; n: number }>;

/** @throws NOT_FOUND for what is not public */
export async function listReviews({ type, id, after }: Place & After, language: string): Promise<ReviewPage> {
  if (!(await findSubject(type, id))?.is_public) throw notFound();
  const where = sql`r.subject_type = ${type} and r.subject_id = ${id} and r.status = 'visible'`;
  const parts = sql.join(
    ASPECTS.map(
      (aspect) => sql`json_build_object('sum', coalesce(sum(${sql.ref(`r.${aspect}`)}), 0), 'n', count(${sql.ref(`r.${aspect}`)})) ${sql.ref(aspect)}`,
    ),
  );
  const [{ rows, next }, totals] = await Promise.all([
    pageOf(sql<ReviewRow>`select ${reviewColumns} from reviews r where ${where}`, { order: newestFirst("reviews"), after, limit: REVIEWS_PER_PAGE }),
    sql<Totals>`select r.rating, count(*)::int n, ${parts} from reviews r where ${where} group by r.rating`.execute(db),
  ]);
  const distribution = [1, 2, 3, 4, 5].map((stars) => totals.rows.find(({ rating }) => rating === stars)?.n ?? 0);
  const total = distribution.reduce((sum, n) => sum + n, 0);
  const stars = distribution.reduce((sum, n, index) => sum + n * (index + 1), 0);
  return {
    items: rows.map((row) => presentReview(row, language)),
    next,
    total,
    average: total === 0 ? 0 : Math.round((10 * stars) / total) / 10,
    distribution,
    aspects: Object.fromEntries(
      ASPECTS.flatMap((aspect) => {
        const n = totals.rows.reduce((all, row) => all + row[aspect].n, 0);
        return n === 0 ? [] : [[aspect, Math.round((10 * totals.rows.reduce((all, row) => all + row[aspect].sum, 0)) / n) / 10]];
      }),
    ),
  };
}

/** Of the visible ones. */
export async function summarizeReviews(type: Reviewed, id: string): Promise<{ count: number; rating: number | null }> {
  const { rows } = await sql<{ count: number; rating: number | null }>`
    select count(*)::int count, avg(rating)::float rating from reviews where subject_type = ${type} and subject_id = ${id} and status = 'visible'`.execute(db);
  return rows[0] ?? { count: 0, rating: null };
}

const presentOwn = (row: ReviewRow, viewer: Viewer, language: string) => ({
  ...presentReview(row, language),
  status: row.status,
  canEdit: mayEditReview(viewer, row, new Date()),
});

export async function getForm({ type, id }: Place, viewer: Viewer, language: string): Promise<ReviewForm> {
  const [subject, right, own] = await Promise.all([
    findSubject(type, id),
    findRight(type, id, viewer.id),
    sql<ReviewRow>`select ${reviewColumns} from reviews r where r.author_id = ${viewer.id} and r.subject_type = ${type} and r.subject_id = ${id}`.execute(db),
  ]);
  if (!subject || (!right && !own.rows[0])) throw notFound();
  const role = await roleIn(db, subject, viewer.id);
  const [mine] = own.rows;
  return {
    subject: presentSubject(subject, language),
    bought: (language === "ar" && right?.bought_ar) || (right?.bought ?? null),
    canWrite: !mine && mayWriteReview(right !== null, role),
    own: mine ? presentOwn(mine, viewer, language) : null,
  };
}

/** What the viewer dealt with and has not reviewed. */
export async function listWaiting(viewer: Viewer, language: string): Promise<WaitingReview[]> {
  const { rows } = await sql<SubjectRow & { basis: Basis; since: Date }>`
    select s.*, g.basis, g.since from (
      select distinct on (subject_type, subject_id) * from ${rightsOf(viewer.id)} x order by subject_type, subject_id, basis, since desc) g
    join ${subjects()} s on s.subject_type = g.subject_type and s.subject_id = g.subject_id
    where s.is_public and not exists (select from reviews r where r.author_id = ${viewer.id} and r.subject_type = g.subject_type and r.subject_id = g.subject_id)
      and ${ofPeople(viewer.id)} is not true
    order by g.since desc, g.subject_id limit ${MOST_WAITING}`.execute(db);
  return rows.map((row) => ({ ...presentSubject(row, language), basis: row.basis, since: row.since.toISOString() }));
}

const withSubject = (where: RawBuilder<unknown>, more: RawBuilder<unknown> = sql``) => sql`
  select ${reviewColumns}, s.name, s.name_ar, s.path ${more} from reviews r
  join ${subjects()} s on s.subject_type = r.subject_type and s.subject_id = r.subject_id where ${where}`;

export async function listMine({ after }: After, viewer: Viewer, language: string): Promise<MorePage<OwnReview>> {
  const query = withSubject(sql`r.author_id = ${viewer.id}`);
  const { rows, next } = await pageOf(query as RawBuilder<ReviewRow & WithSubject>, { order: newestFirst("own-reviews"), after, limit: REVIEWS_PER_PAGE });
  return { items: rows.map((row) => ({ ...presentOwn(row, viewer, language), subject: presentSubject(row, language) })), next };
}

export async function listReceived(
  { type, after }: { type: "vendor" | "professional" } & After,
  viewer: Viewer,
  language: string,
): Promise<MorePage<ReceivedReview>> {
  type Row = ReviewRow & WithSubject & { team_role: OrganizationRole | null };
  const role = sql`, ${teamRole(viewer.id)}`;
  const own =
    type === "vendor"
      ? sql`s.organization_id in ${organizationsWhere(viewer.id, "read")}`
      : sql`r.subject_type = 'professional' and r.subject_id in ${professionalsWhere(viewer.id, "read")}`;
  const query = withSubject(sql`r.status = 'visible' and ${own}`, role);
  const { rows, next } = await pageOf(query as RawBuilder<Row>, { order: newestFirst("received-reviews"), after, limit: REVIEWS_PER_PAGE });
  const now = new Date();
  return {
    items: rows.map((row) => ({ ...presentReview(row, language), subject: presentSubject(row, language), canReply: mayReply(row.team_role, row, now) })),
    next,
  };
}
