import arabicRegular from "../ui/fonts/ibm-plex-sans-arabic-400.woff2?url&no-inline";
import arabicStrong from "../ui/fonts/ibm-plex-sans-arabic-600.woff2?url&no-inline";
import latin from "../ui/fonts/ibm-plex-sans-latin-basic.woff2?url&no-inline";
import latinDisplay from "../ui/fonts/newsreader-display-latin.woff2?url&no-inline";

const systemOnly = new Set(["ru", "el", "ja", "ko", "zh", "zh-TW", "hi", "th", "vi"]);

/** What the first paint needs in the page's script; the rest loads when a letter of it appears. */
export function fontsOf(language: string): string[] {
  if (language === "ar" || language === "fa") return [arabicRegular, arabicStrong];
  return systemOnly.has(language) ? [] : [latin, latinDisplay];
}
