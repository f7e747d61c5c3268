import type { Format } from "../languages/format.ts";
import type { Money } from "../money/money.ts";

/** The sign stands before the number in both directions (U+2066 and U+2069 isolate it). U+20C1 is the riyal sign of our own font; other currencies are named. */
export const moneyOnPaper = (format: Pick<Format, "amount">, { amount, currency }: Money): string =>
  `\u2066${currency === "SAR" ? "\u20c1" : currency} ${format.amount(amount, currency)}\u2069`;
