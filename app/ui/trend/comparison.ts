/** Percentages of few are meaningless: below twenty, both numbers are shown. */
const LEAST_BASE = 20;

/** How a sum compares with the one before, in a word. */
export function comparisonOf(total: number, before: number): "none" | "same" | "fromNone" | "fromFew" | "more" | "fewer" {
  if (total === before) return total === 0 ? "none" : "same";
  if (before === 0) return "fromNone";
  if (before < LEAST_BASE) return "fromFew";
  return total > before ? "more" : "fewer";
}

/** The next number that is easy to read: 1, 2, 3, 4, 5, 6, 8, 10, 20 … */
export function ceiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return ([1, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= value) ?? 10) * power;
}
