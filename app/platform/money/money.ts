/** An amount in integer minor units (halalas, cents) of an ISO 4217 currency. */
export type Money = { amount: number; currency: string };

/** Minor units in one unit of the currencies the product knows; all of them have two decimals. */
const MINOR_UNITS = 100;

/** Major units as a person types them (riyals) into minor units (halalas). */
export const toMinor = (major: number): number => Math.round(major * MINOR_UNITS);

/** Minor units (halalas) into major units (riyals). */
export const toMajor = (minor: number): number => minor / MINOR_UNITS;

/** A money value, or null where there is no amount. */
export const money = (amount: number | null, currency: string): Money | null => (amount === null ? null : { amount, currency });

/** The currencies that prices can be shown in, with how many make one US dollar: only those whose central bank holds that rate. */
const PER_DOLLAR: Record<string, number> = { SAR: 3.75, USD: 1, AED: 3.6725, QAR: 3.64 };
export const CURRENCIES = Object.keys(PER_DOLLAR);

/** The sum in another currency; unchanged where no fixed rate leads there. */
export function inCurrency(sum: Money, currency: string): Money {
  const from = PER_DOLLAR[sum.currency];
  const to = PER_DOLLAR[currency];
  return from && to && from !== to ? { amount: Math.round((sum.amount / from) * to), currency } : sum;
}
