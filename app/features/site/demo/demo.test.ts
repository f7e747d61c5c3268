import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { demoPeople } from "./data/people.ts";
import { demoDay, demoDirectory } from "./demo-data.ts";
import { DemoImages, demoPhotos } from "./demo-photos.ts";
import { demoProfessionals } from "./demo-professionals.ts";

const newest = demoDay();
const { ranked } = demoDirectory(newest);
const { images } = DemoImages.parse(JSON.parse(readFileSync("demo/media/index.json", "utf8")));
const photos = demoPhotos(ranked, images);
const distinct = (values: unknown[]) => new Set(values).size;

async function load(demo: boolean) {
  vi.resetModules();
  vi.stubEnv("DEMO", demo ? "1" : "0");
  const { loadDemo } = await import("./public.server.ts");
  await loadDemo();
}

const counts = async () => {
  const count = (table: "vendors" | "reviews" | "vendor_photos" | "vendor_categories" | "categories" | "files" | "users" | "quote_requests") =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow()
      .then(({ n }) => Number(n));
  return {
    vendors: await count("vendors"),
    reviews: await count("reviews"),
    photos: await count("vendor_photos"),
    links: await count("vendor_categories"),
    categories: await count("categories"),
    files: await count("files"),
    users: await count("users"),
    quotes: await count("quote_requests"),
  };
};

test("the same every time", () => {
  const hash = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");
  expect(hash(demoDirectory(newest))).toBe(hash({ ranked }));
});

test("a directory of different, believable vendors", () => {
  const vendors = ranked.map(({ vendor }) => vendor);
  expect(vendors.length).toBeGreaterThanOrEqual(320);
  for (const key of ["id", "name", "nameAr", "slug", "phone", "description", "descriptionAr"] as const)
    expect(distinct(vendors.map((vendor) => vendor[key]))).toBe(vendors.length);
  for (const vendor of vendors) {
    expect(vendor.name).not.toMatch(/\d/);
    expect(vendor.nameAr).toMatch(/^[\u0600-\u06FF ]+$/);
    expect(`${vendor.description}${vendor.descriptionAr}`).not.toMatch(/[{}]|undefined/);
    expect(vendor.phone).toMatch(/^\+9665\d000\d{4}$/);
    expect(vendor.license).toMatch(/^\d{10}$/);
    expect(vendor.priceMin).toBeLessThanOrEqual(vendor.priceMax);
    expect(vendor.coverage).toContain(vendor.city);
    for (const url of [vendor.website, vendor.instagram]) if (url) expect(new URL(url).hostname).toMatch(/\.example$/);
  }
  expect(ranked.filter(({ isFeatured }) => isFeatured)).toHaveLength(6);
  expect(vendors.filter(({ status }) => status === "Pending")).toHaveLength(12);
  expect(vendors.filter(({ status }) => status === "Inactive")).toHaveLength(6);
  expect(distinct(vendors.map(({ city }) => city))).toBeGreaterThan(20);
});

test("neighbors in the directory never share a cover", () => {
  const covers = ranked.map(({ vendor }) => photos.get(vendor.id)?.[0]?.file);
  for (let at = 0; at + 6 <= covers.length; at += 1) expect(distinct(covers.slice(at, at + 6))).toBe(6);
  for (const list of photos.values()) {
    expect(list.length).toBeGreaterThanOrEqual(3);
    expect(distinct(list)).toBe(list.length);
  }
});

test("no review is younger than the newest day or older than its vendor", () => {
  for (const { vendor, reviews } of ranked) {
    for (const { createdAt } of reviews) expect(createdAt >= vendor.createdAt && createdAt <= newest).toBe(true);
    const texts = reviews.map(({ body }) => body).filter((body) => body !== null);
    expect(distinct(texts)).toBe(texts.length);
  }
  expect(ranked.filter(({ reviews }) => reviews.length === 0).length).toBeGreaterThan(5);
});

test("nothing is loaded with DEMO=0", async () => {
  const before = await counts();
  await load(false);
  expect(await counts()).toEqual(before);
});

test("loads once, also when two processes start together, and never undoes what people changed", async () => {
  await Promise.all([load(true), load(true)]);
  const first = await counts();
  expect(first).toMatchObject({
    vendors: ranked.length,
    reviews: ranked.reduce((sum, { reviews }) => sum + reviews.length, 0),
    photos: [...photos.values()].reduce((sum, list) => sum + list.length, 0),
    users: 4 + demoPeople.length + demoProfessionals().length,
  });
  expect(first.categories).toBeGreaterThan(60);
  expect(first.quotes).toBeGreaterThanOrEqual(8);

  const rated = await db.selectFrom("vendors").select(["id", "rating", "review_count"]).orderBy("id").execute();
  const expected = ranked
    .map(({ vendor, rating, reviews }) => ({ id: vendor.id, rating, review_count: reviews.length }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(rated).toEqual(expected);

  const own = await db
    .selectFrom("vendors")
    .innerJoin("organization_members as m", "m.organization_id", "vendors.organization_id")
    .innerJoin("users", "users.id", "m.user_id")
    .select(["users.email", "m.role", "vendors.city", "vendors.status"])
    .orderBy("m.created_at")
    .execute();
  expect(own).toEqual([
    { email: "vendor@diwan.example", role: "owner", city: "Riyadh", status: "Verified" },
    { email: expect.any(String), role: "editor", city: "Riyadh", status: "Verified" },
  ]);
  expect(await db.selectFrom("organization_invitations").select(["status"]).execute()).toEqual([{ status: "open" }]);

  await db
    .deleteFrom("vendors")
    .where("id", "=", expected[3]?.id ?? "")
    .execute();
  await load(true);
  expect((await counts()).vendors).toBe(ranked.length - 1);
}, 120_000);
