import { sql } from "kysely";
import { connect, db, disconnect } from "#app/platform/database/db.server.ts";
import { CARDS_OF_PAGE } from "#app/platform/list/page-sizes.ts";
import { benchDatabase, measure } from "./database.ts";

const RUNS = 31;

/** The directory's queries as the list procedure makes them: the page of 24 and its count together. */
export async function run(): Promise<void> {
  const database = await benchDatabase();
  connect(database.url);
  const { listVendors } = await import("#app/features/directory/vendors/server/list.server.ts");
  const { listFacets } = await import("#app/features/directory/vendors/server/counts.server.ts");
  const { EMPTY_SEARCH } = await import("#app/features/directory/vendors/vendors.search.ts");
  try {
    const { rows } = await sql<{ id: string }>`
      select category_id id from vendor_counts where category_id is not null group by 1 order by sum(n) desc`.execute(db);
    const [large, middle, small] = [rows[0]?.id ?? "", rows[Math.floor(rows.length / 2)]?.id ?? "", rows.at(-1)?.id ?? ""];
    const cases: [string, Partial<typeof EMPTY_SEARCH>][] = [
      ["first page and count", {}],
      ["page 1,000", { page: 1000 }],
      ["page 3,000", { page: 3000 }],
      ["page 7,000", { page: 7000 }],
      ["city", { city: "Riyadh" }],
      ["city, type, lowest price first", { city: "Jeddah", vendorType: "Both", sort: "min_project_value" }],
      ["largest category", { category: large }],
      ["largest category, page 500", { category: large, page: 500 }],
      ["middle category in a city, by name", { category: middle, city: "Abha", sort: "name" }],
      ["smallest category", { category: small }],
      ["search 'kitchens' (1 of 40)", { search: "kitchens" }],
      ["search 'المطابخ'", { search: "المطابخ" }],
      ["search 'najd kitc'", { search: "najd kitc" }],
      ["search 'kitchenz', put right", { search: "kitchenz" }],
      ["search 'workshop' (all vendors)", { search: "workshop" }],
      ["search 'kitchens', page 50", { search: "kitchens", page: 50 }],
      ["search of two very common words", { search: "modern riyadh" }],
    ];
    for (const [name, search] of cases) await measure(name, RUNS, () => listVendors({ ...EMPTY_SEARCH, limit: CARDS_OF_PAGE, ...search }, "en"));
    await measure("counts beside the filters", RUNS, () => listFacets({ ...EMPTY_SEARCH, city: "Riyadh" }, "ar"));
    await measure("counts beside the filters, searching", RUNS, () => listFacets({ ...EMPTY_SEARCH, search: "najd kitchens" }, "ar"));
  } finally {
    await disconnect();
    await database.stop();
  }
}
