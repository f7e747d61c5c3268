/** Creating an Intl formatter costs more than a thousand uses: each is cached. */
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();
const relatives = new Map<string, Intl.RelativeTimeFormat>();
const lists = new Map<string, Intl.ListFormat>();
const collators = new Map<string, Intl.Collator>();

function once<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  once(numbers, locale + JSON.stringify(options), () => new Intl.NumberFormat(locale, options));

export const dateTimeFormat = (locale: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat =>
  once(dates, locale + JSON.stringify(options), () => new Intl.DateTimeFormat(locale, options));

/** The short Arabic forms of CLDR say "خلال" (within) where "قبل" (ago) is meant. */
export const relativeTimeFormat = (locale: string, style: "long" | "short" = locale.startsWith("ar") ? "long" : "short"): Intl.RelativeTimeFormat =>
  once(relatives, locale + style, () => new Intl.RelativeTimeFormat(locale, { numeric: "auto", style }));

export const listFormat = (locale: string, type: "conjunction" | "disjunction"): Intl.ListFormat =>
  once(lists, locale + type, () => new Intl.ListFormat(locale, { type }));

export const collator = (locale: string): Intl.Collator => once(collators, locale, () => new Intl.Collator(locale));
