import { type Kysely, sql } from "kysely";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { LedgerEntry } from "#app/platform/money/ledger.ts";

type Kind = "charge" | "release" | "refund" | "payout" | "unmatched" | "unmatched_refund" | "subscription";
export type Booked = { kind: Kind; reference: string; orderId?: string; entry: LedgerEntry };

/** Writes entries in the transaction of its event. @throws when the same thing was booked before: the caller's lock should have seen it */
export async function book(trx: Kysely<DB>, booked: Booked | readonly Booked[]): Promise<void> {
  const entries = [booked].flat().map((one: Booked) => ({ ...one, id: newId() }));
  if (entries.length === 0) return;
  await trx
    .with("entries", (query) =>
      query.insertInto("ledger_entries").values(entries.map(({ id, kind, reference, orderId }) => ({ id, kind, reference, order_id: orderId ?? null }))),
    )
    .insertInto("ledger_postings")
    .values(
      entries.flatMap(({ id, entry }) =>
        entry.postings.map(({ account, amount, currency }, position) => ({ entry_id: id, position, account, amount, currency })),
      ),
    )
    .execute();
}

/** The balance of an account: a debit is positive. */
export async function balance(executor: Kysely<DB>, account: string, currency: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0) sum from ledger_postings where account = ${account} and currency = ${currency}`.execute(executor);
  return rows[0]?.sum ?? 0;
}
