import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { OTHER_SEARCHES, SEARCHES } from "../data/searches.ts";

/** Of so many days before the demo was loaded. */
const DAYS = 182;

/** Visitors become more, and most come at weekends. `d` is a day, `newest` the last one. */
const busyness = (newest: Date) => sql`(1 - 0.5 * (${newest}::date - d::date) / ${DAYS}::int) * case when extract(dow from d) in (4, 5) then 1.35 else 1 end`;
/** The same number between 0 and 1 in every run, of a text. */
const chance = (text: ReturnType<typeof sql>) => sql`(abs(hashtext(${text})::bigint) % 1000) / 1000.0`;

/** What visitors did in the months before: numbers by day, more at weekends and as time went on. Nothing of it happened. */
export async function insertViews(trx: Kysely<DB>, newest: Date): Promise<void> {
  await insertPages(trx, newest);
  await insertPieces(trx, newest);
  await sql`
    insert into daily_counts (day, kind, count) select day, kind, sum(count) from daily_counts where subject_id is not null group by day, kind`.execute(trx);
  await insertSearches(trx, newest);
  await sql`update counted_since set day = ${newest}::date - ${DAYS}::int`.execute(trx);
}

async function insertPages(trx: Kysely<DB>, newest: Date): Promise<void> {
  await sql`
    insert into daily_counts (day, kind, subject_id, count)
    select day, kind, id, n from (
      select d::date as day, p.subject || '.' || k.action as kind, p.id,
        floor(p.least * (0.6 + 5 * ${chance(sql`p.id::text`)} ^ 3) * k.share * ${busyness(newest)} * (0.5 + ${chance(sql`d::date || p.id::text || k.action`)}) + ${chance(sql`p.id::text || k.action || d::date`)})::int n
      from (
        select 'vendor' subject, id, created_at, 4.5 least from vendors where is_public
        union all select 'professional', id, null, 6 from profiles where professional_type is not null
        union all select 'idea', id, created_at, 2.5 from design_ideas where status = 'published' and deleted_at is null
        union all select 'package', id, null, 0.4 from packages
      ) p
      join (values ('view', 1.0), ('phone', 0.05), ('whatsapp', 0.08), ('email', 0.02), ('website', 0.04)) k(action, share)
        on k.action = 'view' or p.subject in ('vendor', 'professional')
      cross join lateral generate_series(greatest(p.created_at, ${newest}::timestamptz - make_interval(days => ${DAYS}))::date, ${newest}::date - 1, interval '1 day') d
    ) made where n > 0`.execute(trx);
}

/** Pieces were looked at more on the days on which they were ordered. */
async function insertPieces(trx: Kysely<DB>, newest: Date): Promise<void> {
  await sql`
    insert into daily_counts (day, kind, subject_id, count)
    select looks.day, k.kind, looks.id, k.n from (
      select p.id, d::date as day, 2 + n.a % 14 + case when extract(dow from d) in (4, 5) then 6 else 0 end + 12 * coalesce(s.orders, 0) views, n.b % 7 / 5 + coalesce(s.orders, 0) carts
      from products p
      cross join lateral generate_series(greatest(p.created_at, ${newest}::timestamptz - make_interval(days => ${DAYS}))::date, ${newest}::date - 1, interval '1 day') d
      cross join lateral (select abs(hashtext(p.slug || d::date)) a, abs(hashtext(d::date || p.slug)) b) n
      left join (
        select l.product_id, (o.created_at at time zone 'Asia/Riyadh')::date as day, count(*)::int orders from orders o join order_lines l on l.order_id = o.id group by 1, 2
      ) s on s.product_id = p.id and s.day = d::date
    ) looks cross join lateral (values ('product.view', views), ('product.cart', carts)) k(kind, n) where k.n > 0`.execute(trx);
}

async function insertSearches(trx: Kysely<DB>, newest: Date): Promise<void> {
  const others = Object.entries(OTHER_SEARCHES).map(([place, often]) => ({ place, words: "", often, isFound: true }));
  await sql`
    with made as (
      select d::date as day, s.place, s.words, floor(s.often / 10.0 * ${busyness(newest)} + ${chance(sql`s.place || s.words || d::date`)})::int n, s."isFound" found
      from jsonb_to_recordset(${JSON.stringify([...SEARCHES, ...others])}::jsonb) s(place text, words text, often int, "isFound" boolean)
      cross join generate_series(${newest}::date - ${DAYS}::int, ${newest}::date - 1, interval '1 day') d
    )
    insert into daily_searches (day, place, words, count, missed)
    select day, place, words, n, case when found then 0 else n end from made where words <> '' and n > 0
    union all select day, place, '', sum(n), sum(case when found then 0 else n end) from made group by day, place having sum(n) > 0`.execute(trx);
}
