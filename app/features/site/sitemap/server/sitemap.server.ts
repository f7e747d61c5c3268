import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { fromFeatures } from "#app/platform/feature/feature.server.ts";
import { completeLanguages } from "#app/platform/languages/complete-languages.ts";
import { photoUrl } from "#app/platform/media/photo.ts";
import type { SitemapEntry, SitemapRows, SitemapSource } from "#app/platform/pages/sitemap.ts";
import { type Chunks, packed } from "./packed.server.ts";

const sources = (): readonly SitemapSource[] => fromFeatures("sitemap").flat();

/** What the protocol allows: addresses in one file, pictures of one address. */
const PER_FILE = 50_000;
const MOST_PICTURES = 20;
/** Rows read at once. */
const CHUNK = 1_000;
const PAGES = "pages";

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** Where each file of rows begins: the ids number 1, 50,001, 100,001... */
async function startsOf({ from }: SitemapRows, perFile: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select x.id from (select i.id, row_number() over (order by i.id) place from ${from}) x where x.place % ${perFile}::int = ${1 % perFile}::int order by x.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The list of sitemap files: of each kind in each language. */
export const sitemapIndex = (siteUrl: string, perFile = PER_FILE) =>
  packed(`index ${siteUrl} ${perFile}`, async () => {
    const counted = await Promise.all(
      sources().map(async ({ name, rows, entries }) => [name, rows ? (await startsOf(rows, perFile)).length : entries ? 1 : 0] as const),
    );
    const files = completeLanguages.flatMap((language) =>
      [[PAGES, 1] as const, ...counted].flatMap(([name, count]) => Array.from({ length: count }, (_, index) => `${name}-${language}-${index + 1}`)),
    );
    const lines = files.map((file) => `<sitemap><loc>${escaped(siteUrl)}/sitemaps/${file}.xml</loc></sitemap>\n`);
    return [`${HEAD}<sitemapindex ${NAMESPACE}>\n`, ...lines, "</sitemapindex>\n"];
  });

/** One file of the sitemap, compressed; null when there is no such file. */
export async function sitemapFile(file: string, siteUrl: string, perFile = PER_FILE) {
  const [, name, language = "", number] = /^([a-z]+)-([a-z]{2}(?:-[A-Z]{2})?)-([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
  if (!completeLanguages.includes(language)) return null;
  return packed(`${file} ${siteUrl} ${perFile}`, () => entriesOf(name, Number(number), perFile).then((all) => all && urlSet(siteUrl, language, all)));
}

async function entriesOf(name: string | undefined, number: number, perFile: number): Promise<AsyncIterable<SitemapEntry> | Iterable<SitemapEntry> | null> {
  if (name === PAGES && number === 1) {
    const pages = await Promise.all(sources().map((source) => source.pages?.() ?? []));
    return ["/home", ...pages.flat()].map((path) => ({ path }));
  }
  const source = sources().find((known) => known.name === name);
  if (source?.entries && number === 1) return source.entries();
  if (!source?.rows) return null;
  const starts = await startsOf(source.rows, perFile);
  const first = starts[number - 1];
  return first === undefined ? null : walk(source.rows, first, starts[number]);
}

type Row = { id: string; changed: Date; photos: readonly string[] | null; enough: boolean };

/** Pages worth finding, from an id to before another one; each chunk begins after the one before. */
async function* walk({ from, columns, pathOf }: SitemapRows, first: string, end: string | undefined): AsyncGenerator<SitemapEntry> {
  for (let start: string | undefined = first, isAfter = false; start; isAfter = true) {
    const { rows } = (await sql<Row>`
      select i.id, ${columns} from ${from} and i.id ${isAfter ? sql`>` : sql`>=`} ${start}::uuid ${end ? sql`and i.id < ${end}::uuid` : sql``}
      order by i.id limit ${CHUNK}`.execute(db)) as { rows: Row[] };
    for (const row of rows) if (row.enough) yield { path: pathOf(row as never), changed: row.changed, photos: row.photos ?? [] };
    start = rows.length === CHUNK ? rows.at(-1)?.id : undefined;
  }
}

/** Addresses in one language. The other languages of a page are in its own head (docs/decisions/0061). */
async function* urlSet(siteUrl: string, language: string, entries: AsyncIterable<SitemapEntry> | Iterable<SitemapEntry>): Chunks {
  yield `${HEAD}<urlset ${NAMESPACE} ${IMAGES}>\n`;
  for await (const { path, changed, photos = [], onlyIn } of entries) {
    if (onlyIn && onlyIn !== language) continue;
    const address = escaped(siteUrl + path + (onlyIn || language === "en" ? "" : `?lang=${language}`));
    const pictures = photos
      .slice(0, MOST_PICTURES)
      .map((id) => `<image:image><image:loc>${escaped(siteUrl)}${photoUrl(id, 1920, "jpg")}</image:loc></image:image>`);
    yield `<url><loc>${address}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ""}${pictures.join("")}</url>\n`;
  }
  yield "</urlset>\n";
}
