import { isLanguage, pageLanguage } from "../languages/languages.ts";
import type { Namespace } from "../languages/namespaces.ts";
import { formatFor, translator } from "../languages/translator.server.ts";
import { openFlow } from "./flow.server.ts";
import { moneyOnPaper } from "./money-on-paper.ts";

/** Chinese, Japanese and Korean fonts are megabytes each: screens use the system's own, which a document cannot. */
const WITHOUT_FONT = new Set(["ja", "ko", "zh", "zh-TW"]);

/**
 * What a document for a reader of `asked` is written with: its language (English where we have no font for the script), texts, formats and sums of money in minor
 * units. `open` begins it.
 */
export async function documentFor<N extends Namespace>(asked: string, namespace: N) {
  const language = WITHOUT_FONT.has(asked) ? "en" : asked;
  const [t, documents] = await Promise.all([translator(language, namespace), translator(language, "documents")]);
  const format = formatFor(language);
  const { htmlLang, isRTL } = pageLanguage(isLanguage(language) ? language : "en");
  return {
    ...{ language, t, format },
    money: (amount: number, currency = "SAR") => moneyOnPaper(format, { amount, currency }),
    day: (date: string) => format.date(`${date}T12:00:00+03:00`, "long"),
    open: (title: string) => openFlow({ title, language: htmlLang, isRTL, pageOf: (page, pages) => documents("pageOf", { page, pages }) }),
  };
}

/** Lines under each other, without those that there are not. */
export const linesOf = (...texts: (string | null | undefined | false)[]): string => texts.filter(Boolean).join("\n");
