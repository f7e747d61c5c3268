import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { alongStretch } from "#app/platform/list/walk.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { EMPTY_SEARCH } from "./products.search.ts";
import { ORDERS, publicProducts } from "./server/filters.server.ts";
import { pageOf } from "./server/list.server.ts";
import { productsRouter } from "./server/procedures.server.ts";
import { insertProducts, type NewProduct } from "./server/rows.server.ts";
import { aProduct } from "./testing/a-product.ts";

const as = clientOf(productsRouter);
const riyals = (amount: number) => amount * 100;
const day = (n: number) => new Date(Date.UTC(2026, 0, n));

let areen = "";
let noor = "";
let hidden = "";

const PIECES = (): NewProduct[] => [
  {
    ...{ vendorId: areen, name: "Emerald sofa", nameAr: "كنبة زمردية", description: "Deep enough to sit cross-legged.", category: "seating", status: "live" },
    ...{
      styles: ["contemporary"],
      rooms: ["living_room", "majlis"],
      materials: ["velvet"],
      widthMm: 2_280,
      depthMm: 940,
      heightMm: 820,
      leadDays: 35,
      createdAt: day(1),
    },
    variants: [
      { fabric: "Emerald velvet", fabricAr: "مخمل زمردي", color: "#1F7A6B", size: "Three", price: riyals(6_450), stock: 2 },
      { fabric: "Emerald velvet", color: "#1F7A6B", size: "Two", price: riyals(5_300), compareAt: riyals(5_900), stock: 0, widthMm: 1_820 },
    ],
  },
  {
    ...{
      vendorId: noor,
      name: "Brass lantern",
      nameAr: "فانوس نحاس",
      description: "Stars on the ceiling.",
      category: "lighting",
      status: "live",
      isFeatured: true,
    },
    ...{ styles: ["traditional"], rooms: ["majlis"], materials: ["brass"], widthMm: 340, depthMm: 340, heightMm: 620, createdAt: day(2) },
    variants: [{ fabric: "Brass", color: "#C2A050", price: riyals(1_250), stock: 6 }],
  },
  {
    ...{ vendorId: areen, name: "Oak console", category: "storage", status: "live", styles: ["modern"], rooms: ["living_room"], materials: ["oak"] },
    ...{ widthMm: 1_800, depthMm: 420, heightMm: 560, createdAt: day(3) },
    variants: [{ price: riyals(4_100), stock: 0 }],
  },
  { vendorId: areen, name: "Secret draft sofa", category: "seating", status: "draft", variants: [{ price: riyals(10), stock: 1 }] },
  { vendorId: areen, name: "Pending sofa", category: "seating", status: "pending", variants: [{ price: riyals(10), stock: 1 }] },
  { vendorId: areen, name: "Archived sofa", category: "seating", status: "archived", variants: [{ price: riyals(10), stock: 1 }] },
  { vendorId: areen, name: "Priceless sofa", category: "seating", status: "live", variants: [] },
  { vendorId: hidden, name: "Hidden sofa", category: "seating", status: "live", variants: [{ price: riyals(10), stock: 1 }] },
];

beforeAll(async () => {
  areen = (await aVendor({ name: "Areen Furniture", name_ar: "عرين للأثاث", city: "Riyadh" })).id;
  noor = (await aVendor({ name: "Noor Lighting" })).id;
  hidden = (await aVendor({ name: "Unverified", status: "Pending" })).id;
  await insertProducts(db, PIECES());
  await sql`select product_words_rebuild()`.execute(db);
});

const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);
const list = async (input: Parameters<ReturnType<typeof as>["list"]>[0] = {}) => names(await as().list(input));

describe("list", () => {
  test("what is on sale at public vendors alone: featured first, then the newest", async () => {
    const page = await as().list({});
    expect(names(page)).toEqual(["Brass lantern", "Oak console", "Emerald sofa"]);
    expect(page).toMatchObject({ total: 3, isCapped: false, page: 1, pages: 1, correctedSearch: null });
  });
  test("a card has the price of the cheapest variant and what it cost before", async () => {
    const { items } = await as().list({ category: "seating" });
    expect(items).toEqual([
      expect.objectContaining({
        ...{ name: "Emerald sofa", vendor: "Areen Furniture", isFrom: true, inStock: true, isMadeToOrder: true, photo: null },
        ...{ price: { amount: riyals(5_300), currency: "SAR" }, compareAt: { amount: riyals(5_900), currency: "SAR" } },
      }),
    ]);
  });
  test.each([
    ["newest", ["Oak console", "Brass lantern", "Emerald sofa"]],
    ["price_low", ["Brass lantern", "Oak console", "Emerald sofa"]],
    ["price_high", ["Emerald sofa", "Oak console", "Brass lantern"]],
  ] as const)("sorts by %s", async (sort, expected) => expect(await list({ sort })).toEqual(expected));
  test("by reviews: many good ones before a single perfect one, and none before a bad one", async () => {
    const idOf = async (name: string) => (await db.selectFrom("products").select("id").where("name", "=", name).executeTakeFirstOrThrow()).id;
    const [sofa, lantern] = [await idOf("Emerald sofa"), await idOf("Brass lantern")];
    const row = (subject: string, rating: number) => ({ id: newId(), subject_type: "product", subject_id: subject, author_name: "R", rating });
    await db
      .insertInto("reviews")
      .values([row(lantern, 5), ...Array.from({ length: 12 }, (_, n) => row(sofa, n % 3 === 0 ? 4 : 5))])
      .execute();
    expect(await list({ sort: "rating" })).toEqual(["Emerald sofa", "Brass lantern", "Oak console"]);
    await db.updateTable("reviews").set({ rating: 1 }).where("subject_id", "=", lantern).execute();
    expect(await list({ sort: "rating" })).toEqual(["Emerald sofa", "Oak console", "Brass lantern"]);
    await db.deleteFrom("reviews").where("subject_id", "in", [sofa, lantern]).execute();
  });
  test.each([
    [{ room: "majlis" }, ["Brass lantern", "Emerald sofa"]],
    [{ room: "majlis", category: "seating" }, ["Emerald sofa"]],
    [{ style: "modern" }, ["Oak console"]],
    [{ color: "teal" }, ["Emerald sofa"]],
    [{ material: "oak" }, ["Oak console"]],
    [{ available: "now" }, ["Brass lantern", "Emerald sofa"]],
    [{ available: "order" }, ["Emerald sofa"]],
    [{ from: 1_251 }, ["Oak console", "Emerald sofa"]],
    [{ to: 1_250 }, ["Brass lantern"]],
    // a variant of the sofa costs so much
    [{ from: 6_000, to: 7_000 }, ["Emerald sofa"]],
    // its smaller variant fits, exactly
    [{ width: 182 }, ["Brass lantern", "Oak console", "Emerald sofa"]],
    [{ width: 181 }, ["Brass lantern", "Oak console"]],
    [{ depth: 42, height: 56 }, ["Oak console"]],
    [{ room: "bathroom" }, []],
  ] as const)("%j leaves %j", async (filters, expected) => expect(await list(filters)).toEqual(expected));
  test("one vendor's pieces", async () => expect(await list({ vendor: noor })).toEqual(["Brass lantern"]));
  test("a page behind the last is the last; Arabic readers get Arabic names", async () => {
    expect(await as().list({ page: 9 })).toMatchObject({ page: 1, total: 3 });
    expect((await as(null, "ar").list({ category: "seating" })).items[0]).toMatchObject({ name: "كنبة زمردية", vendor: "عرين للأثاث" });
  });
  test("refuses what is not a filter", async () => {
    await expect(as().list({ room: "All" as never })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(as().list({ width: 0 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("search", () => {
  test.each([
    ["sofa", ["Emerald sofa"], "a name"],
    ["EMER", ["Emerald sofa"], "the beginning of a word, any case"],
    ["emrald", ["Emerald sofa"], "a letter lost"],
    ["lantren", ["Brass lantern"], "two letters swapped"],
    ["ceiling", ["Brass lantern"], "the description"],
    ["زمردي", ["Emerald sofa"], "the beginning of an Arabic name"],
    ["كنب", ["Emerald sofa"], "what Arabic readers call its category"],
    ["areen", ["Oak console", "Emerald sofa"], "its vendor"],
    ["velvet majlis", ["Emerald sofa"], "words of different fields"],
    ["zzzz", [], "nothing"],
    ["100%_", [], "signs that mean something to SQL"],
  ])("%s finds %j (%s)", async (search, expected) => expect((await list({ search })).sort()).toEqual([...expected].sort()));
  test("says what it searched for instead, and goes on within the filters and the order", async () => {
    expect(await as().list({ search: "emrald" })).toMatchObject({ correctedSearch: "emerald" });
    expect(await list({ search: "areen", sort: "price_high" })).toEqual(["Emerald sofa", "Oak console"]);
    expect(await list({ search: "areen", room: "majlis" })).toEqual(["Emerald sofa"]);
  });
});

describe("facets", () => {
  const counts = (values: { value: string; count: number | null }[]) => Object.fromEntries(values.map(({ value, count }) => [value, count]));
  test("count what each value would leave", async () => {
    const facets = await as().facets({});
    expect(counts(facets.rooms)).toEqual({ living_room: 2, majlis: 2 });
    expect(counts(facets.categories)).toEqual({ seating: 1, lighting: 1, storage: 1 });
    expect(counts(facets.available)).toEqual({ now: 2, order: 1 });
    expect(facets.vendors.map(({ name, count }) => [name, count])).toEqual([
      ["Areen Furniture", 2],
      ["Noor Lighting", 1],
    ]);
  });
  test("follow the other filters, not their own", async () => {
    const facets = await as().facets({ room: "majlis", category: "lighting" });
    expect(counts(facets.rooms)).toEqual({ majlis: 1 });
    expect(counts(facets.categories)).toEqual({ seating: 1, lighting: 1 });
    expect(counts(facets.materials)).toEqual({ brass: 1 });
  });
  test("what is on stays, even where it leaves nothing", async () => {
    const facets = await as().facets({ room: "bathroom", category: "beds", search: "emrald" });
    expect(counts(facets.rooms)).toEqual({ bathroom: 0 });
    expect(counts(facets.categories)).toEqual({ beds: 0 });
  });
});

describe("one product", () => {
  test("with its variants, and the VAT in each price", async () => {
    const product = await as().get({ slug: "emerald-sofa" });
    expect(product).toMatchObject({ name: "Emerald sofa", vendor: { name: "Areen Furniture", city: "Riyadh" }, isMadeToOrder: true, leadDays: 35 });
    expect(product.variants).toEqual([
      expect.objectContaining({ size: "Three", price: { amount: 645_000, currency: "SAR" }, vat: { amount: 84_130, currency: "SAR" }, width: 2_280, stock: 2 }),
      expect.objectContaining({ size: "Two", compareAt: { amount: 590_000, currency: "SAR" }, width: 1_820, depth: 940, stock: 0 }),
    ]);
    expect((await as(null, "ar").get({ slug: "emerald-sofa" })).variants.map(({ fabric }) => fabric)).toEqual(["مخمل زمردي", "Emerald velvet"]);
  });
  test.each(["secret-draft-sofa", "pending-sofa", "archived-sofa", "priceless-sofa", "hidden-sofa", "no-such-sofa"])("%s is not on sale", async (slug) => {
    await expect(as().get({ slug })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as().goesWith({ slug })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
  test("what goes with it stands in its rooms and is of another category", async () => {
    expect((await as().goesWith({ slug: "emerald-sofa" })).map(({ name }) => name).sort()).toEqual(["Brass lantern", "Oak console"]);
    expect((await as().goesWith({ slug: "oak-console" })).map(({ name }) => name)).toEqual(["Emerald sofa"]);
  });
  test("two of one name have two addresses", async () => {
    const vendorId = (await aVendor({ status: "Pending" })).id;
    const [first, second] = [await aProduct({ vendorId, name: "Twin" }), await aProduct({ vendorId, name: "Twin" })];
    expect([first.slug, second.slug]).toEqual(["twin", "twin-2"]);
  });
});

describe("what follows from vendors and variants", () => {
  const shown = async (slug: string) =>
    as()
      .get({ slug })
      .then(
        () => true,
        () => false,
      );
  test("a vendor that is taken off the directory takes its pieces along, and nobody else's", async () => {
    const { id } = await aVendor();
    const neighbor = await aVendor();
    const [mine, theirs] = [await aProduct({ vendorId: id, name: "Mine" }), await aProduct({ vendorId: neighbor.id, name: "Theirs" })];
    await db.updateTable("vendors").set({ status: "Inactive" }).where("id", "=", id).execute();
    expect([await shown(mine.slug), await shown(theirs.slug)]).toEqual([false, true]);
    await db.updateTable("vendors").set({ status: "Verified" }).where("id", "=", id).execute();
    expect(await shown(mine.slug)).toBe(true);
    await db.updateTable("vendors").set({ status: "Inactive" }).where("id", "in", [id, neighbor.id]).execute();
  });
  test("prices, stock and sizes follow every change of a variant", async () => {
    const { id: vendorId } = await aVendor();
    const { id, slug } = await aProduct({ vendorId, name: "Changing", widthMm: 900 });
    const row = () =>
      db.selectFrom("products").select(["price_from", "price_to", "in_stock", "narrowest_mm", "is_public"]).where("id", "=", id).executeTakeFirst();
    expect(await row()).toEqual({ price_from: 250_000, price_to: 250_000, in_stock: true, narrowest_mm: 900, is_public: true });
    await db.updateTable("product_variants").set({ price: 260_000, stock: 0, width_mm: 800 }).where("product_id", "=", id).execute();
    expect(await row()).toEqual({ price_from: 260_000, price_to: 260_000, in_stock: false, narrowest_mm: 800, is_public: true });
    await db.updateTable("product_variants").set({ width_mm: null }).where("product_id", "=", id).execute();
    await db.updateTable("products").set({ width_mm: 700 }).where("id", "=", id).execute();
    expect(await row()).toMatchObject({ narrowest_mm: 700 });
    await db.updateTable("product_variants").set({ is_on_sale: false }).where("product_id", "=", id).execute();
    expect(await row()).toMatchObject({ price_from: null, is_public: false });
    expect(await shown(slug)).toBe(false);
    await db.updateTable("vendors").set({ status: "Inactive" }).where("id", "=", vendorId).execute();
  });
  test("a sale that leaves some in stock writes no product; the last one does", async () => {
    const { id } = await aProduct({ vendorId: noor, name: "Selling", variants: [{ price: 10_000, stock: 2, color: "#3F8080" }] });
    const row = () =>
      db
        .selectFrom("products")
        .select(["in_stock", "color_families", sql<string>`xmin::text`.as("version")])
        .where("id", "=", id)
        .executeTakeFirst();
    const sell = () => db.updateTable("product_variants").set({ stock: sql<number>`stock - 1` }).where("product_id", "=", id).execute();
    const before = await row();
    await sell();
    expect(await row()).toEqual(before);
    await sell();
    expect(await row()).toMatchObject({ in_stock: false, color_families: ["teal"] });
    await db.deleteFrom("products").where("id", "=", id).execute();
  });
  test("a product that goes to another vendor is found by its name and as public as it is", async () => {
    const { id } = await aProduct({ vendorId: noor, name: "Wandering" });
    const other = await aVendor({ name: "Tuwaiq Carpenters", status: "Inactive" });
    await db.updateTable("products").set({ vendor_id: other.id }).where("id", "=", id).execute();
    const row = await db.selectFrom("products").select(["is_public", "vendor_words"]).where("id", "=", id).executeTakeFirst();
    expect(row).toEqual({ is_public: false, vendor_words: "Tuwaiq Carpenters" });
    await db.deleteFrom("products").where("id", "=", id).execute();
  });
  test("stock is never below zero, nothing is on sale without a price, and a price before is higher", async () => {
    const { id } = await aProduct({ vendorId: hidden, name: "Guarded" });
    const set = (values: object) => db.updateTable("product_variants").set(values).where("product_id", "=", id).execute();
    await expect(set({ stock: -1 })).rejects.toThrow(/stock/);
    await expect(set({ price: null })).rejects.toThrow(/check/);
    await expect(set({ compare_at: 250_000 })).rejects.toThrow(/check/);
  });
});

describe("plans", () => {
  test.each([
    ["featured", "products_prominent"],
    ["newest", "products_newest"],
    ["rating", "products_rated"],
    ["price_low", "products_cheap"],
    ["price_high", "products_cheap"],
  ] as const)("the order %s is read from %s", async (sort, index) => {
    const { sort: _s, page: _p, ...filters } = EMPTY_SEARCH;
    const plan = await db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_bitmapscan = off`.execute(trx);
      await sql`set local enable_sort = off`.execute(trx);
      const query = alongStretch(publicProducts, ORDERS[sort], pageOf({ ...filters, style: "modern", limit: 24 }, 1));
      return JSON.stringify((await sql`explain (format json) ${query}`.execute(trx)).rows);
    });
    expect(plan).toContain(index);
  });
});

test("a page is as short as asked for, with and without words, and leads on from there", async () => {
  for (const input of [{}, { search: "areen" }, { room: "majlis" as const }]) {
    const whole = await as().list(input);
    expect(whole.items.length).toBeGreaterThan(1);
    expect([...(await list({ ...input, limit: 1 })), ...(await list({ ...input, limit: 1, page: 2 }))]).toEqual(names(whole).slice(0, 2));
    expect(await as().list({ ...input, limit: 1 })).toMatchObject({ total: whole.total, pages: whole.total, page: 1 });
  }
  await expect(as().list({ limit: 25 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
