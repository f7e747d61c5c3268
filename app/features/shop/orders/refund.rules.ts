// What goes back to the buyer. Pure.
import { portion } from "#app/platform/money/exact.ts";

export type RefundProblem = "required" | "tooMuch" | "notPaid" | "quantity";

/** @returns why so much cannot be given back, or null */
export function refundProblem(amount: number, { paid, refunded }: { paid: number; refunded: number }): RefundProblem | null {
  if (paid === 0) return "notPaid";
  if (!Number.isSafeInteger(amount) || amount <= 0) return "required";
  return amount > paid - refunded ? "tooMuch" : null;
}

/** The VAT in a refund: of all refunds so far and this one, less that of those before, so that many small ones add up to the VAT of the sale. */
export const vatOfRefund = ({ total, vat, refunded }: { total: number; vat: number; refunded: number }, amount: number): number =>
  portion(vat, refunded + amount, total) - portion(vat, refunded, total);

type Line = { total: number; quantity: number; refunded: number; isMadeToOrder: boolean };

/** The price of pieces that come back; the whole of what is left when they came more than fifteen days late. */
export function returnAmount(lines: readonly Line[], order: { paid: number; refunded: number }, isLate: boolean): number {
  const left = order.paid - order.refunded;
  if (isLate) return left;
  const pieces = lines
    .filter(({ isMadeToOrder }) => !isMadeToOrder)
    .reduce((sum, { total, quantity, refunded }) => sum + total - portion(total, refunded, quantity), 0);
  return Math.min(pieces, left);
}
