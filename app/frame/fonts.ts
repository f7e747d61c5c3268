import arabicRegular from "../ui/fonts/ibm-plex-sans-arabic-400.woff2?url&no-inline";
import arabicStrong from "../ui/fonts/ibm-plex-sans-arabic-600.woff2?url&no-inline";
import cyrillic from "../ui/fonts/ibm-plex-sans-cyrillic.woff2?url&no-inline";
import devanagari from "../ui/fonts/ibm-plex-sans-devanagari-400.woff2?url&no-inline";
import greek from "../ui/fonts/ibm-plex-sans-greek.woff2?url&no-inline";
import latin from "../ui/fonts/ibm-plex-sans-latin-basic.woff2?url&no-inline";
import latinExtended from "../ui/fonts/ibm-plex-sans-latin-ext.woff2?url&no-inline";
import thai from "../ui/fonts/ibm-plex-sans-thai-400.woff2?url&no-inline";
import vietnamese from "../ui/fonts/ibm-plex-sans-vietnamese.woff2?url&no-inline";
import latinDisplay from "../ui/fonts/newsreader-display-latin.woff2?url&no-inline";

const arabic = [arabicRegular, arabicStrong];
const ofLanguage: Record<string, string[]> = {
  ar: arabic,
  fa: arabic,
  ru: [latin, cyrillic],
  el: [latin, greek],
  vi: [latin, latinExtended, vietnamese],
  th: [latin, thai],
  hi: [latin, devanagari],
  // The system's own.
  ...{ ja: [], ko: [], zh: [], "zh-TW": [] },
};

/** What the first paint needs in the page's script; the rest loads when a letter of it appears. */
export const fontsOf = (language: string): string[] => ofLanguage[language] ?? [latin, latinDisplay];
