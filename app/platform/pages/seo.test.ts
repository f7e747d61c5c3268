import { expect, test } from "vitest";
import { pageMeta } from "./seo.ts";

const page = { title: "Vendors · Diwan", description: "All vendors", path: "/vendors?page=2", siteUrl: "https://diwan.example" };

test("canonical address and the page in the other languages", () => {
  const arabic = pageMeta({ ...page, language: "ar", image: "/media/1/1280.webp" });
  expect(arabic).toContainEqual({ tagName: "link", rel: "canonical", href: "https://diwan.example/vendors?page=2&lang=ar" });
  expect(arabic).toContainEqual({ tagName: "link", rel: "alternate", hrefLang: "x-default", href: "https://diwan.example/vendors?page=2" });
  expect(arabic).toContainEqual({ property: "og:image", content: "https://diwan.example/media/1/1280.webp" });
  const english = pageMeta({ ...page, language: "en" });
  expect(english).toContainEqual({ tagName: "link", rel: "canonical", href: "https://diwan.example/vendors?page=2" });
  // search engines ignore hreflang when the canonical address is in another language
  expect(english).toContainEqual({ tagName: "link", rel: "alternate", hrefLang: "en", href: "https://diwan.example/vendors?page=2" });
});

test("previews say the site and its language, and are large where there is a picture", () => {
  const said = (language: string, image?: string) =>
    pageMeta({ ...page, language, ...(image && { image }) }).filter((one) =>
      ["og:site_name", "og:locale"].includes((one as { property?: string }).property ?? ""),
    );
  expect(said("en")).toEqual([
    { property: "og:site_name", content: "Diwan" },
    { property: "og:locale", content: "en_SA" },
  ]);
  expect(said("ar")).toEqual([
    { property: "og:site_name", content: "ديوان" },
    { property: "og:locale", content: "ar_SA" },
  ]);
  expect(["pt", "zh-TW", "fa"].map((language) => said(language).map((one) => (one as { content?: string }).content))).toEqual([
    ["Diwan", "pt_PT"],
    ["Diwan", "zh_TW"],
    ["دیوان", "fa_IR"],
  ]);
  expect(pageMeta({ ...page, language: "en" })).toContainEqual({ name: "twitter:card", content: "summary" });
  expect(pageMeta({ ...page, language: "en", image: "/p.jpg" })).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
});

test("a hidden page has no canonical address", () => {
  const hidden = pageMeta({ ...page, language: "en", isHidden: true });
  expect(hidden).toContainEqual({ name: "robots", content: "noindex, follow" });
  expect(hidden.some((descriptor) => "tagName" in descriptor)).toBe(false);
});
