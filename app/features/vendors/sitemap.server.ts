import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { isPublic } from "./vendors.cards.server.ts";

/** Vendors in one file of the sitemap; the protocol allows 50,000 addresses. */
const PER_FILE = 10_000;

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const xml = (body: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });

/** The list of sitemap files: one for the pages, one for each ten thousand vendors. */
export async function sitemapIndex(siteUrl: string): Promise<Response> {
  const { rows } = await sql<{ n: number }>`select coalesce(sum(n), 0)::int n from vendor_counts where category_id is null`.execute(db);
  const files = ["pages", ...Array.from({ length: Math.ceil((rows[0]?.n ?? 0) / PER_FILE) }, (_, index) => `vendors-${index + 1}`)];
  return xml(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.map((file) => `<sitemap><loc>${escaped(siteUrl)}/sitemaps/${file}.xml</loc></sitemap>`).join("\n")}\n</sitemapindex>`,
  );
}

/** One file of the sitemap, each address with the same page in the other language; null when there is no such file. */
export async function sitemapFile(name: string, siteUrl: string): Promise<Response | null> {
  if (name === "pages.xml") return urlSet(siteUrl, [{ path: "/home" }, { path: "/vendors" }]);
  const number = Number(/^vendors-([1-9]\d{0,3})\.xml$/.exec(name)?.[1]);
  if (!number) return null;
  const { rows } = await sql<{ slug: string; updated_at: Date }>`
    select v.slug, v.updated_at from (select v.id from vendors v where ${isPublic} order by v.id desc limit ${PER_FILE} offset ${(number - 1) * PER_FILE}) page
    join vendors v on v.id = page.id order by v.id desc`.execute(db);
  if (rows.length === 0) return null;
  return urlSet(
    siteUrl,
    rows.map((row) => ({ path: `/vendors/${encodeURIComponent(row.slug)}`, changed: row.updated_at })),
  );
}

function urlSet(siteUrl: string, pages: readonly { path: string; changed?: Date }[]): Response {
  const entry = ({ path, changed }: { path: string; changed?: Date }) => {
    const address = escaped(siteUrl + path);
    const link = (language: string, href: string) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
    const links = link("en", `${address}?lang=en`) + link("ar", `${address}?lang=ar`) + link("x-default", address);
    return `<url><loc>${address}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ""}${links}</url>`;
  };
  return xml(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.map(entry).join("\n")}\n</urlset>`,
  );
}
