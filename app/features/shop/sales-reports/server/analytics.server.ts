import { type RawBuilder, sql } from "kysely";
import { vendorsWhere } from "#app/features/directory/vendors/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { sumOf } from "#app/platform/money/exact.ts";
import { riyadhDay } from "#app/platform/money/vat.ts";
import { periodOf } from "../period.ts";
import type { Analytics, AnalyticsDay, AnalyticsPiece, SalesFilters } from "../sales-reports.contract.ts";

const TOP = 30;

type Scope = { vendors: RawBuilder<unknown>; from: string; to: string };

/** From looks to orders. Days before counting began have orders, and no looks. */
export async function reportAnalytics(viewer: Viewer, { vendor, from, to }: SalesFilters, language: string): Promise<Analytics> {
  const period = periodOf({ from, to }, riyadhDay(new Date()));
  const own = vendorsWhere(viewer.id, "read");
  const scope: Scope = { ...period, vendors: vendor ? sql`(select id from vendors where id = ${vendor} and id in ${own})` : own };
  const [days, pieces, countedSince] = await Promise.all([readDays(scope), readPieces(scope, language), readSince()]);
  const sum = (field: "views" | "carts" | "orders") => sumOf(days.map((day) => day[field] ?? 0));
  return { ...period, countedSince, totals: { views: sum("views"), carts: sum("carts"), orders: sum("orders") }, days, pieces };
}

async function readSince(): Promise<string> {
  const { rows } = await sql<{ day: string }>`select day::text from counted_since where what = 'pieces'`.execute(db);
  return rows[0]?.day ?? riyadhDay(new Date());
}

/** Orders that were paid, as the sales report counts them. */
const paidIn = ({ vendors, from, to }: Scope) => sql`o.vendor_id in ${vendors} and o.paid > 0
  and o.paid_at >= ${from}::date::timestamp at time zone 'Asia/Riyadh' and o.paid_at < (${to}::date + 1)::timestamp at time zone 'Asia/Riyadh'`;
const seenIn = ({ vendors, from, to }: Scope) =>
  sql`p.vendor_id in ${vendors} and x.kind in ('product.view', 'product.cart') and x.day between ${from}::date and ${to}::date`;
const looks = sql`coalesce(sum(x.count) filter (where x.kind = 'product.view'), 0)::int views, coalesce(sum(x.count) filter (where x.kind = 'product.cart'), 0)::int carts`;

async function readDays(scope: Scope): Promise<AnalyticsDay[]> {
  const { rows } = await sql<AnalyticsDay>`
    with v as (select x.day, ${looks} from daily_counts x join products p on p.id = x.subject_id where ${seenIn(scope)} group by 1),
    s as (select (o.paid_at at time zone 'Asia/Riyadh')::date as day, count(*)::int n from orders o where ${paidIn(scope)} group by 1)
    select to_char(d, 'YYYY-MM-DD') as day, case when d::date >= since.day then coalesce(v.views, 0) else v.views end views,
      case when d::date >= since.day then coalesce(v.carts, 0) else v.carts end carts, coalesce(s.n, 0) orders
    from (select day from counted_since where what = 'pieces') since, generate_series(${scope.from}::date, ${scope.to}::date, interval '1 day') d
    left join v on v.day = d::date left join s on s.day = d::date order by 1`.execute(db);
  return rows;
}

async function readPieces(scope: Scope, language: string): Promise<AnalyticsPiece[]> {
  const { rows } = await sql<AnalyticsPiece>`
    with v as (select p.id product_id, ${looks} from daily_counts x join products p on p.id = x.subject_id where ${seenIn(scope)} group by 1),
    s as (select l.product_id, count(distinct o.id)::int n from orders o join order_lines l on l.order_id = o.id where ${paidIn(scope)} group by 1)
    select p.id "productId", case when ${language === "ar"} then coalesce(p.name_ar, p.name) else p.name end as name,
      coalesce(v.views, 0) views, coalesce(v.carts, 0) carts, coalesce(s.n, 0) orders
    from v full join s on s.product_id = v.product_id join products p on p.id = coalesce(v.product_id, s.product_id)
    order by views desc, orders desc, p.id limit ${TOP}`.execute(db);
  return rows;
}
