import { safe, sumOf, whole } from "./exact.ts";

/**
 * Shares of an amount by weights, in whole minor units, that add up to the amount: each gets its exact share without the fraction, and the units that are left go to
 * the largest fractions, the earlier first (the largest-remainder method). Without any weight the shares are equal.
 * @param amount may be negative, as for a refund
 * @param weights whole numbers, none negative
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  if (weights.length === 0) throw new RangeError("Nobody to allocate to.");
  if (weights.some((weight) => weight < 0)) throw new RangeError("A weight cannot be negative.");
  const parts = (weights.some((weight) => weight > 0) ? weights : weights.map(() => 1)).map(whole);
  const total = parts.reduce((sum, part) => sum + part, 0n);
  const isNegative = amount < 0;
  const size = whole(Math.abs(amount));
  const shares = parts.map((part) => safe((size * part) / total));
  // Sorting is stable: of equal fractions the earlier comes first.
  const byFraction = parts.map((part, index) => ({ index, rest: (size * part) % total })).sort((a, b) => Number(b.rest - a.rest));
  const left = Math.abs(amount) - sumOf(shares);
  const rounded = new Set(byFraction.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => (rounded.has(index) ? share + 1 : share)).map((share) => (isNegative ? -share : share) || 0);
}
