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
