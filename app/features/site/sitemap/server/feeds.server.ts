import { fromFeatures } from "#app/platform/feature/feature.server.ts";
import { isLanguage, pageLanguage } from "#app/platform/languages/languages.ts";
import { photoUrl } from "#app/platform/media/photo.ts";
import type { Feed, FeedEntry } from "#app/platform/pages/feed.ts";
import { siteNameOf } from "#app/platform/pages/site-name.ts";
import { packed } from "./packed.server.ts";

export const ATOM = "application/atom+xml";
const SUMMARY_LETTERS = 500;

export const allFeeds = (): readonly Feed[] => fromFeatures("feeds").flat();

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
// XML has no place for most control characters, escaped or not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it removes
const UNFIT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escaped = (text: string) => text.replace(UNFIT, "").replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** The feed at a path in a language, compressed. Read anew after a quarter of an hour. */
export function feedFile(path: string, asked: string | null, siteUrl: string) {
  const feed = allFeeds().find((known) => known.path === path);
  const language = isLanguage(asked) ? asked : "en";
  const quarter = Math.floor(Date.now() / 900_000);
  return packed(`${path} ${language} ${siteUrl} ${quarter}`, async () => (feed ? [await atomOf(feed, language, siteUrl)] : null));
}

async function atomOf(feed: Feed, language: string, siteUrl: string): Promise<string> {
  const { code, htmlLang } = pageLanguage(language as never);
  const [title, entries] = await Promise.all([feed.title(code), feed.entries(code)]);
  const at = (address: string) => escaped(siteUrl + address + (code === "en" ? "" : `?lang=${code}`));
  const name = escaped(siteNameOf(code));
  // Without entries the feed is as old as the epoch: nothing has changed yet.
  const updated = new Date(Math.max(0, ...entries.map((entry) => entry.updated.getTime())));
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${htmlLang}">`,
    `<id>${at(feed.path)}</id>`,
    `<title>${escaped(title)} · ${name}</title>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<author><name>${name}</name><uri>${escaped(siteUrl)}</uri></author>`,
    `<link rel="self" type="${ATOM}" href="${at(feed.path)}"/>`,
    `<link rel="alternate" type="text/html" href="${at(feed.page)}"/>`,
    ...entries.map((entry) => entryOf(entry, siteUrl, at(entry.path))),
    "</feed>",
  ];
  return `${lines.join("\n")}\n`;
}

/** Its id is the same in every language: readers of two of them see it once. */
function entryOf({ path, title, summary, published, updated, photo }: FeedEntry, siteUrl: string, address: string): string {
  const text = summary.replace(/\s+/g, " ").trim();
  const short = text.length > SUMMARY_LETTERS ? `${text.slice(0, SUMMARY_LETTERS).trimEnd()}…` : text;
  return [
    "<entry>",
    `<id>${escaped(siteUrl + path)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<published>${published.toISOString()}</published>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    photo ? `<link rel="enclosure" type="image/jpeg" href="${escaped(siteUrl)}${photoUrl(photo, 1280, "jpg")}"/>` : "",
    short ? `<summary>${escaped(short)}</summary>` : "",
    "</entry>",
  ].join("");
}
