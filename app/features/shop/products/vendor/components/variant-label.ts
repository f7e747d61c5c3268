import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import type { VariantFields } from "../../products.vendor.rules.ts";

/** What a variant is called: its fabric and size in the page's language, else its number. */
export function useVariantLabel() {
  const t = useT("products.vendor");
  const { code } = useLanguage();
  const own = (english: string | null, arabic: string | null) => (code === "ar" ? arabic || english : english || arabic);
  return ({ fabric, fabricAr, size, sizeAr }: VariantFields, row: number): string =>
    [own(fabric, fabricAr), own(size, sizeAr)].filter(Boolean).join(" · ") || t("variant.number", { n: row + 1 });
}
