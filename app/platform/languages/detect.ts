import { defaultLanguage } from "./default-language.ts";
import { isLanguage, type LanguageCode, languages } from "./languages.ts";

/** The source of the choice. Only "browser" and "default" may be overridden by the visitor's time zone. */
export type LanguageSource = "address" | "cookie" | "account" | "browser" | "default";

export type LanguageSigns = {
  /** `?lang=` of the address. */
  requested?: string | null | undefined;
  cookie?: string | null | undefined;
  account?: string | null | undefined;
  acceptLanguage?: string | null | undefined;
};

const arabRegions = new Set("AE BH DJ DZ EG EH IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TD TN YE".split(" "));
const sameAs: Record<string, LanguageCode> = { nb: "no", nn: "no" };

/** A stored choice wins over everything; browsers only ever lead to a language whose texts exist. */
export function detectLanguage(signs: LanguageSigns): { language: LanguageCode; source: LanguageSource } {
  for (const [source, code] of [
    ["address", signs.requested],
    ["cookie", signs.cookie],
    ["account", signs.account],
  ] as const)
    if (isLanguage(code)) return { language: code, source };
  for (const tag of preferredTags(signs.acceptLanguage ?? "")) {
    const language = languageOfTag(tag);
    if (language) return { language, source: "browser" };
  }
  return { language: defaultLanguage, source: "default" };
}

function preferredTags(header: string): string[] {
  return header
    .split(",")
    .map((entry, position) => {
      const [tag = "", ...parameters] = entry.trim().split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag, position, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== "" && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.position - b.position)
    .map(({ tag }) => tag);
}

/** English set to Saudi Arabia still means a visitor in an Arab country: Arabic is offered first. */
function languageOfTag(tag: string): LanguageCode | undefined {
  const [base = "", ...rest] = tag.split("-");
  const subtags = rest.map((part) => part.toUpperCase());
  if (base.toLowerCase() === "ar" || subtags.some((part) => arabRegions.has(part))) return "ar";
  const isTraditional = subtags.some((part) => part === "HANT" || part === "TW" || part === "HK" || part === "MO");
  const code = base.toLowerCase() === "zh" && isTraditional ? "zh-TW" : (sameAs[base.toLowerCase()] ?? base.toLowerCase());
  return languages.find((language) => language.code === code && language.isComplete)?.code;
}
