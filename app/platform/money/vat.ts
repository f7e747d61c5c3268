import { portion, sumOf } from "./exact.ts";

/** Categories of EN 16931 that the Saudi e-invoice uses: S, Z, E and O. */
export const VAT_CATEGORIES = ["standard", "zero", "exempt", "outside"] as const;
export type VatCategory = (typeof VAT_CATEGORIES)[number];

const WHOLE = 10_000;

/** The standard rate in Saudi Arabia in hundredths of a percent: 5 % from 2018 (Royal Decree M/113), 15 % from July 2020 (Royal Order A/638). The newest first. */
const STANDARD: readonly { from: string; rate: number }[] = [
  { from: "2020-07-01", rate: 1_500 },
  { from: "2018-01-01", rate: 500 },
];

/** The rate in hundredths of a percent on a day of Riyadh (`2026-11-22`), which is the day of supply. */
export function vatRate(category: VatCategory, day: string): number {
  if (category !== "standard") return 0;
  return STANDARD.find(({ from }) => from <= day)?.rate ?? 0;
}

const inRiyadh = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Riyadh" });

/** The day of supply: a day of Riyadh. */
export const riyadhDay = (at: Date): string => inRiyadh.format(at);

/** The parts of a sum, in minor units: net + vat = gross. */
export type Taxed = { net: number; vat: number; gross: number };

/** VAT on top of a net sum. */
export function addVat(net: number, rate: number): Taxed {
  const vat = portion(net, rate, WHOLE);
  return { net, vat, gross: sumOf([net, vat]) };
}

/** Splits a gross sum; nothing is lost to rounding. */
export function takeVatOut(gross: number, rate: number): Taxed {
  const net = portion(gross, WHOLE, WHOLE + rate);
  return { net, vat: gross - net, gross };
}

export type VatLine = { amount: number; category: VatCategory };
export type VatShare = Taxed & { category: VatCategory; rate: number };

/**
 * The breakdown by category that an invoice prints. VAT is rounded once for each category, not for each line (EN 16931, BR-CO-17), so that it is the rate of the
 * sum that is shown.
 * @param isGross whether the lines' amounts include VAT
 */
export function vatBreakdown(lines: readonly VatLine[], day: string, isGross: boolean): VatShare[] {
  return VAT_CATEGORIES.flatMap((category) => {
    const amounts = lines.filter((line) => line.category === category).map(({ amount }) => amount);
    if (amounts.length === 0) return [];
    const rate = vatRate(category, day);
    return [{ category, rate, ...(isGross ? takeVatOut : addVat)(sumOf(amounts), rate) }];
  });
}
