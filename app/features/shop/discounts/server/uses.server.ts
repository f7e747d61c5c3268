import { createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { env } from "#app/platform/env/env.server.ts";
import { riyadhDay } from "#app/platform/money/vat.ts";
import type { Coupon } from "../discount.rules.ts";
import { type CouponProblem, couponCode } from "../discounts.ts";

/** Who pays: an account, or a guest by the address alone. */
export type Buyer = { id: string | null; email: string };

type Row = {
  id: string;
  vendor_id: string;
  code: string;
  percent: number | null;
  amount: number | null;
  min_spend: number | null;
  starts_on: string | null;
  ends_on: string | null;
  most_uses: number | null;
  is_once_per_buyer: boolean;
  uses: number;
  own_uses: number;
};

const keyOf = ({ email }: Buyer): string =>
  createHmac("sha256", env.secret)
    .update(`coupon ${email.normalize("NFKC").trim().toLowerCase()}`)
    .digest("base64url");

function problemOf(row: Row, today: string): CouponProblem | null {
  if (row.starts_on && today < row.starts_on) return "notYet";
  if (row.ends_on && today > row.ends_on) return "ended";
  if (row.is_once_per_buyer && row.own_uses > 0) return "usedByBuyer";
  if (row.most_uses !== null && row.uses >= row.most_uses) return "usedUp";
  return null;
}

/** @param checkoutId its own use does not count */
const rowsWhere = (executor: Kysely<DB>, condition: ReturnType<typeof sql>, buyer: Buyer | null, checkoutId: string) =>
  sql<Row>`select c.id, c.vendor_id, c.code, c.percent, c.amount, c.min_spend, c.starts_on::text, c.ends_on::text, c.most_uses, c.is_once_per_buyer,
      (select count(*)::int from coupon_uses u where u.coupon_id = c.id and u.checkout_id <> ${checkoutId}) uses,
      ${
        buyer
          ? sql`(select count(*)::int from coupon_uses u where u.coupon_id = c.id and u.checkout_id <> ${checkoutId}
              and (u.buyer_key = ${keyOf(buyer)} or u.buyer_id = ${buyer.id}))`
          : sql`0`
      } own_uses
    from coupons c where c.is_on and ${condition}`.execute(executor);

const present = ({ id, vendor_id, code, percent, amount, min_spend }: Row): Coupon => ({
  ...{ id, code, vendorId: vendor_id, percent, amount, minSpend: min_spend },
});

/**
 * The coupon that a code means in a cart of these vendors: one that can be used before one that cannot, then in the order of the vendors.
 * Reads only; `takeCoupon` decides. The least spend is the caller's to check (`missingSpend`).
 * @param buyer null while nobody has said who they are
 */
export async function couponFor(
  executor: Kysely<DB>,
  code: string,
  vendorIds: readonly string[],
  buyer: Buyer | null,
): Promise<{ coupon: Coupon; problem: null } | { coupon: null; problem: CouponProblem }> {
  const { rows } = await rowsWhere(executor, sql`c.code = ${couponCode(code)} and c.vendor_id = any(${[...vendorIds]}::uuid[])`, buyer, newId());
  const today = riyadhDay(new Date());
  const found = rows
    .map((row) => ({ row, problem: problemOf(row, today) }))
    .sort((a, b) => Number(a.problem !== null) - Number(b.problem !== null) || vendorIds.indexOf(a.row.vendor_id) - vendorIds.indexOf(b.row.vendor_id))[0];
  if (!found) return { coupon: null, problem: "unknown" };
  return found.problem ? { coupon: null, problem: found.problem } : { coupon: present(found.row), problem: null };
}

/**
 * Counts a use by a checkout, under the coupon's lock, so that a limit holds for buyers at the same moment. The same checkout again counts once.
 * @returns why it cannot be used, else null
 */
export async function takeCoupon(trx: Kysely<DB>, couponId: string, checkoutId: string, buyer: Buyer): Promise<CouponProblem | null> {
  await trx.selectFrom("coupons").select("id").where("id", "=", couponId).forUpdate().execute();
  const { rows } = await rowsWhere(trx, sql`c.id = ${couponId}`, buyer, checkoutId);
  if (!rows[0]) return "unknown";
  const problem = problemOf(rows[0], riyadhDay(new Date()));
  if (problem) return problem;
  await trx
    .insertInto("coupon_uses")
    .values({ coupon_id: couponId, checkout_id: checkoutId, buyer_id: buyer.id, buyer_key: keyOf(buyer) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return null;
}

/** The checkout came to nothing: its use counts no longer. Safe to call again. */
export const giveBackCoupons = (trx: Kysely<DB>, checkoutId: string) => trx.deleteFrom("coupon_uses").where("checkout_id", "=", checkoutId).execute();
