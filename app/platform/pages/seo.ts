import type { MetaDescriptor } from "react-router";
import { completeLanguages } from "../languages/complete-languages.ts";
import { type SocialPage, socialMeta } from "./social-meta.ts";

type PageMeta = Omit<SocialPage, "path"> & {
  /** Canonical path with only the parameters that make another page, such as `/vendors?page=2`. */
  path: string;
  jsonLd?: object | readonly object[] | undefined;
  /** Not for search engines. */
  isHidden?: boolean | undefined;
  /** The page's address belongs to this language; there is no other version of it. */
  isOnlyIn?: string;
  /** Of what is new here (Atom). */
  feed?: string | undefined;
};

/** Title, description, canonical address, the same page in the other languages, and what only programs read: Open Graph, Twitter card, JSON-LD. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, path, language, siteUrl, jsonLd, isHidden, isOnlyIn, feed } = page;
  const inLanguage = (code?: string) => {
    const url = new URL(path, siteUrl);
    if (code) url.searchParams.set("lang", code);
    return url.href;
  };
  // Search engines read the plain address in English: `?lang=en` is a copy of it.
  const ownAddress = (code: string) => (code === "en" || isOnlyIn ? inLanguage() : inLanguage(code));
  const own = ownAddress(language);
  const descriptors: MetaDescriptor[] = [{ title }];
  if (isHidden) descriptors.push({ name: "robots", content: "noindex, follow" });
  else {
    descriptors.push({ tagName: "link", rel: "canonical", href: own });
    for (const code of isOnlyIn ? [isOnlyIn] : completeLanguages)
      descriptors.push({ tagName: "link", rel: "alternate", hrefLang: code, href: ownAddress(code) });
    if (!isOnlyIn) descriptors.push({ tagName: "link", rel: "alternate", hrefLang: "x-default", href: inLanguage() });
  }
  if (description) descriptors.push({ name: "description", content: description });
  if (import.meta.env.SSR) {
    descriptors.push(...socialMeta(page, own));
    if (feed) descriptors.push({ tagName: "link", rel: "alternate", type: "application/atom+xml", href: `${feed}?lang=${language}` });
  }
  if (jsonLd) descriptors.push({ "script:ld+json": jsonLd as never });
  return descriptors;
}
