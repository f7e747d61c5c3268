import { describe, expect, test } from "vitest";
import { balanceOf, type LedgerEntry } from "#app/platform/money/ledger.ts";
import { takeVatOut } from "#app/platform/money/vat.ts";
import { ACCOUNTS, chargeOf, partsAfter, payoutOf, refundOf, releaseOf, type Sale, unmatchedOf } from "./ledger.rules.ts";

const sale = (more: Partial<Sale> = {}): Sale => ({
  ...{ vendorId: "v", currency: "SAR", total: 115_000, vat: 15_000, commission: 10_000, commissionVat: 1_500, isCash: false, isReleased: false },
  ...more,
});
const of = (account: string, entries: readonly (LedgerEntry | null)[]) =>
  balanceOf(
    account,
    entries.filter((entry) => entry !== null),
  ).get("SAR") ?? 0;

/** A small generator with a seed, so that a failure can be repeated. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test("a charge splits into VAT, commission with its VAT, and what is the seller's", () => {
  const entry = chargeOf(sale());
  expect(["cash", "vat:vendor:v", "commission", "vat:commission", "held:vendor:v"].map((account) => of(account, [entry]))).toEqual([
    115_000, -15_000, -10_000, -1_500, -88_500,
  ]);
});

describe("random histories of one order", () => {
  test.each(Array.from({ length: 200 }, (_, seed) => seed))("seed %i: balances at each step, and nothing is left of a sale that went back whole", (seed) => {
    const next = random(seed + 1);
    const total = 1 + next(5_000_000);
    const { net, vat } = takeVatOut(total, 1_500);
    const commission = next(Math.floor(net / 4) + 1);
    const isCash = next(2) === 0;
    let own = sale({ total, vat, commission, commissionVat: Math.floor(commission * 0.15), isCash });
    const entries: (LedgerEntry | null)[] = [chargeOf(own)];
    let refunded = 0;
    while (refunded < total) {
      if (!own.isReleased && next(4) === 0) {
        entries.push(releaseOf(own, refunded));
        own = { ...own, isReleased: true };
      }
      const amount = Math.min(total - refunded, 1 + next(Math.ceil(total / 3)));
      entries.push(refundOf(own, refunded, amount));
      refunded += amount;
      const left = partsAfter(own, refunded);
      expect(of(ACCOUNTS.commission, entries)).toBe(-left.commission || 0);
      expect(of(ACCOUNTS.commissionVat, entries)).toBe(-left.commissionVat || 0);
      expect(of(ACCOUNTS.cash, entries)).toBe(isCash ? 0 : total - refunded);
    }
    for (const account of [
      ACCOUNTS.cash,
      ACCOUNTS.commission,
      ACCOUNTS.commissionVat,
      ACCOUNTS.held("v"),
      ACCOUNTS.vat("v"),
      ACCOUNTS.available("v"),
      ACCOUNTS.collected("v"),
    ])
      expect([account, of(account, entries)]).toEqual([account, 0]);
  });
});

test("once released, the seller has the price less our commission; of cash at the door it owes us that", () => {
  const [card, cash] = [sale(), sale({ isCash: true })];
  expect(of(ACCOUNTS.available("v"), [chargeOf(card), releaseOf(card, 0)])).toBe(-103_500);
  expect(of(ACCOUNTS.available("v"), [chargeOf(cash), releaseOf(cash, 0)])).toBe(11_500);
});

test("of what went back whole nothing is released; of the last halala there is", () => {
  expect(releaseOf(sale(), 115_000)).toBeNull();
  expect(of(ACCOUNTS.available("v"), [releaseOf(sale(), 114_999)])).toBe(-1);
});

test("cash at the door that goes back moves nothing where our part of it rounds to nothing", () => {
  expect(refundOf(sale({ isCash: true, isReleased: true }), 0, 1)).toBeNull();
  expect(refundOf(sale({ isCash: true, isReleased: true }), 0, 115_000)).not.toBeNull();
});

test("a payout leaves our bank; what was paid without an order waits to go back", () => {
  const entries = [payoutOf("v", "SAR", 5_000), unmatchedOf("p", "SAR", 700)];
  expect([ACCOUNTS.available("v"), ACCOUNTS.unmatched("p"), ACCOUNTS.cash].map((account) => of(account, entries))).toEqual([5_000, -700, -4_300]);
});
