import type { MoneyState } from "./orders.ts";

/** What the sums say. A status never says it: an order that was given back whole is not paid. */
export function moneyState({ paid, refunded }: { paid: number; refunded: number }): MoneyState {
  if (paid === 0) return "unpaid";
  if (refunded === 0) return "paid";
  return refunded < paid ? "partly_refunded" : "refunded";
}
