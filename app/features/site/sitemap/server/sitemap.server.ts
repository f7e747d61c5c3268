import { fromFeatures } from "#app/platform/feature/feature.server.ts";
import type { SitemapEntry, SitemapSource } from "#app/platform/pages/sitemap.ts";

const sources = (): readonly SitemapSource[] => fromFeatures("sitemap").flat();

/** Addresses in one file; the protocol allows 50,000. */
const PER_FILE = 10_000;
/** The protocol allows 1,000 pictures of one address. */
const PICTURES = 20;

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const xml = (body: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });

/** The list of sitemap files. */
export async function sitemapIndex(siteUrl: string): Promise<Response> {
  const lists = await Promise.all(
    sources().map(async ({ name, count }) => Array.from({ length: Math.ceil((await count()) / PER_FILE) }, (_, index) => `${name}-${index + 1}`)),
  );
  const line = (file: string) => `<sitemap><loc>${escaped(siteUrl)}/sitemaps/${file}.xml</loc></sitemap>`;
  return xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${["pages", ...lists.flat()].map(line).join("\n")}\n</sitemapindex>`);
}

/** One file of the sitemap, each address with the same page in the other language; null when there is no such file. */
export async function sitemapFile(file: string, siteUrl: string): Promise<Response | null> {
  if (file === "pages.xml") {
    const pages = await Promise.all(sources().map((source) => source.pages()));
    return urlSet(
      siteUrl,
      ["/home", ...pages.flat()].map((path) => ({ path })),
    );
  }
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
  const source = sources().find((known) => known.name === name);
  if (!source) return null;
  const entries = await source.list({ limit: PER_FILE, offset: (Number(number) - 1) * PER_FILE });
  return entries.length > 0 ? urlSet(siteUrl, entries) : null;
}

function urlSet(siteUrl: string, entries: readonly SitemapEntry[]): Response {
  const line = ({ path, changed, images = [], onlyIn }: SitemapEntry) => {
    const address = escaped(siteUrl + path);
    const link = (language: string, href: string) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
    const links = onlyIn ? link(onlyIn, address) : link("en", address) + link("ar", `${address}?lang=ar`) + link("x-default", address);
    const pictures = images.slice(0, PICTURES).map((image) => `<image:image><image:loc>${escaped(siteUrl + image)}</image:loc></image:image>`);
    return `<url><loc>${address}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ""}${links}${pictures.join("")}</url>`;
  };
  const spaces = 'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  return xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ${spaces}>\n${entries.map(line).join("\n")}\n</urlset>`);
}
