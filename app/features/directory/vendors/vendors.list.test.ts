import { type RawBuilder, sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { commonIds } from "./server/hits.server.ts";
import { pageIds } from "./server/list.server.ts";
import { vendorsRouter } from "./server/procedures.server.ts";
import { EMPTY_SEARCH } from "./vendors.search.ts";

const as = clientOf(vendorsRouter);
const department = newId();
const trade = newId();
const hidden = newId();

type Given = {
  name: string;
  name_ar?: string;
  city?: string;
  address?: string;
  address_ar?: string;
  tags?: string[];
  description?: string;
  description_ar?: string;
  vendor_type?: string;
  status?: string;
  is_featured?: boolean;
  rating?: number;
  review_count?: number;
  min_project_value?: number;
};
const VENDORS: Given[] = [
  { name: "Najd Joinery", name_ar: "نجارة نجد", city: "Riyadh", tags: ["Kitchens", "Walnut"], rating: 4.8, min_project_value: 1_200_000, vendor_type: "Both" },
  {
    name: "Noor Lighting",
    name_ar: "النور للإضاءة",
    city: "Jeddah",
    tags: ["ثريّات"],
    description: "Chandeliers for kitchens and majlis.",
    rating: 4.1,
    min_project_value: 420_000,
    vendor_type: "Product",
  },
  {
    name: "Qasr Kitchens",
    name_ar: "قصر المطابخ",
    city: "Riyadh",
    address: "5721 King Abdullah Road, Al Malqa, Riyadh",
    address_ar: "5721 طريق الملك عبدالله، الملقا، الرياض",
    tags: ["Oak"],
    rating: 4.3,
    is_featured: true,
  },
  { name: "مؤسسة الإعمار", city: "Makkah", description_ar: "مقاولات ٢٤ ساعة بـِخِبـــرة", rating: 3.9, min_project_value: 5_000_000 },
  { name: "Café Décor", city: "Al Kharj", tags: ["3D design"], rating: 4.9 },
  { name: "Secret Kitchens", city: "Riyadh", status: "Pending" },
  { name: "Closed Kitchens", city: "Riyadh", status: "Inactive" },
];
const names = (page: { items: { name: string }[] }) => page.items.map((item) => item.name);
const search = async (words: string, rest = {}) => names(await as().list({ search: words, ...rest }));

beforeAll(async () => {
  await db
    .insertInto("categories")
    .values([
      { id: department, name: "Interiors", name_ar: "التصميم الداخلي", slug: "interiors", type: "Service" },
      { id: trade, name: "Kitchens", slug: "kitchens", type: "Product", parent_id: department },
      { id: hidden, name: "Hidden", slug: "hidden", type: "Product", is_active: false },
    ])
    .execute();
  const rows = VENDORS.map((vendor, n) => ({ status: "Verified", review_count: vendor.rating ? 40 : 0, ...vendor, id: newId(), slug: `v-${n}` }));
  for (const row of rows) await db.insertInto("vendors").values(row).execute();
  const of = (name: string) => rows.find((row) => row.name === name)?.id ?? "";
  await db
    .insertInto("vendor_categories")
    .values([
      { vendor_id: of("Qasr Kitchens"), category_id: trade },
      { vendor_id: of("Qasr Kitchens"), category_id: department },
      { vendor_id: of("Najd Joinery"), category_id: trade },
      { vendor_id: of("Noor Lighting"), category_id: hidden },
      { vendor_id: of("Secret Kitchens"), category_id: trade },
    ])
    .execute();
  await sql`select directory_compact()`.execute(db);
});

describe("list", () => {
  test("shows verified vendors only: featured first, then by reviews", async () => {
    const page = await as().list({});
    expect(names(page)).toEqual(["Qasr Kitchens", "Café Décor", "Najd Joinery", "Noor Lighting", "مؤسسة الإعمار"]);
    expect(page).toMatchObject({ total: 5, page: 1, pages: 1, isCapped: false, correctedSearch: null });
    expect(JSON.stringify(page)).not.toMatch(/notes|Secret|Closed/);
  });
  test.each([
    ["rating", ["Café Décor", "Najd Joinery"]],
    ["name", ["Café Décor", "Najd Joinery"]],
    ["min_project_value", ["Noor Lighting", "Najd Joinery"]],
  ] as const)("sorts by %s", async (sort, first) => expect(names(await as().list({ sort })).slice(0, 2)).toEqual(first));
  test("one review of five stars does not outrank forty that give nearly as much; what is shown stays the plain mean", async () => {
    const newcomer = { id: newId(), name: "Newcomer", slug: "newcomer", status: "Verified", rating: 5, review_count: 1 };
    await db.insertInto("vendors").values(newcomer).execute();
    await sql`select directory_compact()`.execute(db);
    const rated = (await as().list({ sort: "rating" })).items.map(({ name, rating }) => [name, rating]);
    const found = names(await as().list({ search: "newcomer", sort: "rating" }));
    await db.deleteFrom("vendors").where("id", "=", newcomer.id).execute();
    await sql`select directory_compact()`.execute(db);
    expect(found).toEqual(["Newcomer"]);
    expect(rated).toEqual([
      ["Café Décor", 4.9],
      ["Najd Joinery", 4.8],
      ["Qasr Kitchens", 4.3],
      ["Newcomer", 5],
      ["Noor Lighting", 4.1],
      ["مؤسسة الإعمار", 3.9],
    ]);
  });
  test("vendors without a minimum come last, a page beyond the end is the last one", async () => {
    expect(
      names(await as().list({ sort: "min_project_value" }))
        .slice(3)
        .sort(),
    ).toEqual(["Café Décor", "Qasr Kitchens"]);
    expect(await as().list({ page: 99 })).toMatchObject({ page: 1, total: 5 });
  });
  test("filters combine, a city is found in either language, a department includes its subcategories", async () => {
    expect(names(await as().list({ city: "الرياض" }))).toEqual(["Qasr Kitchens", "Najd Joinery"]);
    expect(names(await as().list({ category: department }))).toEqual(["Qasr Kitchens", "Najd Joinery"]);
    expect(names(await as().list({ category: trade, city: "Riyadh", vendorType: "Both" }))).toEqual(["Najd Joinery"]);
    expect(await as().list({ city: "Dubai" })).toMatchObject({ total: 0, items: [], pages: 0 });
  });
  test("Arabic readers get Arabic names and cities", async () => {
    const { items } = await as(null, "ar").list({ city: "Riyadh" });
    expect(items[0]).toMatchObject({ name: "قصر المطابخ", city: "الرياض" });
  });
  test("a card names the district that the address names, in the reader's language", async () => {
    const districts = async (language: "en" | "ar") => (await as(null, language).list({ city: "Riyadh" })).items.map(({ district }) => district);
    expect([await districts("en"), await districts("ar")]).toEqual([
      ["Al Malqa", null],
      ["الملقا", null],
    ]);
  });
  test("refuses what is not a filter", async () => {
    await expect(as().list({ category: "kitchens" as never })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(as().list({ sort: "price" as never })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("search", () => {
  test.each([
    ["kitchens", ["Qasr Kitchens", "Najd Joinery", "Noor Lighting"], "name before tag before description"],
    ["KITCH", ["Qasr Kitchens", "Najd Joinery", "Noor Lighting"], "beginning of a word, any case"],
    ["kichens", ["Qasr Kitchens", "Najd Joinery", "Noor Lighting"], "a letter lost"],
    ["jionery", ["Najd Joinery"], "two letters swapped"],
    ["cafe decor", ["Café Décor"], "without accents"],
    ["riyadh", ["Qasr Kitchens", "Najd Joinery"], "a city"],
    ["الرياض", ["Qasr Kitchens", "Najd Joinery"], "a city in Arabic"],
    ["jiddah", ["Noor Lighting"], "a city in another spelling"],
    ["najd walnut", ["Najd Joinery"], "words of different fields"],
    ["نور", ["Noor Lighting"], "without the article"],
    ["للاضاءه", ["Noor Lighting"], "hamza and taa marbuta"],
    ["ثريات", ["Noor Lighting"], "without the shadda"],
    ["اعمار", ["مؤسسة الإعمار"], "alef forms"],
    ["موسسه الاعمار", ["مؤسسة الإعمار"], "hamza on waw"],
    ["خبرة", ["مؤسسة الإعمار"], "tatweel and vowel signs"],
    ["24", ["مؤسسة الإعمار"], "Arabic-Indic digits"],
    ["مؤسسه الإعمر", ["مؤسسة الإعمار"], "an Arabic letter lost"],
    ["3d", ["Café Décor"], "digits and letters"],
    ["100%_", [], "signs that mean something to SQL"],
    ["'; drop table vendors", [], "quotes"],
    ["zzzz", [], "nothing"],
    ["!!!", [], "no letters"],
  ])("%s finds %j (%s)", async (words, found) => expect(await search(words)).toEqual(found));
  test("reports the corrected words", async () => {
    expect(await as().list({ search: "kichens" })).toMatchObject({ correctedSearch: "kitchens" });
    expect(await as().list({ search: "kitchens" })).toMatchObject({ correctedSearch: null });
  });
  test("works with filters and another order", async () => {
    expect(await search("kitchens", { city: "Jeddah" })).toEqual(["Noor Lighting"]);
    expect(await search("kitchens", { sort: "name" })).toEqual(["Najd Joinery", "Noor Lighting", "Qasr Kitchens"]);
  });
  test("the query for very common words finds the same", async () => {
    const ids = await sql<{ id: string }>`${commonIds({ ...EMPTY_SEARCH, search: "x", limit: 24 }, "'kitchens':*", 1)}`.execute(db);
    const all = await db.selectFrom("vendors").select(["id", "name"]).execute();
    expect(ids.rows.map((row) => all.find((vendor) => vendor.id === row.id)?.name)).toEqual(["Qasr Kitchens", "Najd Joinery", "Noor Lighting"]);
  });
});

describe("facets", () => {
  const counts = async (input = {}) => Object.fromEntries((await as().facets(input)).categories.map((c) => [c.name, c.count]));
  test("active categories, children behind their parent, each vendor once", async () => {
    expect((await as().facets({})).categories.map((c) => c.name)).toEqual(["Interiors", "Kitchens"]);
    expect(await counts()).toEqual({ Interiors: 2, Kitchens: 2 });
    expect(await counts({ vendorType: "Both" })).toEqual({ Interiors: 1, Kitchens: 1 });
    expect(await counts({ search: "walnut" })).toEqual({ Interiors: 1, Kitchens: 1 });
  });
  test("a category without a vendor is no choice, unless it is the one that is on", async () => {
    expect(await counts({ city: "Abha" })).toEqual({});
    expect(await counts({ city: "Abha", category: trade })).toMatchObject({ Interiors: 0 });
  });
  test("follow the other filters and every change of a vendor", async () => {
    const cities = async () => Object.fromEntries((await as().facets({ category: trade })).cities.map((c) => [c.value, c.count]));
    expect(await cities()).toEqual({ Riyadh: 2 });
    await db.updateTable("vendors").set({ city: "Jeddah" }).where("name", "=", "Najd Joinery").execute();
    expect(await cities()).toEqual({ Jeddah: 1, Riyadh: 1 });
    await db.updateTable("vendors").set({ status: "Inactive" }).where("name", "=", "Najd Joinery").execute();
    expect(await cities()).toEqual({ Riyadh: 1 });
    await db.updateTable("vendors").set({ status: "Verified", city: "Riyadh" }).where("name", "=", "Najd Joinery").execute();
    await sql`select directory_compact()`.execute(db);
    expect(await cities()).toEqual({ Riyadh: 2 });
    expect((await as().facets({})).allCategories).toBe(5);
  });
});

describe("plans", () => {
  // among few rows the planner would rightly read them all
  const planOf = (query: RawBuilder<unknown>) =>
    db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_bitmapscan = off`.execute(trx);
      await sql`set local enable_sort = off`.execute(trx);
      return JSON.stringify((await sql`explain (format json) ${query}`.execute(trx)).rows);
    });
  const base = { ...EMPTY_SEARCH };
  test.each([
    ["featured", "vendors_public_featured"],
    ["rating", "vendors_public_rating"],
    ["min_project_value", "vendors_public_min"],
    ["name", "vendors_public_name"],
  ] as const)("the order %s is read from %s, from both ends, also for one category", async (sort, index) => {
    for (const [page, category] of [
      [1, ""],
      [900, ""],
      [1, trade],
    ] as const) {
      const plan = await planOf(pageIds({ ...base, sort, category, limit: 24 }, page, 24_000, null));
      expect(plan).toContain(index);
      expect(plan).toContain("Index Only Scan");
      expect(plan).not.toMatch(/"Sort"/);
    }
  });
  test("a city has an index of its own, words too", async () => {
    expect(await planOf(pageIds({ ...base, city: "Riyadh", limit: 24 }, 1, 1000, null))).toContain("vendors_public_city");
    const words = await db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      return JSON.stringify((await sql`explain (format json) select id from vendors v where v.search @@ search_query('najd')`.execute(trx)).rows);
    });
    expect(words).toContain("vendors_search");
  });
});

test("a page is as short as asked for, with and without words, and leads on from there", async () => {
  for (const input of [{}, { search: "kitchens" }, { category: department }]) {
    const whole = await as().list(input);
    const first = await as().list({ ...input, limit: 1 });
    const second = await as().list({ ...input, limit: 1, page: 2 });
    expect([...names(first), ...names(second)]).toEqual(names(whole).slice(0, 2));
    expect(first).toMatchObject({ total: whole.total, pages: whole.total, page: 1 });
  }
  await expect(as().list({ limit: 0 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(as().list({ limit: 25 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
