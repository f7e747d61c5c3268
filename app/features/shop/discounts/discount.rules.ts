// What a coupon takes off. Pure: cart, checkout and tests compute with the same lines.
import { allocate } from "#app/platform/money/allocate.ts";
import { portion, sumOf } from "#app/platform/money/exact.ts";

/** Minor units; one of `percent` and `amount` is given. */
export type Coupon = { id: string; code: string; vendorId: string; percent: number | null; amount: number | null; minSpend: number | null };
/** `amount`: price times quantity, VAT included. */
export type DiscountLine = { vendorId: string; amount: number };

const WHOLE = 100;

const ownSum = ({ vendorId }: Coupon, lines: readonly DiscountLine[]): number =>
  sumOf(lines.filter((line) => line.vendorId === vendorId).map(({ amount }) => amount));

/** What is missing from the least that must be spent at the coupon's vendor; 0 when it is reached. */
export const missingSpend = (coupon: Coupon, lines: readonly DiscountLine[]): number => Math.max(0, (coupon.minSpend ?? 0) - ownSum(coupon, lines));

/**
 * The discount of each line, in their order: once for the whole cart, on the lines of the coupon's own vendor, shared by their amounts so that no halala is lost.
 * Never more than a line costs; nothing below the least spend.
 */
export function applyCoupon({ coupon, lines }: { coupon: Coupon; lines: readonly DiscountLine[] }): number[] {
  const sum = ownSum(coupon, lines);
  if (sum === 0 || missingSpend(coupon, lines) > 0) return lines.map(() => 0);
  const discount = Math.min(sum, coupon.percent === null ? (coupon.amount ?? 0) : portion(sum, coupon.percent, WHOLE));
  return allocate(
    discount,
    lines.map(({ vendorId, amount }) => (vendorId === coupon.vendorId ? amount : 0)),
  );
}
