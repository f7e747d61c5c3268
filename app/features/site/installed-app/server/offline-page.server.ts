import { createHash } from "node:crypto";
import { type LanguageCode, pageLanguage } from "#app/platform/languages/languages.ts";
import { translator } from "#app/platform/languages/translator.server.ts";

/** Alone on the device: no file of the product's is sure to be there. */
const STYLE = `:root{color-scheme:light;font:400 1rem/1.6 system-ui,sans-serif;background:light-dark(#faf7f2,#14130f);color:light-dark(#1f1b16,#f3eee6)}
:root[data-theme=dark]{color-scheme:dark}:root[data-theme=system]{color-scheme:light dark}
body{margin:0}main{display:grid;justify-items:center;align-content:center;gap:16px;min-block-size:100dvh;box-sizing:border-box;padding:32px 24px;text-align:center}
svg{inline-size:56px;fill:none;stroke:light-dark(#1f5b4a,#6fbf9f);stroke-width:1.6}h1{margin:0;font-size:1.75rem;line-height:1.2}p{margin:0;max-inline-size:46ch;color:light-dark(#6b6257,#a89f92)}
a{display:inline-grid;place-items:center;min-block-size:44px;padding-inline:24px;border-radius:8px;background:light-dark(#1f5b4a,#6fbf9f);color:light-dark(#fff,#0e241c);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid currentcolor;outline-offset:3px}`;

const MARK = `<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 2l4.1 4.1h5.8v5.8L30 16l-4.1 4.1v5.8h-5.8L16 30l-4.1-4.1H6.1v-5.8L2 16l4.1-4.1V6.1h5.8z"/><path d="M16 8.6l2.2 2.2h3v3l2.2 2.2-2.2 2.2v3h-3L16 23.4l-2.2-2.2h-3v-3L8.6 16l2.2-2.2v-3h3z"/></svg>`;

/** Of a page of the design system, into which the service worker puts it. */
const BAR_STYLE = "padding:10px 16px;text-align:center;background:var(--warn-soft);color:var(--warn);font-weight:600";

export const OFFLINE_CSP = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** What an installed app, or a page that was stored, shows without a network. The link has the address that could not be had. */
export async function offlinePage(language: LanguageCode, theme: string): Promise<string> {
  const translate = await translator(language, "installed-app");
  const t = (key: Parameters<typeof translate>[0]) => escaped(translate(key));
  const { htmlLang, isRTL } = pageLanguage(language);
  return `<!doctype html>
<html lang="${htmlLang}" dir="${isRTL ? "rtl" : "ltr"}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t("offline.title")} · ${t("name")}</title>
<style>${STYLE}</style>
</head>
<body>
<template><p role="status" style="${BAR_STYLE}">${t("offline.stored")}</p></template>
<main id="content">${MARK}<h1>${t("offline.title")}</h1><p>${t("offline.text")}</p><a href="">${t("offline.retry")}</a></main>
</body>
</html>
`;
}
