import { portion } from "#app/platform/money/exact.ts";
import { type LedgerEntry, ledgerEntry, type Posting } from "#app/platform/money/ledger.ts";
import type { Taxed } from "#app/platform/money/vat.ts";

// What each event of a sale books. A debit is positive. Pure: amounts in minor units of one currency.

/**
 * cash: at our bank. collected: what the seller took at the door for us. held, vat: the seller's, until the order is complete. available: the seller's to pay out.
 * commission and its VAT: ours, as are the fees of plans. unmatched: paid without an order, to give back.
 */
export const ACCOUNTS = {
  cash: "cash",
  commission: "commission",
  commissionVat: "vat:commission",
  plans: "plans",
  plansVat: "vat:plans",
  collected: (vendorId: string) => `collected:vendor:${vendorId}`,
  held: (vendorId: string) => `held:vendor:${vendorId}`,
  vat: (vendorId: string) => `vat:vendor:${vendorId}`,
  available: (vendorId: string) => `available:vendor:${vendorId}`,
  unmatched: (paymentId: string) => `unmatched:payment:${paymentId}`,
} as const;

/** An order as its money goes: the parts are frozen at the sale. */
export type Sale = {
  vendorId: string;
  currency: string;
  total: number;
  vat: number;
  commission: number;
  commissionVat: number;
  /** The seller collects it at the door. */
  isCash: boolean;
  /** The seller may have it. */
  isReleased: boolean;
};

type Amounts = readonly (readonly [account: string, amount: number])[];

/** Sums for each account, without those of nothing. */
function postingsOf(currency: string, amounts: Amounts): Posting[] {
  const byAccount = new Map<string, number>();
  for (const [account, amount] of amounts) byAccount.set(account, (byAccount.get(account) ?? 0) + amount);
  return [...byAccount].filter(([, amount]) => amount !== 0).map(([account, amount]): Posting => ({ account, amount, currency }));
}
const entryOf = (currency: string, amounts: Amounts): LedgerEntry => ledgerEntry(postingsOf(currency, amounts));

const sourceOf = ({ isCash, isReleased, vendorId }: Sale): string => {
  if (!isCash) return ACCOUNTS.cash;
  return isReleased ? ACCOUNTS.available(vendorId) : ACCOUNTS.collected(vendorId);
};

/** The buyer paid. */
export function chargeOf(sale: Sale): LedgerEntry {
  const { vendorId, currency, total, vat, commission, commissionVat } = sale;
  return entryOf(currency, [
    [sourceOf(sale), total],
    [ACCOUNTS.vat(vendorId), -vat],
    [ACCOUNTS.commission, -commission],
    [ACCOUNTS.commissionVat, -commissionVat],
    [ACCOUNTS.held(vendorId), -(total - vat - commission - commissionVat)],
  ]);
}

/** What is left of the parts once so much of the total was given back; nothing is lost to rounding over many refunds. */
export function partsAfter({ total, vat, commission, commissionVat }: Omit<Sale, "vendorId" | "currency">, refunded: number) {
  const left = (part: number) => part - portion(part, refunded, total);
  return { vat: left(vat), commission: left(commission), commissionVat: left(commissionVat) };
}

/**
 * A part of the price goes back, with its VAT and our commission. @param before what was given back earlier
 * @returns null where nothing moves between accounts: the seller gives back what it was given, and our part of it rounds to nothing
 */
export function refundOf(sale: Sale, before: number, amount: number): LedgerEntry | null {
  const { vendorId, currency } = sale;
  const [was, is] = [partsAfter(sale, before), partsAfter(sale, before + amount)];
  const [vat, commission, commissionVat] = [was.vat - is.vat, was.commission - is.commission, was.commissionVat - is.commissionVat];
  const rest = amount - vat - commission - commissionVat;
  const postings = postingsOf(currency, [
    [sourceOf(sale), -amount],
    [ACCOUNTS.commission, commission],
    [ACCOUNTS.commissionVat, commissionVat],
    ...(sale.isReleased
      ? ([[ACCOUNTS.available(vendorId), rest + vat]] as const)
      : ([
          [ACCOUNTS.vat(vendorId), vat],
          [ACCOUNTS.held(vendorId), rest],
        ] as const)),
  ]);
  return postings.length > 0 ? ledgerEntry(postings) : null;
}

/** The order is complete: the seller may have what is left of it. Null when all of it was given back. */
export function releaseOf(sale: Sale, refunded: number): LedgerEntry | null {
  const { vendorId, currency, total, isCash } = sale;
  const left = total - refunded;
  if (left === 0) return null;
  const { vat, commission, commissionVat } = partsAfter(sale, refunded);
  const rest = left - vat - commission - commissionVat;
  return entryOf(currency, [
    [ACCOUNTS.vat(vendorId), vat],
    [ACCOUNTS.held(vendorId), rest],
    [ACCOUNTS.available(vendorId), -(rest + vat)],
    ...(isCash
      ? ([
          [ACCOUNTS.collected(vendorId), -left],
          [ACCOUNTS.available(vendorId), left],
        ] as const)
      : []),
  ]);
}

export const payoutOf = (vendorId: string, currency: string, amount: number): LedgerEntry =>
  entryOf(currency, [
    [ACCOUNTS.available(vendorId), amount],
    [ACCOUNTS.cash, -amount],
  ]);

/** A plan was paid for. */
export const planFeeOf = (currency: string, { net, vat, gross }: Taxed): LedgerEntry =>
  entryOf(currency, [
    [ACCOUNTS.cash, gross],
    [ACCOUNTS.plans, -net],
    [ACCOUNTS.plansVat, -vat],
  ]);

/** Paid after its order had ended: ours to give back. */
export const unmatchedOf = (paymentId: string, currency: string, amount: number): LedgerEntry =>
  entryOf(currency, [
    [ACCOUNTS.cash, amount],
    [ACCOUNTS.unmatched(paymentId), -amount],
  ]);
