import { type RawBuilder, sql } from "kysely";
import { vendorsWhere } from "#app/features/directory/vendors/public.server.ts";
import { forbidden, invalid } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { mayReadMoney, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { type ListOrder, orderBy, pageOf } from "#app/platform/list/page.server.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { Payout, VendorBalance } from "../ledger.contract.ts";
import { ACCOUNTS, payoutOf } from "../ledger.rules.ts";
import { FIRST_RATE } from "./commission.server.ts";
import { balance, book } from "./entries.server.ts";

const LATEST = 20;
const PER_PAGE = 50;
/** Sellers are paid in riyals. */
const CURRENCY = "SAR";

type BalanceRow = { id: string; name: string; name_ar: string | null; available: number; held: number; rate: number | null };

const sumOf = (account: RawBuilder<unknown>) =>
  sql`(select coalesce(-sum(p.amount), 0) from ledger_postings p where p.account in (${account}) and p.currency = ${CURRENCY})`;

const ORDER: ListOrder = {
  name: "balances",
  columns: [
    { by: "available", type: "bigint", isDescending: true },
    { by: "id", type: "uuid" },
  ],
};

const balancesWhere = (which: RawBuilder<unknown>) => sql<BalanceRow>`
    select v.id, v.name, v.name_ar, ${sumOf(sql`'available:vendor:' || v.id`)} available,
      ${sumOf(sql`'held:vendor:' || v.id, 'vat:vendor:' || v.id, 'collected:vendor:' || v.id`)} held,
      (select r.rate from commission_rates r where r.vendor_id = v.id) rate
    from vendors v where ${which}`;

const presentBalance = ({ id, name, name_ar, available, held, rate }: BalanceRow, language: string): VendorBalance => ({
  vendor: { id, name: localText(name, name_ar, language) },
  ...{ available, held, rate, currency: CURRENCY },
});

async function latestPayouts(vendors: RawBuilder<unknown> | null, language: string): Promise<Payout[]> {
  const { rows } = await sql<{ id: string; name: string; name_ar: string | null; amount: number; currency: string; note: string; created_at: Date }>`
    select p.id, v.name, v.name_ar, p.amount, p.currency, p.note, p.created_at from payouts p join vendors v on v.id = p.vendor_id
    ${vendors ? sql`where v.id in ${vendors}` : sql``} order by p.id desc limit ${LATEST}`.execute(db);
  return rows.map(({ name, name_ar, created_at, ...payout }) => ({
    ...payout,
    vendor: localText(name, name_ar, language),
    createdAt: created_at.toISOString(),
  }));
}

async function generalRate(): Promise<number> {
  const general = await db.selectFrom("commission_rates").select("rate").where("vendor_id", "is", null).executeTakeFirst();
  return general?.rate ?? FIRST_RATE;
}

/** All sellers that have sold something. */
export async function listPayouts(after: string | undefined, language: string) {
  const sold = sql`exists (select from ledger_postings p where p.account = 'held:vendor:' || v.id or p.account = 'available:vendor:' || v.id)`;
  const [rate, { rows, next }, latest] = await Promise.all([
    generalRate(),
    pageOf(balancesWhere(sold), { order: ORDER, after, limit: PER_PAGE }),
    latestPayouts(null, language),
  ]);
  return { rate, items: rows.map((row) => presentBalance(row, language)), next, latest };
}

/** @throws FORBIDDEN for the editors and viewers of a team */
export async function listOwnPayouts(viewer: Viewer, language: string) {
  if (!mayReadMoney(viewer)) throw forbidden();
  const own = vendorsWhere(viewer.id, "seeMoney");
  const [rate, { rows }, latest] = await Promise.all([
    generalRate(),
    sql<BalanceRow>`select b.* from (${balancesWhere(sql`v.id in ${own}`)}) b order by ${orderBy(ORDER, "b")}`.execute(db),
    latestPayouts(own, language),
  ]);
  return { rate, balances: rows.map((row) => presentBalance(row, language)), latest };
}

type NewPayout = { key: string; vendorId: string; amount: number; note: string };

/** Payouts of one seller wait for each other, so that nothing is paid twice. @throws INVALID for more than is there */
export function createPayout({ key, vendorId, amount, note }: NewPayout, viewer: Viewer): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`payout ${vendorId}`}, 0))`.execute(trx);
    const before = await trx.selectFrom("payouts").select("id").where("key", "=", key).executeTakeFirst();
    if (before) return before;
    const available = -(await balance(trx, ACCOUNTS.available(vendorId), CURRENCY));
    if (amount <= 0 || amount > available) throw invalid({ amount: amount <= 0 ? "required" : "tooMuch" });
    const id = newId();
    await trx.insertInto("payouts").values({ id, key, vendor_id: vendorId, amount, currency: CURRENCY, note: note.trim(), created_by: viewer.id }).execute();
    await book(trx, { kind: "payout", reference: id, entry: payoutOf(vendorId, CURRENCY, amount) });
    await recordAudit(trx, { actor: viewer, action: "payout.create", entityType: "vendor", entityId: vendorId, changes: { payout: [null, amount] } });
    return { id };
  });
}

type Rate = { vendorId: string | null; rate: number | null };

/** For sales from now on: what was sold has its own. */
export function setCommission({ vendorId, rate }: Rate, viewer: Viewer): Promise<{ rate: number | null }> {
  if (rate === null && !vendorId) throw invalid({ rate: "required" });
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("commission_rates")
      .select(["id", "rate"])
      .where("vendor_id", vendorId ? "=" : "is", vendorId)
      .executeTakeFirst();
    if (!before && rate === null) return { rate };
    const id = before?.id ?? newId();
    if (rate === null) await trx.deleteFrom("commission_rates").where("id", "=", id).execute();
    else
      await trx
        .insertInto("commission_rates")
        .values({ id, vendor_id: vendorId, rate })
        .onConflict((conflict) => conflict.column("vendor_id").doUpdateSet({ rate, updated_at: new Date() }))
        .execute();
    const changes = { vendor: [vendorId, vendorId] as [unknown, unknown], commission: [before?.rate ?? null, rate] as [unknown, unknown] };
    await recordAudit(trx, { actor: viewer, action: "commission.set", entityType: "commission", entityId: id, changes });
    return { rate };
  });
}
