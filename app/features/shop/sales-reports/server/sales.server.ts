import { type RawBuilder, sql } from "kysely";
import { vendorsWhere } from "#app/features/directory/vendors/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { csvStream } from "#app/platform/csv/write-csv.ts";
import { db } from "#app/platform/database/db.server.ts";
import { sumOf } from "#app/platform/money/exact.ts";
import { toMajor } from "#app/platform/money/money.ts";
import { riyadhDay } from "#app/platform/money/vat.ts";
import { partsOf, periodOf } from "../period.ts";
import type { SalesDay, SalesFilters, SalesReport, SoldPiece } from "../sales-reports.contract.ts";

/** Sellers are paid in riyals. */
const CURRENCY = "SAR";
const TOP = 20;
const CSV_DAYS = 7;

type Scope = { viewer: Viewer; vendor: string; from: string; to: string };

const within = (column: RawBuilder<unknown>, { from, to }: Scope) =>
  sql`${column} >= ${from}::date::timestamp at time zone 'Asia/Riyadh' and ${column} < (${to}::date + 1)::timestamp at time zone 'Asia/Riyadh'`;
const ofVendor = ({ viewer, vendor }: Scope) =>
  sql`o.currency = ${CURRENCY} and o.vendor_id in ${vendorsWhere(viewer.id, "read")} ${vendor ? sql`and o.vendor_id = ${vendor}` : sql``}`;
const sold = (scope: Scope) => sql`o.paid > 0 and ${within(sql`o.paid_at`, scope)} and ${ofVendor(scope)}`;
const refunded = (scope: Scope) => sql`${within(sql`r.created_at`, scope)} and ${ofVendor(scope)}`;
const dayOf = (column: RawBuilder<unknown>) => sql`(${column} at time zone 'Asia/Riyadh')::date`;

const scopeOf = (viewer: Viewer, { vendor, from, to }: SalesFilters): Scope => ({ viewer, vendor, ...periodOf({ from, to }, riyadhDay(new Date())) });

export async function reportSales(viewer: Viewer, filters: SalesFilters, language: string): Promise<SalesReport> {
  const scope = scopeOf(viewer, filters);
  const [days, pieces, commission] = await Promise.all([readDays(scope), readPieces(scope, language), readCommission(scope)]);
  const sum = (field: "orders" | "sales" | "salesVat" | "refunds" | "refundsVat") => sumOf(days.map((day) => day[field]));
  const totals = { orders: sum("orders"), sales: sum("sales"), salesVat: sum("salesVat"), refunds: sum("refunds"), refundsVat: sum("refundsVat") };
  return { from: scope.from, to: scope.to, currency: CURRENCY, totals, commission, days, pieces };
}

async function readDays(scope: Scope): Promise<SalesDay[]> {
  const { rows } = await sql<SalesDay>`
    with s as (select ${dayOf(sql`o.paid_at`)} as on_day, count(*)::int n, sum(o.total)::bigint total, sum(o.vat)::bigint vat from orders o where ${sold(scope)} group by 1),
    b as (select ${dayOf(sql`r.created_at`)} as on_day, sum(r.amount)::bigint total, sum(r.vat)::bigint vat
      from order_refunds r join orders o on o.id = r.order_id where ${refunded(scope)} group by 1)
    select to_char(coalesce(s.on_day, b.on_day), 'YYYY-MM-DD') "day", coalesce(s.n, 0) orders, coalesce(s.total, 0) sales, coalesce(s.vat, 0) "salesVat",
      coalesce(b.total, 0) refunds, coalesce(b.vat, 0) "refundsVat"
    from s full join b on b.on_day = s.on_day order by 1 desc`.execute(db);
  return rows;
}

async function readPieces(scope: Scope, language: string): Promise<SoldPiece[]> {
  const { rows } = await sql<SoldPiece>`
    select l.product_id "productId", (array_agg(case when ${language === "ar"} then coalesce(l.name_ar, l.name) else l.name end order by o.id desc))[1] as name,
      sum(l.quantity)::int quantity, sum(l.refunded)::int returned, sum(l.total)::bigint sales
    from orders o join order_lines l on l.order_id = o.id where ${sold(scope)} group by l.product_id order by sales desc, l.product_id limit ${TOP}`.execute(
    db,
  );
  return rows;
}

async function readCommission(scope: Scope): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(o.commission + o.commission_vat), 0)::bigint sum from orders o where ${sold(scope)}`.execute(db);
  return rows[0]?.sum ?? 0;
}

type Line = { on_day: string; document: string; number: string; order_number: string; city: string; amount: number; vat: number; commission: number };

async function* readLines(scope: Scope): AsyncGenerator<readonly Line[]> {
  for (const part of partsOf(scope, CSV_DAYS)) {
    const own = { ...scope, ...part };
    const { rows } = await sql<Line>`
      select to_char(${dayOf(sql`o.paid_at`)}, 'YYYY-MM-DD') on_day, 'order' as document, o.number, o.number order_number, o.city, o.total amount, o.vat,
        o.commission + o.commission_vat commission, o.paid_at as at
      from orders o where ${sold(own)}
      union all
      select to_char(${dayOf(sql`r.created_at`)}, 'YYYY-MM-DD'), 'credit_note', r.number, o.number, o.city, -r.amount, -r.vat, 0, r.created_at
      from order_refunds r join orders o on o.id = r.order_id where ${refunded(own)}
      order by at, number`.execute(db);
    yield rows;
  }
}

const COLUMNS = ["date", "document", "number", "order", "city", "net", "vat", "total", "commission_with_vat", "currency"];
const decimal = (amount: number): string => toMajor(amount, CURRENCY).toFixed(2);

/** Every sale and credit note of the period, a week in memory at a time. */
export const exportSales = (viewer: Viewer, filters: SalesFilters): ReadableStream<Uint8Array> =>
  csvStream(COLUMNS, readLines(scopeOf(viewer, filters)), ({ on_day, document, number, order_number, city, amount, vat, commission }) => [
    ...[on_day, document, number, order_number, city],
    ...[decimal(amount - vat), decimal(vat), decimal(amount), decimal(commission), CURRENCY],
  ]);
