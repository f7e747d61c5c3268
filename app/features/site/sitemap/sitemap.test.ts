import { gunzipSync } from "node:zlib";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import "#app/api/router.server.ts";
import { insertIdeas } from "#app/features/inspiration/ideas/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { completeLanguages } from "#app/platform/languages/complete-languages.ts";
import { sendPacked } from "./server/answer.server.ts";
import { feedFile } from "./server/feeds.server.ts";
import { llmsText } from "./server/llms.server.ts";
import { forgetPacked } from "./server/packed.server.ts";
import { isRemovedAddress } from "./server/removed.server.ts";
import { sitemapFile, sitemapIndex } from "./server/sitemap.server.ts";

const site = "https://d.example";
const photo = newId();
const about = "Doors, windows and kitchens of walnut and oak, drawn, built and fitted in Riyadh by a family of carpenters since 1987, with a warranty.";
let slugs: string[];

beforeAll(async () => {
  const base = { name: "Sidra", status: "Verified", city: "Riyadh", description: about };
  await db
    .insertInto("vendors")
    .values([
      { ...base, id: newId(), slug: "bayt-al-sidra" },
      { ...base, id: newId(), slug: "still-pending", status: "Pending" },
      { ...base, id: newId(), slug: "only-a-name", description: null },
    ])
    .execute();
  await db
    .insertInto("files")
    .values({ id: photo, storage_key: "k", sha256: "0".repeat(64), mime: "image/webp", byte_size: 1, is_public: true, width: 30, height: 20 })
    .execute();
  const idea = { style: "modern", roomType: "majlis", authorId: null, uploadSource: "manual" } as const;
  const ideas = await insertIdeas(db, [
    { ...idea, title: "Walnut & brass <in Diriyah>", photoIds: [photo] },
    { ...idea, title: "Taken back", roomType: "garage" },
    ...Array.from({ length: 4 }, (_, index) => ({ ...idea, title: `A majlis of palm wood, number ${index}`, photoIds: [photo] })),
  ]);
  slugs = ideas.map(({ slug }) => slug);
  await db.updateTable("design_ideas").set({ status: "unpublished" }).where("slug", "=", "taken-back").execute();
});
beforeEach(forgetPacked);

const unpacked = (file: { gzip: Buffer } | null) => file && gunzipSync(file.gzip).toString();
const read = async (file: string, perFile?: number) => unpacked(await sitemapFile(file, site, perFile));
const locations = (xml: string | null) => [...(xml ?? "").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

describe("the sitemap", () => {
  test("the index names files of pages and of each kind, in every language", async () => {
    const index = unpacked(await sitemapIndex(site));
    for (const language of completeLanguages)
      for (const kind of ["pages", "vendors", "ideas", "help"]) expect(index).toContain(`<loc>${site}/sitemaps/${kind}-${language}-1.xml</loc>`);
    expect(index).not.toContain("-2.xml");
  });

  test("addresses in the file's language, with the time of the last change", async () => {
    expect(locations(await read("vendors-en-1.xml"))).toEqual([`${site}/vendors/bayt-al-sidra`]);
    expect(locations(await read("vendors-zh-TW-1.xml"))).toEqual([`${site}/vendors/bayt-al-sidra?lang=zh-TW`]);
    expect(await read("vendors-en-1.xml")).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  });

  test("neither what is pending nor what has nothing to read", async () => {
    const file = await read("vendors-en-1.xml");
    for (const slug of ["still-pending", "only-a-name"]) expect(file).not.toContain(slug);
  });

  test("public ideas with their photographs", async () => {
    const file = await read("ideas-en-1.xml");
    expect(file).toContain(`<image:image><image:loc>${site}/media/${photo}/1920.jpg</image:loc></image:image>`);
    expect(file).not.toContain("taken-back");
  });

  test("large kinds are split, and every page is in exactly one part", async () => {
    const parts = await Promise.all([1, 2, 3].map(async (number) => locations(await read(`ideas-en-${number}.xml`, 2))));
    expect(parts.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(parts.flat().sort()).toEqual(
      slugs
        .filter((slug) => slug !== "taken-back")
        .map((slug) => `${site}/ideas/${slug}`)
        .sort(),
    );
    expect(await read("ideas-en-4.xml", 2)).toBeNull();
    expect(unpacked(await sitemapIndex(site, 2))).toContain("ideas-ar-3.xml");
  });

  test("fixed pages, without lists that show nothing", async () => {
    const pages = locations(await read("pages-en-1.xml"));
    for (const path of ["/home", "/vendors", "/ideas", "/ideas/majlis", "/ideas/before-after", "/ideas/forums", "/inspiration", "/pricing", "/contact"])
      expect(pages).toContain(site + path);
    for (const path of ["/ideas/garage", "/ideas/game-room", "/ideas/bedroom"]) expect(pages).not.toContain(site + path);
  });

  test("a page of one language is in its file only", async () => {
    expect(locations(await read("showcase-ar-1.xml"))).toEqual([`${site}/ar`]);
    expect(locations(await read("showcase-en-1.xml"))).toEqual([]);
  });

  test("there is no other file", async () => {
    for (const name of ["vendors-en-2.xml", "vendors-en-0.xml", "vendors-xx-1.xml", "vendors-1.xml", "people-en-1.xml", "pages-en-2.xml", "x"])
      expect(await sitemapFile(name, site), name).toBeNull();
  });
});

test("files are sent compressed, plain, or not at all to who has them", async () => {
  const file = await sitemapFile("vendors-en-1.xml", site);
  const ask = (headers: Record<string, string>) => sendPacked(new Request(site, { headers }), file, "application/xml");
  const gzip = ask({ "Accept-Encoding": "br, gzip" });
  expect(gzip.headers.get("content-encoding")).toBe("gzip");
  const plain = ask({});
  expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, unpacked(file)]);
  expect(ask({ "If-None-Match": `"other", W/${file?.etag}` }).status).toBe(304);
  expect(ask({ "If-None-Match": '"other"' }).status).toBe(200);
  expect(sendPacked(new Request(site), null, "application/xml").status).toBe(404);
});

describe("feeds have what RFC 4287 requires", () => {
  const one = (xml: string, name: string) => [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text = ""]) => text);
  const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

  test.each([
    ["/ideas/feed.xml", "ar"],
    ["/ideas/forums/feed.xml", "en"],
    ["/resources/feed.xml", "fr"],
  ])("%s in %s", async (path, language) => {
    const xml = unpacked(await feedFile(path, language, site)) ?? "";
    const [head = "", ...entries] = xml.split("<entry>");
    expect(head).toContain(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`);
    for (const name of ["id", "title", "updated", "name"]) expect(one(head, name), name).toHaveLength(1);
    expect(one(head, "updated")[0]).toMatch(MOMENT);
    expect(head).toContain(`<link rel="self" type="application/atom+xml" href="${one(head, "id")[0]}"/>`);
    for (const entry of entries) {
      for (const name of ["id", "title", "updated"]) expect(one(entry, name), name).toHaveLength(1);
      expect(one(entry, "updated")[0]).toMatch(MOMENT);
      expect(entry).toContain('<link rel="alternate"');
    }
    const ids = entries.map((entry) => one(entry, "id")[0]);
    expect(new Set(ids).size).toBe(ids.length);
    if (path !== "/ideas/forums/feed.xml") expect(ids.length).toBeGreaterThan(4);
  });

  test("texts cannot end an element, and what is not public is not there", async () => {
    const xml = unpacked(await feedFile("/ideas/feed.xml", null, site));
    expect(xml).toContain("<title>Walnut &amp; brass &lt;in Diriyah&gt;</title>");
    expect(xml).not.toContain("Taken back");
    expect(await feedFile("/vendors/feed.xml", "en", site)).toBeNull();
  });
});

test("llms.txt names sections, feeds, the sitemap and the API by their texts", async () => {
  const text = await llmsText(site);
  expect(text).toMatch(/^# Diwan\n\n> /);
  for (const path of ["/vendors", "/ideas", "/professionals", "/help", "/ideas/feed.xml", "/sitemap.xml", "/api/docs"])
    expect(text).toContain(`](${site}${path})`);
  expect(text).not.toContain("undefined");
});

describe("what is gone for good", () => {
  const remove = (slug: string, at: Date | null) => db.updateTable("vendors").set({ deleted_at: at }).where("slug", "=", slug).execute();

  test("is known while it is gone, and only where it was public", async () => {
    await remove("bayt-al-sidra", new Date());
    await remove("still-pending", new Date());
    expect(await isRemovedAddress("/vendors/bayt-al-sidra")).toBe(true);
    for (const path of ["/vendors/still-pending", "/vendors/only-a-name", "/vendors/nobody", "/vendors/%", "/%00"])
      expect(await isRemovedAddress(path), path).toBe(false);
    await remove("bayt-al-sidra", null);
    expect(await isRemovedAddress("/vendors/bayt-al-sidra")).toBe(false);
  });

  test("is known of an idea in the bin, too", async () => {
    await db
      .updateTable("design_ideas")
      .set({ deleted_at: new Date() })
      .where("slug", "in", ["taken-back", slugs[2] ?? ""])
      .execute();
    expect(await isRemovedAddress(`/ideas/${slugs[2]}`)).toBe(true);
    expect(await isRemovedAddress("/ideas/taken-back")).toBe(false);
    await db.updateTable("design_ideas").set({ deleted_at: null }).execute();
    expect(await isRemovedAddress(`/ideas/${slugs[2]}`)).toBe(false);
  });
});
