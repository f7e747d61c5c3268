import type { MetaDescriptor } from "react-router";
import { completeLanguages } from "../languages/complete-languages.ts";

type PageMeta = {
  title: string;
  description?: string | undefined;
  /** Canonical path with only the parameters that make another page, such as `/vendors?page=2`. */
  path: string;
  language: string;
  /** Scheme and host, without a slash at the end. */
  siteUrl: string;
  /** Absolute, or a path of this site. */
  image?: string | null | undefined;
  type?: "website" | "article" | "profile";
  jsonLd?: object | readonly object[] | undefined;
  /** Not for search engines. */
  isHidden?: boolean;
  /** The page's address belongs to this language; there is no other version of it. */
  isOnlyIn?: string;
};

const siteName: Record<string, string> = { ar: "ديوان", fa: "دیوان" };
const ownRegion: Record<string, string> = { en: "SA", ar: "SA", pt: "PT" };
/** English and Arabic as in Saudi Arabia, Portuguese as in Portugal, the others as in the country that speaks the language most. */
function openGraphLocale(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${ownRegion[code] ?? region}`;
}

/** Title, description, canonical address, the same page in the other languages, Open Graph, Twitter card and JSON-LD. */
export function pageMeta({ title, description, path, language, siteUrl, image, type = "website", jsonLd, isHidden, isOnlyIn }: PageMeta): MetaDescriptor[] {
  const inLanguage = (code?: string) => {
    const url = new URL(path, siteUrl);
    if (code) url.searchParams.set("lang", code);
    return url.href;
  };
  const picture = image ? new URL(image, siteUrl).href : undefined;
  // Search engines read the plain address in English: `?lang=en` is a copy of it.
  const ownAddress = (code: string) => (code === "en" || isOnlyIn ? inLanguage() : inLanguage(code));
  const own = ownAddress(language);
  const descriptors: MetaDescriptor[] = [
    { title },
    { property: "og:title", content: title },
    { property: "og:type", content: type },
    { property: "og:url", content: own },
    { property: "og:site_name", content: siteName[language] ?? "Diwan" },
    { property: "og:locale", content: openGraphLocale(language) },
    // X falls back to og: for the rest.
    { name: "twitter:card", content: picture ? "summary_large_image" : "summary" },
  ];
  if (isHidden) descriptors.push({ name: "robots", content: "noindex" });
  else {
    descriptors.push({ tagName: "link", rel: "canonical", href: own });
    for (const code of isOnlyIn ? [isOnlyIn] : completeLanguages)
      descriptors.push({ tagName: "link", rel: "alternate", hrefLang: code, href: ownAddress(code) });
    if (!isOnlyIn) descriptors.push({ tagName: "link", rel: "alternate", hrefLang: "x-default", href: inLanguage() });
  }
  if (description) descriptors.push({ name: "description", content: description }, { property: "og:description", content: description });
  if (picture) descriptors.push({ property: "og:image", content: picture });
  if (jsonLd) descriptors.push({ "script:ld+json": jsonLd as never });
  return descriptors;
}
