import { sql } from "kysely";
import { vendorsWhere } from "#app/features/directory/vendors/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DashboardSelling, DashboardVendor, DashboardWeek } from "../dashboard.contract.ts";
import { readReceived } from "./requests.server.ts";

const VENDORS = 10;
const WEEKS = 12;
const RESPONSE_DAYS = 90;

/** The present week begins on Sunday, as the week in Saudi Arabia does. */
const thisWeek = sql`(date_trunc('week', (now() at time zone 'Asia/Riyadh') + interval '1 day') - interval '1 day')`;

/** The data of the vendors that a person owns; null for anyone else. */
export async function readSelling(viewer: { id: string; role: string }, language: string): Promise<DashboardSelling | null> {
  const [vendors, received, responseHours, weeks] = await Promise.all([
    ownVendors(viewer.id, language),
    readReceived(viewer.id, language),
    medianResponse(viewer.id),
    perWeek(viewer.id),
  ]);
  return viewer.role === "vendor" || vendors.length > 0 ? { vendors, received, responseHours, weeks } : null;
}

async function ownVendors(memberId: string, language: string): Promise<DashboardVendor[]> {
  const { rows } = await sql<DashboardVendor>`
    select v.id, case when ${language === "ar"} then coalesce(v.name_ar, v.name) else v.name end as name, v.slug, v.status, v.rating, v.review_count as "reviewCount",
      (select count(*) from quote_requests q where q.vendor_id = v.id and q.status in ('new', 'seen'))::int as "newRequests",
      (select count(*) from saved_items s where s.entity_type = 'vendor' and s.entity_id = v.id)::int as "savedBy"
    from vendors v where v.id in ${vendorsWhere(memberId, "read")} and v.deleted_at is null order by v.name_key, v.id limit ${VENDORS}`.execute(db);
  return rows;
}

async function medianResponse(memberId: string): Promise<number | null> {
  const { rows } = await sql<{ hours: number | null }>`
    select (percentile_cont(0.5) within group (order by extract(epoch from q.answered_at - q.created_at)) / 3600)::float8 hours
    from quote_requests q where q.vendor_id in ${vendorsWhere(memberId, "read")}
      and q.answered_at is not null and q.created_at > now() - make_interval(days => ${RESPONSE_DAYS})`.execute(db);
  return rows[0]?.hours ?? null;
}

async function perWeek(memberId: string): Promise<DashboardWeek[]> {
  const { rows } = await sql<DashboardWeek>`
    with weeks as (select ${thisWeek} - make_interval(weeks => n) as start from generate_series(0, ${WEEKS - 1}) n),
    mine as (
      select q.created_at at time zone 'Asia/Riyadh' as asked, q.answered_at at time zone 'Asia/Riyadh' as answered
      from quote_requests q where q.vendor_id in ${vendorsWhere(memberId, "read")}
        and q.created_at >= (${thisWeek} - make_interval(weeks => ${WEEKS - 1}, days => ${RESPONSE_DAYS})) at time zone 'Asia/Riyadh')
    select to_char(w.start, 'YYYY-MM-DD') as "from",
      (select count(*) from mine where asked >= w.start and asked < w.start + interval '7 days')::int as received,
      (select count(*) from mine where answered >= w.start and answered < w.start + interval '7 days')::int as answered
    from weeks w order by w.start`.execute(db);
  return rows;
}
