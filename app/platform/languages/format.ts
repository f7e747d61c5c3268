import { minorDigits } from "../money/currency.ts";
import { dateTimeFormat, listFormat, numberFormat, relativeTimeFormat } from "./intl.ts";

export type DateInput = Date | string | number;

/** The market's clock: the server and every browser print the same day. */
const timeZone = "Asia/Riyadh";

const dateStyles = {
  /** 20 Nov 2026 */
  date: { day: "numeric", month: "short", year: "numeric" },
  /** 20 Nov */
  day: { day: "numeric", month: "short" },
  /** 20 November 2026 */
  long: { day: "numeric", month: "long", year: "numeric" },
  /** 20 Nov 2026, 14:05 */
  dateTime: { day: "numeric", month: "short", year: "numeric", hour: "numeric", minute: "2-digit" },
  time: { hour: "numeric", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;

const steps: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export type Format = ReturnType<typeof makeFormat>;

function majorUnits(minorUnits: number, currency: string): [value: number, digits: Intl.NumberFormatOptions] {
  const digits = minorDigits(currency);
  const value = minorUnits / 10 ** digits;
  const shown = Number.isInteger(value) ? 0 : digits;
  return [value, { minimumFractionDigits: shown, maximumFractionDigits: shown }];
}

export function makeFormat(locale: string) {
  return {
    number: (value: number, options?: Intl.NumberFormatOptions): string => numberFormat(locale, options).format(value),
    /** The sign that stands with Western digits in every language: 80%. */
    percent: (share: number): string => numberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(share).replace("٪", "%"),
    /** The figure of a sum in minor units, without its sign: 480000 SAR is 4,800. Halalas show only when there are any. */
    amount(minorUnits: number, currency = "SAR"): string {
      const [value, digits] = majorUnits(minorUnits, currency);
      return numberFormat(locale, digits).format(value);
    },
    /** For places that take only text (titles, emails): SAR 4,800 in English, 4,800 ريال in Arabic, 4 800 SAR in French. */
    money(minorUnits: number, currency = "SAR"): string {
      const [value, digits] = majorUnits(minorUnits, currency);
      const currencyDisplay = locale.startsWith("ar") ? "name" : "code";
      return numberFormat(locale, { style: "currency", currency, currencyDisplay, ...digits })
        .format(value)
        .replaceAll("\u00a0", " ")
        .replace("ريال سعودي", "ريال");
    },
    date: (value: DateInput, style: DateStyle = "date"): string => dateTimeFormat(locale, { ...dateStyles[style], timeZone }).format(new Date(value)),
    relativeTime(value: DateInput, now: DateInput = Date.now(), style?: "long"): string {
      const seconds = (new Date(value).getTime() - new Date(now).getTime()) / 1000;
      const [unit, length] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ["minute", 60];
      return relativeTimeFormat(locale, style).format(Math.trunc(seconds / length), unit);
    },
    list: (items: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string => listFormat(locale, type).format(items),
    /** At least one kilobyte, unless the file is empty. */
    fileSize(bytes: number): string {
      const isLarge = bytes >= 1_000_000;
      return numberFormat(locale, {
        style: "unit",
        unit: isLarge ? "megabyte" : "kilobyte",
        unitDisplay: locale.startsWith("ar") ? "long" : "short",
        maximumFractionDigits: isLarge ? 1 : 0,
      }).format(isLarge ? bytes / 1_000_000 : Math.max(bytes / 1_000, Math.sign(bytes)));
    },
  };
}
