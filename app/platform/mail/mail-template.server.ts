import { env } from "#app/platform/env/env.server.ts";
import { defaultLanguage } from "#app/platform/languages/default-language.ts";
import { isLanguage, pageLanguage } from "#app/platform/languages/languages.ts";

export type MailContent = {
  /** Named in the head of the mail. */
  siteName: string;
  title: string;
  paragraphs: readonly string[];
  /** Label and value, e.g. what a quote request says. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** Leads to a path of this site, or to a whole address. */
  button?: { label: string; href: string };
  /** Small print below. */
  note?: string;
  /** A quiet link beneath it, such as the one that ends these mails. */
  link?: { label: string; href: string };
};

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

// Mail programs know neither style sheets nor variables: the tokens of the light theme, written out.
const INK = "#1F1B16";
const MUTED = "#6B6257";
const LINE = "#E4DCCF";
const PALM = "#1F5B4A";

const paragraph = (text: string, style = `margin:0 0 16px;color:${INK}`) => `<p style="${style}" dir="auto">${escaped(text).replaceAll("\n", "<br>")}</p>`;

function factsTable(facts: MailContent["facts"], start: string): string {
  if (!facts?.length) return "";
  const cell = `padding:8px 0;border-bottom:1px solid ${LINE};vertical-align:top;text-align:${start}`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th style="${cell};color:${MUTED};font-weight:400;width:34%">${escaped(label)}</th><td style="${cell};color:${INK}" dir="auto">${escaped(value).replaceAll("\n", "<br>")}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 20px;border-collapse:collapse">${rows.join("")}</table>`;
}

/** One mail as text and as HTML, in the direction of its language. Everything given is text and is escaped. */
export function mailBody(language: string, content: MailContent): { text: string; html: string } {
  const page = pageLanguage(isLanguage(language) ? language : defaultLanguage);
  const start = page.isRTL ? "right" : "left";
  const href = content.button && new URL(content.button.href, env.siteUrl).href;
  const quiet = content.link && new URL(content.link.href, env.siteUrl).href;
  const quietLink =
    content.link && quiet
      ? `<p style="margin:12px 0 0;font-size:13px"><a href="${escaped(quiet)}" style="color:${MUTED}">${escaped(content.link.label)}</a></p>`
      : "";
  const link =
    content.button && href
      ? `<p style="margin:0 0 20px"><a href="${escaped(href)}" style="display:inline-block;background:${PALM};color:#ffffff;text-decoration:none;padding:13px 22px;border-radius:8px;font-weight:600">${escaped(content.button.label)}</a></p>` +
        `<p style="margin:0 0 16px;font-size:13px;color:${MUTED};text-align:${start}"><bdi dir="ltr" style="word-break:break-all">${escaped(href)}</bdi></p>`
      : "";
  const html =
    `<!doctype html><html lang="${page.htmlLang}" dir="${page.isRTL ? "rtl" : "ltr"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(content.title)}</title></head>` +
    `<body style="margin:0;background:#FAF7F2;font:16px/1.7 'IBM Plex Sans','IBM Plex Sans Arabic','Segoe UI',Tahoma,Arial,sans-serif;text-align:${start}">` +
    `<div style="max-width:560px;margin:0 auto;padding:32px 20px"><p style="margin:0 0 20px;font-size:20px;color:${PALM};font-weight:600">${escaped(content.siteName)}</p>` +
    `<div style="background:#ffffff;border:1px solid ${LINE};border-radius:10px;padding:28px 24px"><h1 style="margin:0 0 16px;font-size:22px;line-height:1.35;color:${INK}">${escaped(content.title)}</h1>` +
    `${content.paragraphs.map((text) => paragraph(text)).join("")}${factsTable(content.facts, start)}${link}` +
    `${content.note ? paragraph(content.note, `margin:0;font-size:13px;color:${MUTED}`) : ""}${quietLink}</div></div></body></html>`;
  const facts = content.facts?.map(([label, value]) => `${label}: ${value}`).join("\n");
  const button = content.button && href ? `${content.button.label}:\n${href}` : undefined;
  const last = content.link && quiet ? `${content.link.label}:\n${quiet}` : undefined;
  const text = [content.title, ...content.paragraphs, facts, button, content.note, last, content.siteName].filter(Boolean).join("\n\n");
  return { text: `${text}\n`, html };
}
