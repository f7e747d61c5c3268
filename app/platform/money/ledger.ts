import { sumOf } from "./exact.ts";
import type { Money } from "./money.ts";

/** One side of an entry: a debit is positive, a credit negative. Accounts are named by the caller, as in `payable:vendor:ID`. */
export type Posting = Money & { account: string };

/** One double entry: its postings add up to zero in each currency. */
export type LedgerEntry = { postings: readonly Posting[] };

export class UnbalancedEntry extends Error {}

/** @throws UnbalancedEntry for fewer than two postings, one of nothing, or sums that do not cancel out */
export function ledgerEntry(postings: readonly Posting[]): LedgerEntry {
  if (postings.length < 2) throw new UnbalancedEntry("An entry has at least two postings.");
  if (postings.some(({ amount }) => amount === 0)) throw new UnbalancedEntry("A posting of nothing says nothing.");
  for (const [currency, sum] of sumsBy(postings, ({ currency }) => currency)) if (sum !== 0) throw new UnbalancedEntry(`${sum} ${currency} are left over.`);
  return { postings };
}

/** The entry that reverses another one: entries never change. */
export const reversalOf = ({ postings }: LedgerEntry): LedgerEntry => ledgerEntry(postings.map((posting) => ({ ...posting, amount: -posting.amount })));

/** The balance of an account, by currency. */
export function balanceOf(account: string, entries: readonly LedgerEntry[]): ReadonlyMap<string, number> {
  const own = entries.flatMap(({ postings }) => postings.filter((posting) => posting.account === account));
  return sumsBy(own, ({ currency }) => currency);
}

function sumsBy(postings: readonly Posting[], keyOf: (posting: Posting) => string): Map<string, number> {
  const groups = new Map<string, number[]>();
  for (const posting of postings) groups.set(keyOf(posting), [...(groups.get(keyOf(posting)) ?? []), posting.amount]);
  return new Map([...groups].map(([key, amounts]) => [key, sumOf(amounts)]));
}
