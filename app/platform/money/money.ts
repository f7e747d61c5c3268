import { minorDigits } from "./currency.ts";
import { portion, roundedHalfAway, safe } from "./exact.ts";

/** An amount in integer minor units (halalas, cents, fils) of an ISO 4217 currency. */
export type Money = { amount: number; currency: string };

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * Major units (riyals) as a number or as decimal text into minor units (halalas), exact, half away from zero: 1.005 SAR is 101 halalas.
 * @returns NaN for invalid input, so that a form can report it
 */
export function toMinor(major: number | string, currency = "SAR"): number {
  const [, sign, units = "", decimals = "", exponent = "0"] = DECIMAL.exec(String(major).trim()) ?? [];
  if (sign === undefined || units + decimals === "") return Number.NaN;
  const power = minorDigits(currency) + Number(exponent) - decimals.length;
  const digits = BigInt(units + decimals);
  const size = power >= 0 ? digits * 10n ** BigInt(power) : roundedHalfAway(digits, 10n ** BigInt(-power));
  return safe(sign === "-" ? -size : size) || 0;
}

/** Minor units (halalas) into major units (riyals). */
export const toMajor = (minor: number, currency = "SAR"): number => minor / 10 ** minorDigits(currency);

/** A money value, or null where there is no amount. */
export const money = (amount: number | null, currency: string): Money | null => (amount === null ? null : { amount, currency });

/** Display currencies with their rate to the US dollar in ten-thousandths: only those with an official peg. */
const PER_DOLLAR: Readonly<Record<string, number>> = { SAR: 37_500, USD: 10_000, AED: 36_725, QAR: 36_400 };
export const CURRENCIES = Object.keys(PER_DOLLAR);

/** The sum in another currency; unchanged without a fixed rate. */
export function inCurrency(sum: Money, currency: string): Money {
  const from = PER_DOLLAR[sum.currency];
  const to = PER_DOLLAR[currency];
  if (!from || !to || from === to) return sum;
  return { amount: portion(sum.amount, to * 10 ** minorDigits(currency), from * 10 ** minorDigits(sum.currency)), currency };
}
