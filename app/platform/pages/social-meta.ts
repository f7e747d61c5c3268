import type { MetaDescriptor } from "react-router";
import { SHARE_SIZE, shareAddress } from "../share-pictures/share-address.ts";
import { siteNameOf } from "./site-name.ts";

type Shared = {
  /** On the picture; without the name of the site. */
  title: string;
  facts?: string | undefined;
};

export type SocialPage = {
  title: string;
  description?: string | undefined;
  path: string;
  language: string;
  siteUrl: string;
  image?: string | null | undefined;
  type?: "website" | "article" | "profile";
  shared?: Shared | undefined;
};

const ownRegion: Record<string, string> = { en: "SA", ar: "SA", pt: "PT" };
/** English and Arabic as in Saudi Arabia, Portuguese as in Portugal, the others as in the country that speaks the language most. */
function openGraphLocale(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${ownRegion[code] ?? region}`;
}

/** Open Graph and Twitter cards: only programs read them, which take what the server wrote. */
export function socialMeta(
  { title, description, path, language, siteUrl, image, type = "website", shared = { title } }: SocialPage,
  url: string,
): MetaDescriptor[] {
  const drawn = shareAddress({ path, language, ...shared, photo: image ?? undefined });
  const picture = drawn ?? image;
  return [
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    { property: "og:type", content: type },
    { property: "og:url", content: url },
    { property: "og:site_name", content: siteNameOf(language) },
    { property: "og:locale", content: openGraphLocale(language) },
    ...(picture
      ? [
          { property: "og:image", content: new URL(picture, siteUrl).href },
          { property: "og:image:alt", content: shared.title },
        ]
      : []),
    ...(drawn
      ? [
          { property: "og:image:type", content: "image/png" },
          { property: "og:image:width", content: String(SHARE_SIZE.width) },
          { property: "og:image:height", content: String(SHARE_SIZE.height) },
        ]
      : []),
    // X falls back to og: for the rest.
    { name: "twitter:card", content: picture ? "summary_large_image" : "summary" },
  ];
}
