import { type Kysely, sql } from "kysely";
import { requireVendorTeam, vendorsWhere } from "#app/features/directory/vendors/public.server.ts";
import type { ProductCategory } from "#app/features/shop/products/public.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { changesBetween, recordAudit } from "#app/platform/audit/audit.server.ts";
import { lastChange } from "#app/platform/audit/last-change.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { money } from "#app/platform/money/money.ts";
import { localText } from "#app/platform/text/local-text.ts";
import { COUPONS_PER_PAGE, type CouponState, type SaleScope } from "../discounts.ts";
import { judgeSale, type SaleFieldProblems, type SaleFields } from "../sale.rules.ts";
import { type SaleFilters, type SalePage, type SalePreview, saleConflict, type VendorSale } from "../sales.contract.ts";
import { saleJob } from "./sale-run.server.ts";

type Row = {
  id: string;
  vendor_id: string;
  vendor: string;
  vendor_ar: string | null;
  name: string;
  scope: SaleScope;
  category: ProductCategory | null;
  pieces: { id: string; name: string; nameAr: string | null }[];
  percent: number | null;
  price: number | null;
  currency: string;
  starts_on: string;
  ends_on: string;
  is_on: boolean;
  state: CouponState;
  can_edit: boolean;
  updated_at: Date;
};

const rowsOf = (viewer: Viewer) => {
  const now = new Date();
  const state = sql`case when not s.is_on then 'off' when s.ends_at <= ${now} then 'ended' when s.starts_at > ${now} then 'scheduled' else 'active' end`;
  return sql<Row>`select s.id, s.vendor_id, v.name vendor, v.name_ar vendor_ar, s.name, s.scope, s.category, s.percent, s.price, s.currency,
    s.starts_on::text, s.ends_on::text, s.is_on, ${state} state, s.created_at, s.updated_at, v.id in ${vendorsWhere(viewer.id, "editListing")} can_edit,
    (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'nameAr', p.name_ar) order by p.name, p.id), '[]')
      from sale_pieces x join products p on p.id = x.product_id where x.sale_id = s.id and p.deleted_at is null) pieces
  from sales s join vendors v on v.id = s.vendor_id where v.deleted_at is null and v.id in ${vendorsWhere(viewer.id, "read")}`;
};

const present = (row: Row, language: string): VendorSale => ({
  id: row.id,
  vendor: { id: row.vendor_id, name: localText(row.vendor, row.vendor_ar, language) },
  name: row.name,
  scope: row.scope,
  category: row.category,
  pieces: row.pieces.map(({ id, name, nameAr }) => ({ id, name: localText(name, nameAr, language) })),
  kind: row.percent === null ? "price" : "percent",
  percent: row.percent,
  price: money(row.price, row.currency),
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  isOn: row.is_on,
  state: row.state,
  canEdit: row.can_edit,
  version: row.updated_at.toISOString(),
});

export async function listSales(viewer: Viewer, { search, state, vendor, after }: SaleFilters, language: string): Promise<SalePage> {
  const words = search.trim().toLowerCase();
  const query = sql<Row>`select * from (${rowsOf(viewer)}) s where true
    ${state ? sql`and s.state = ${state}` : sql``} ${vendor ? sql`and s.vendor_id = ${vendor}` : sql``}
    ${words ? sql`and position(${words} in lower(s.name)) > 0` : sql``}`;
  const { rows, next } = await pageOf(query, { order: newestFirst("sales"), after, limit: COUPONS_PER_PAGE });
  return { items: rows.map((row) => present(row, language)), next };
}

/** @throws NOT_FOUND */
async function readSale(source: Kysely<DB>, viewer: Viewer, id: string, language: string): Promise<VendorSale> {
  const { rows } = await sql<Row>`${rowsOf(viewer)} and s.id = ${id}`.execute(source);
  if (!rows[0]) throw notFound();
  return present(rows[0], language);
}

/** @throws INVALID with a problem for each field */
async function judged(trx: Kysely<DB>, vendorId: string, given: SaleFields) {
  const { values, problems } = judgeSale(given);
  if (!problems.pieces && values.pieces.length > 0) {
    const own = await trx.selectFrom("products").select("id").where("id", "in", values.pieces).where("vendor_id", "=", vendorId).execute();
    if (own.length < values.pieces.length) problems.pieces = "unknown";
  }
  if (Object.keys(problems).length > 0) throw invalid<SaleFieldProblems>(problems);
  const { name, scope, category, percent, price, startsOn, endsOn, isOn, pieces } = values;
  return {
    pieces,
    // Days as texts: they have no time zone. Due at once: what runs already follows now, what begins later waits for its day.
    columns: {
      ...{ name, scope, category, percent, price, is_on: isOn, due_at: new Date() },
      ...{ starts_on: sql<Date>`${startsOn}::date`, ends_on: sql<Date>`${endsOn}::date` },
    },
  };
}

async function writePieces(trx: Kysely<DB>, saleId: string, pieces: readonly string[]): Promise<void> {
  await trx.deleteFrom("sale_pieces").where("sale_id", "=", saleId).execute();
  const rows = pieces.map((product_id) => ({ sale_id: saleId, product_id }));
  if (rows.length > 0) await trx.insertInto("sale_pieces").values(rows).execute();
}

/** @throws NOT_FOUND, FORBIDDEN, INVALID */
export async function previewSale(viewer: Viewer, { vendorId, fields }: { vendorId: string; fields: SaleFields }): Promise<SalePreview> {
  await requireVendorTeam(db, viewer, vendorId, "editListing");
  const { columns, pieces } = await judged(db, vendorId, fields);
  const covers =
    columns.scope === "all" ? sql`true` : columns.scope === "category" ? sql`p.category = ${columns.category}` : sql`p.id = any(${pieces}::uuid[])`;
  const regular = sql`coalesce(o.regular_price, o.price)`;
  const { rows } = await sql<SalePreview>`
    select count(*)::int covered, count(*) filter (where exists (select from product_variants o where o.product_id = p.id and o.is_on_sale
      and ${columns.percent === null ? sql`${regular} > ${columns.price}::bigint` : sql`round(${regular} * ${columns.percent}::int / 100.0) >= 1`}))::int lowered
    from products p where p.vendor_id = ${vendorId} and p.status = 'live' and p.deleted_at is null and ${covers}`.execute(db);
  return rows[0] ?? { lowered: 0, covered: 0 };
}

const audited = ({ name, scope, category, pieces, kind, percent, price, startsOn, endsOn, isOn }: VendorSale) => ({
  ...{ name, scope, category, pieces: pieces.map(({ id }) => id), kind, percent, price: price?.amount ?? null },
  ...{ starts_on: startsOn, ends_on: endsOn, is_on: isOn },
});

/** @throws NOT_FOUND, FORBIDDEN, INVALID */
export function createSale(viewer: Viewer, { vendorId, fields }: { vendorId: string; fields: SaleFields }, language: string): Promise<VendorSale> {
  return db.transaction().execute(async (trx) => {
    await requireVendorTeam(trx, viewer, vendorId, "editListing");
    const { columns, pieces } = await judged(trx, vendorId, fields);
    const id = newId();
    await trx
      .insertInto("sales")
      .values({ id, vendor_id: vendorId, updated_at: sql<Date>`date_trunc('milliseconds', clock_timestamp())`, ...columns })
      .execute();
    await writePieces(trx, id, pieces);
    const made = await readSale(trx, viewer, id, language);
    await recordAudit(trx, { actor: viewer, action: "sale.create", entityType: "sale", entityId: id, changes: changesBetween({}, audited(made)) });
    await enqueue(saleJob, {}, { trx, isUrgent: true });
    return made;
  });
}

/** @throws NOT_FOUND, FORBIDDEN, INVALID, CONFLICT */
export function updateSale(
  viewer: Viewer,
  { id, version, fields }: { id: string; version: string; fields: SaleFields },
  language: string,
): Promise<VendorSale> {
  return db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom("sales").select("vendor_id").where("id", "=", id).forUpdate().executeTakeFirst();
    if (!row) throw notFound();
    await requireVendorTeam(trx, viewer, row.vendor_id, "editListing");
    const before = await readSale(trx, viewer, id, language);
    if (before.version !== new Date(version).toISOString())
      throw saleConflict({ ...(await lastChange(trx, { type: "sale", id })), changedAt: before.version, current: before });
    const { columns, pieces } = await judged(trx, row.vendor_id, fields);
    await trx
      .updateTable("sales")
      .set({ ...columns, updated_at: sql<Date>`greatest(date_trunc('milliseconds', clock_timestamp()), updated_at + interval '1 millisecond')` })
      .where("id", "=", id)
      .execute();
    await writePieces(trx, id, pieces);
    const after = await readSale(trx, viewer, id, language);
    const changes = changesBetween(audited(before), audited(after));
    if (Object.keys(changes).length > 0) await recordAudit(trx, { actor: viewer, action: "sale.update", entityType: "sale", entityId: id, changes });
    await enqueue(saleJob, {}, { trx, isUrgent: true });
    return after;
  });
}
