import type { Insertable, Kysely } from "kysely";
import { ACCOUNTS, chargeOf, payoutOf, refundOf, releaseOf, type Sale } from "#app/features/shop/ledger/public.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { LedgerEntry } from "#app/platform/money/ledger.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import type { DemoSteps } from "../demo-orders.ts";
import { seededId } from "../seeded.ts";
import { insertMany } from "./rows.server.ts";

export type SoldOrder = { id: string; paymentId: string; sale: Sale; steps: DemoSteps; refunded: number };
type Entry = { kind: "charge" | "refund" | "release" | "payout"; reference: string; orderId: string | null; vendorId: string; at: Date; entry: LedgerEntry };

/** Sellers are paid every other week. */
const PAYOUT_DAYS = 14;

export const refundIdOf = ({ id, steps }: Pick<SoldOrder, "id" | "steps">): string => seededId(`refund ${id}`, steps.refund ?? new Date(0));

/** What was booked for each order at its time, and payouts of what was available then. */
export async function insertLedger(trx: Kysely<DB>, orders: readonly SoldOrder[], adminId: string | null, newest: Date): Promise<void> {
  const booked = orders.flatMap(entriesOf).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const payouts = payoutsOf(booked, newest);
  await insertMany(
    trx,
    "payouts",
    payouts.map(({ reference, vendorId, at, amount }, n) => ({
      ...{
        id: reference,
        key: reference,
        vendor_id: vendorId,
        amount,
        currency: "SAR",
        note: `SARIE ${String(700_100 + n)}`,
        created_by: adminId,
        created_at: at,
      },
    })),
  );
  const entries = [...booked, ...payouts].map((entry) => ({ ...entry, id: seededId(`entry ${entry.kind} ${entry.reference}`, entry.at) }));
  await insertMany(
    trx,
    "ledger_entries",
    entries.map(({ id, kind, reference, orderId, at }): Insertable<DB["ledger_entries"]> => ({ id, kind, reference, order_id: orderId, created_at: at })),
  );
  await insertMany(
    trx,
    "ledger_postings",
    entries.flatMap(({ id, entry }) =>
      entry.postings.map(({ account, amount, currency }, position) => ({ entry_id: id, position, account, amount, currency })),
    ),
  );
}

function entriesOf({ id, sale, steps, refunded }: SoldOrder): Entry[] {
  const common = { orderId: id, vendorId: sale.vendorId };
  const released = steps.complete ?? steps.takeBack;
  const [back, rest] = [refunded > 0 ? refundOf(sale, 0, refunded) : null, released ? releaseOf(sale, refunded) : null];
  return [
    ...(steps.paid ? [{ ...common, kind: "charge" as const, reference: id, at: steps.paid, entry: chargeOf(sale) }] : []),
    ...(back && steps.refund ? [{ ...common, kind: "refund" as const, reference: refundIdOf({ id, steps }), at: steps.refund, entry: back }] : []),
    ...(rest && released ? [{ ...common, kind: "release" as const, reference: id, at: released, entry: rest }] : []),
  ];
}

function payoutsOf(booked: readonly Entry[], newest: Date): (Entry & { amount: number })[] {
  const first = booked[0]?.at.getTime() ?? newest.getTime();
  const days = Array.from(
    { length: Math.floor((newest.getTime() - first) / (PAYOUT_DAYS * DAY_MS)) },
    (_, n) => newest.getTime() - (n * PAYOUT_DAYS + 3) * DAY_MS,
  ).reverse();
  const vendors = [...new Set(booked.map(({ vendorId }) => vendorId))];
  return vendors.flatMap((vendorId) => {
    const moves = booked
      .filter((entry) => entry.vendorId === vendorId)
      .flatMap(({ at, entry }) =>
        entry.postings.filter(({ account }) => account === ACCOUNTS.available(vendorId)).map(({ amount }) => ({ at: at.getTime(), amount })),
      );
    let paidOut = 0;
    return days.flatMap((day) => {
      const amount = -moves.filter(({ at }) => at < day).reduce((sum, move) => sum + move.amount, 0) - paidOut;
      if (amount <= 0) return [];
      paidOut += amount;
      const at = new Date(day);
      const reference = seededId(`payout ${vendorId} ${day}`, at);
      return [{ kind: "payout" as const, reference, orderId: null, vendorId, at, amount, entry: payoutOf(vendorId, "SAR", amount) }];
    });
  });
}
