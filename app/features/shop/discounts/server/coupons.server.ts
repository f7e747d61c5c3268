import { type Kysely, sql } from "kysely";
import { requireVendorTeam, vendorsWhere } from "#app/features/directory/vendors/public.server.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { changesBetween, recordAudit } from "#app/platform/audit/audit.server.ts";
import { lastChange } from "#app/platform/audit/last-change.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { money } from "#app/platform/money/money.ts";
import { localText } from "#app/platform/text/local-text.ts";
import { type CouponFieldProblems, type CouponFields, judgeCoupon } from "../coupon.rules.ts";
import { type CouponFilters, type CouponPage, couponConflict, type VendorCoupon } from "../discounts.contract.ts";
import { COUPONS_PER_PAGE, type CouponState, couponCode } from "../discounts.ts";

type Row = {
  id: string;
  vendor_id: string;
  vendor: string;
  vendor_ar: string | null;
  code: string;
  percent: number | null;
  amount: number | null;
  currency: string;
  min_spend: number | null;
  starts_on: string | null;
  ends_on: string | null;
  most_uses: number | null;
  is_once_per_buyer: boolean;
  is_on: boolean;
  state: CouponState;
  uses: number;
  can_edit: boolean;
  updated_at: Date;
};

const today = sql`(now() at time zone 'Asia/Riyadh')::date`;
const uses = sql`(select count(*)::int from coupon_uses u where u.coupon_id = c.id)`;
/** In the order that a buyer is refused by: switched off, over, not begun. */
const state = sql<CouponState>`case when not c.is_on then 'off' when c.ends_on < ${today} or ${uses} >= c.most_uses then 'ended'
  when c.starts_on > ${today} then 'scheduled' else 'active' end`;

const rowsOf = (viewer: Viewer) => sql<Row>`select c.id, c.vendor_id, v.name vendor, v.name_ar vendor_ar, c.code, c.percent, c.amount, c.currency, c.min_spend,
    c.starts_on::text, c.ends_on::text, c.most_uses, c.is_once_per_buyer, c.is_on, ${state} state, ${uses} uses, c.created_at, c.updated_at,
    v.id in ${vendorsWhere(viewer.id, "editListing")} can_edit
  from coupons c join vendors v on v.id = c.vendor_id where v.deleted_at is null and v.id in ${vendorsWhere(viewer.id, "read")}`;

const present = (row: Row, language: string): VendorCoupon => ({
  id: row.id,
  vendor: { id: row.vendor_id, name: localText(row.vendor, row.vendor_ar, language) },
  code: row.code,
  kind: row.percent === null ? "amount" : "percent",
  percent: row.percent,
  amount: money(row.amount, row.currency),
  minSpend: money(row.min_spend, row.currency),
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  mostUses: row.most_uses,
  isOncePerBuyer: row.is_once_per_buyer,
  isOn: row.is_on,
  state: row.state,
  uses: row.uses,
  canEdit: row.can_edit,
  version: row.updated_at.toISOString(),
});

export async function listCoupons(viewer: Viewer, { search, state: asked, vendor, after }: CouponFilters, language: string): Promise<CouponPage> {
  const words = couponCode(search);
  const query = sql<Row>`select * from (${rowsOf(viewer)}) c where true
    ${asked ? sql`and c.state = ${asked}` : sql``} ${vendor ? sql`and c.vendor_id = ${vendor}` : sql``}
    ${words ? sql`and position(${words} in c.code) > 0` : sql``}`;
  const { rows, next } = await pageOf(query, { order: newestFirst("coupons"), after, limit: COUPONS_PER_PAGE });
  return { items: rows.map((row) => present(row, language)), next };
}

/** @throws NOT_FOUND */
async function readCoupon(source: Kysely<DB>, viewer: Viewer, id: string, language: string): Promise<VendorCoupon> {
  const { rows } = await sql<Row>`${rowsOf(viewer)} and c.id = ${id}`.execute(source);
  if (!rows[0]) throw notFound();
  return present(rows[0], language);
}

/** @throws INVALID with a problem for each field */
async function columnsOf(trx: Kysely<DB>, vendorId: string, given: CouponFields, own: string | null) {
  const { values, problems } = judgeCoupon(given);
  const other = await trx.selectFrom("coupons").select("id").where("vendor_id", "=", vendorId).where("code", "=", values.code).executeTakeFirst();
  if (other && other.id !== own) problems.code ??= "taken";
  if (Object.keys(problems).length > 0) throw invalid<CouponFieldProblems>(problems);
  const { code, percent, amount, minSpend, startsOn, endsOn, mostUses, isOncePerBuyer, isOn } = values;
  return {
    ...{ code, percent, amount, min_spend: minSpend, most_uses: mostUses, is_once_per_buyer: isOncePerBuyer, is_on: isOn },
    // As texts: a day has no time zone.
    ...{ starts_on: sql<Date | null>`${startsOn}::date`, ends_on: sql<Date | null>`${endsOn}::date` },
  };
}

const audited = ({ code, kind, percent, amount, minSpend, startsOn, endsOn, mostUses, isOncePerBuyer, isOn }: VendorCoupon) => ({
  ...{ code, kind, percent, amount: amount?.amount ?? null, min_spend: minSpend?.amount ?? null },
  ...{ starts_on: startsOn, ends_on: endsOn, most_uses: mostUses, is_once_per_buyer: isOncePerBuyer, is_on: isOn },
});

/** @throws NOT_FOUND, FORBIDDEN, INVALID */
export function createCoupon(viewer: Viewer, { vendorId, fields }: { vendorId: string; fields: CouponFields }, language: string): Promise<VendorCoupon> {
  return db.transaction().execute(async (trx) => {
    // Two people with the same new code: the second waits and learns that it is taken.
    await trx.selectFrom("vendors").select("id").where("id", "=", vendorId).forUpdate().execute();
    await requireVendorTeam(trx, viewer, vendorId, "editListing");
    const id = newId();
    await trx
      .insertInto("coupons")
      .values({ id, vendor_id: vendorId, ...(await columnsOf(trx, vendorId, fields, null)) })
      .execute();
    const made = await readCoupon(trx, viewer, id, language);
    await recordAudit(trx, { actor: viewer, action: "coupon.create", entityType: "coupon", entityId: id, changes: changesBetween({}, audited(made)) });
    return made;
  });
}

/** @throws NOT_FOUND, FORBIDDEN, INVALID, CONFLICT */
export function updateCoupon(viewer: Viewer, { id, version, fields }: { id: string; version: string; fields: CouponFields }, language: string) {
  return db.transaction().execute(async (trx): Promise<VendorCoupon> => {
    const row = await trx.selectFrom("coupons").select(["vendor_id"]).where("id", "=", id).executeTakeFirst();
    if (!row) throw notFound();
    await trx.selectFrom("vendors").select("id").where("id", "=", row.vendor_id).forUpdate().execute();
    await requireVendorTeam(trx, viewer, row.vendor_id, "editListing");
    const before = await readCoupon(trx, viewer, id, language);
    if (before.version !== new Date(version).toISOString())
      throw couponConflict({ ...(await lastChange(trx, { type: "coupon", id })), changedAt: before.version, current: before });
    await trx
      .updateTable("coupons")
      .set({
        ...(await columnsOf(trx, row.vendor_id, fields, id)),
        updated_at: sql<Date>`greatest(date_trunc('milliseconds', clock_timestamp()), updated_at + interval '1 millisecond')`,
      })
      .where("id", "=", id)
      .execute();
    const after = await readCoupon(trx, viewer, id, language);
    const changes = changesBetween(audited(before), audited(after));
    if (Object.keys(changes).length > 0) await recordAudit(trx, { actor: viewer, action: "coupon.update", entityType: "coupon", entityId: id, changes });
    return after;
  });
}
