import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";

/** Of so many days before the demo was loaded. */
const DAYS = 120;

/** How often the pieces were looked at: more on the days on which they were ordered, and at weekends. Counting began with the shop. */
export async function insertViews(trx: Kysely<DB>, newest: Date): Promise<void> {
  await sql`
    insert into product_views (product_id, day, views, carts)
    select p.id, d::date, 2 + n.a % 14 + case when extract(dow from d) in (4, 5) then 6 else 0 end + 12 * coalesce(s.orders, 0), n.b % 7 / 5 + coalesce(s.orders, 0)
    from products p
    cross join lateral generate_series(greatest(p.created_at, ${newest}::timestamptz - make_interval(days => ${DAYS}))::date, ${newest}::date - 1, interval '1 day') d
    cross join lateral (select abs(hashtext(p.slug || d::date)) a, abs(hashtext(d::date || p.slug)) b) n
    left join (
      select l.product_id, (o.created_at at time zone 'Asia/Riyadh')::date as day, count(*)::int orders from orders o join order_lines l on l.order_id = o.id group by 1, 2
    ) s on s.product_id = p.id and s.day = d::date`.execute(trx);
  await sql`update product_views_since set day = ${newest}::date - ${DAYS}::int`.execute(trx);
}
