/** Minor digits of the ISO 4217 currencies that do not have two (list one, 2024). */
const DIGITS: Readonly<Record<string, number>> = {
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
  CLP: 0,
  ISK: 0,
  JPY: 0,
  KRW: 0,
  VND: 0,
};

/** How many decimals a currency has: 2 for SAR, 3 for KWD, BHD and OMR. */
export const minorDigits = (currency: string): number => DIGITS[currency] ?? 2;
