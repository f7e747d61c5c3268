import { type LanguageCode, pageLanguage } from "#app/platform/languages/languages.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { SHARE_TARGET } from "../installed-app.ts";

const CANVAS = "#faf7f2";
const WIDE = { form_factor: "wide", sizes: "1500x975", folder: "pictures" } as const;
const NARROW = { form_factor: "narrow", sizes: "780x1688", folder: "screenshots" } as const;

/** What a device shows and offers of the installed app (W3C Web Application Manifest). */
export async function webManifest(language: LanguageCode): Promise<object> {
  const t = await translator(language, "installed-app");
  const { htmlLang, isRTL } = pageLanguage(language);
  const shortcut = (name: string, url: string, icon: string) => ({ name, url, icons: [{ src: `/shortcut-${icon}.png`, sizes: "96x96", type: "image/png" }] });
  // Taken in the two languages that the demo is written in.
  const shown = language === "ar" ? "ar" : "en";
  const screenshot = (name: string, label: string, { folder, form_factor, sizes }: typeof WIDE | typeof NARROW) => ({
    ...{ src: `/${folder}/${name}.${shown}.light.webp`, sizes, type: "image/webp", form_factor, label },
  });
  return {
    id: "/home",
    name: t("name"),
    short_name: t("name"),
    description: t("description"),
    lang: htmlLang,
    dir: isRTL ? "rtl" : "ltr",
    start_url: "/home",
    scope: "/",
    display: "standalone",
    background_color: CANVAS,
    theme_color: CANVAS,
    categories: ["lifestyle", "shopping"],
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/badge-96.png", sizes: "96x96", type: "image/png", purpose: "monochrome" },
    ],
    screenshots: [
      screenshot("phone-home", t("name"), NARROW),
      screenshot("phone-studio", t("shortcut.redesign"), NARROW),
      screenshot("phone-pieces", t("shortcut.products"), NARROW),
      screenshot("studio", t("shortcut.redesign"), WIDE),
      screenshot("pieces", t("shortcut.products"), WIDE),
    ],
    shortcuts: [
      shortcut(t("shortcut.redesign"), "/redesign", "redesign"),
      shortcut(t("shortcut.saved"), "/dashboard/saved", "saved"),
      shortcut(t("shortcut.messages"), "/dashboard/messages", "messages"),
      shortcut(t("shortcut.products"), "/products", "products"),
    ],
    share_target: {
      action: SHARE_TARGET,
      method: "POST",
      enctype: "multipart/form-data",
      params: { title: "title", text: "text", url: "url", files: [{ name: "photo", accept: ["image/*"] }] },
    },
  };
}
