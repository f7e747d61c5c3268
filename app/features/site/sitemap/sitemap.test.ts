import { beforeAll, expect, test } from "vitest";
import "#app/api/router.server.ts";
import { insertIdeas } from "#app/features/inspiration/ideas/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { sitemapFile, sitemapIndex } from "./server/sitemap.server.ts";

const site = "https://d.example";
const photo = newId();

beforeAll(async () => {
  const base = { name: "Sidra", status: "Verified", city: "Riyadh" };
  await db
    .insertInto("vendors")
    .values([
      { ...base, id: newId(), slug: "bayt-al-sidra" },
      { ...base, id: newId(), slug: "still-pending", status: "Pending" },
    ])
    .execute();
  await db
    .insertInto("files")
    .values({ id: photo, storage_key: "k", sha256: "0".repeat(64), mime: "image/webp", byte_size: 1, is_public: true, width: 30, height: 20 })
    .execute();
  const idea = { style: "modern", roomType: "majlis", authorId: null, uploadSource: "manual" } as const;
  const [, hidden] = await insertIdeas(db, [
    { ...idea, title: "Walnut & brass", photoIds: [photo] },
    { ...idea, title: "Taken back", roomType: "garage" },
  ]);
  await db
    .updateTable("design_ideas")
    .set({ status: "unpublished" })
    .where("id", "=", hidden?.id ?? "")
    .execute();
});

const read = async (file: string) => (await sitemapFile(file, site))?.text();

test("the index names a file of pages and those of each feature", async () => {
  const index = await (await sitemapIndex(site)).text();
  for (const file of ["pages", "vendors-1", "ideas-1"]) expect(index).toContain(`<loc>${site}/sitemaps/${file}.xml</loc>`);
  expect(index).not.toContain("-2.xml");
});

test("every public vendor in both languages", async () => {
  const file = await read("vendors-1.xml");
  expect(file).toContain(`<xhtml:link rel="alternate" hreflang="ar" href="${site}/vendors/bayt-al-sidra?lang=ar"/>`);
  expect(file).not.toContain("pending");
});

test("every public idea with its photographs", async () => {
  const file = await read("ideas-1.xml");
  expect(file).toContain(`<loc>${site}/ideas/walnut-brass</loc>`);
  expect(file).toContain(`<image:image><image:loc>${site}/media/${photo}/1920.jpg</image:loc></image:image>`);
  expect(file).not.toContain("taken-back");
});

test("fixed pages", async () => {
  const file = await read("pages.xml");
  for (const path of ["/home", "/vendors", "/ideas", "/ideas/majlis", "/ideas/before-after", "/ideas/forums", "/inspiration"])
    expect(file).toContain(`<loc>${site}${path}</loc>`);
});

test("no list that shows nothing: a room whose only idea was taken back, a collection that never had one", async () => {
  const file = await read("pages.xml");
  expect(file).toContain(`<loc>${site}/ideas/living</loc>`);
  for (const path of ["/ideas/garage", "/ideas/game-room", "/ideas/bedroom"]) expect(file).not.toContain(`<loc>${site}${path}</loc>`);
});

test("there is no other file", async () => {
  for (const name of ["vendors-2.xml", "vendors-0.xml", "ideas-2.xml", "people-1.xml", "x"]) expect(await sitemapFile(name, site)).toBeNull();
});
