import { boundedCache } from "../cache/bounded-cache.ts";

const MOST = 1_000;
/** Creating an Intl formatter costs more than a thousand uses: each is cached. */
const numbers = boundedCache<Intl.NumberFormat>(MOST);
const dates = boundedCache<Intl.DateTimeFormat>(MOST);
const relatives = boundedCache<Intl.RelativeTimeFormat>(MOST);
const lists = boundedCache<Intl.ListFormat>(MOST);
const collators = boundedCache<Intl.Collator>(MOST);
const plurals = boundedCache<Intl.PluralRules>(MOST);

export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  numbers(locale + JSON.stringify(options), () => new Intl.NumberFormat(locale, options));

export const dateTimeFormat = (locale: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat =>
  dates(locale + JSON.stringify(options), () => new Intl.DateTimeFormat(locale, options));

/** The short Arabic forms of CLDR say "خلال" (within) where "قبل" (ago) is meant. */
export const relativeTimeFormat = (locale: string, style: "long" | "short" = locale.startsWith("ar") ? "long" : "short"): Intl.RelativeTimeFormat =>
  relatives(locale + style, () => new Intl.RelativeTimeFormat(locale, { numeric: "auto", style }));

export const listFormat = (locale: string, type: "conjunction" | "disjunction"): Intl.ListFormat =>
  lists(locale + type, () => new Intl.ListFormat(locale, { type }));

export const collator = (locale: string): Intl.Collator => collators(locale, () => new Intl.Collator(locale));

export const pluralRules = (locale: string, options: Intl.PluralRulesOptions = {}): Intl.PluralRules =>
  plurals(`${locale} ${options.type}`, () => new Intl.PluralRules(locale, options));
