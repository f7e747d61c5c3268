import { connect, disconnect } from "#app/platform/database/db.server.ts";
import { CARDS_OF_PAGE } from "#app/platform/list/page-sizes.ts";
import { measure, productsDatabase } from "./database.ts";

const RUNS = 21;

/** The furniture finder as its screen asks: the page of 24 with its count, and the facets beside it, both at once. */
export async function run(): Promise<void> {
  const database = await productsDatabase();
  connect(database.url);
  const { listProducts } = await import("#app/features/shop/products/server/list.server.ts");
  const { listFacets } = await import("#app/features/shop/products/server/facets.server.ts");
  const { EMPTY_SEARCH } = await import("#app/features/shop/products/products.search.ts");
  const cases: [string, Partial<typeof EMPTY_SEARCH>][] = [
    ["first page", {}],
    ["lowest price first", { sort: "price_low" }],
    ["page 100", { page: 100 }],
    ["category (common)", { category: "seating" }],
    ["category (rare), newest", { category: "accessories", sort: "newest" }],
    ["room", { room: "majlis" }],
    ["style and room", { style: "modern", room: "living_room" }],
    ["category, color, material", { category: "tables", color: "brown", material: "walnut" }],
    ["price", { from: 1_000, to: 3_000 }],
    ["narrower than 90 cm, lowest price first", { width: 90, sort: "price_low" }],
    ["room, in stock, price, fits", { room: "bedroom", available: "now", from: 500, to: 5_000, width: 150 }],
    ["nothing matches", { category: "accessories", style: "industrial", room: "bathroom", color: "purple", material: "teak", width: 40 }],
    ["words 'walnut sofa'", { search: "walnut sofa" }],
    ["words 'أريكة مخمل'", { search: "أريكة مخمل" }],
    ["words that half of them have", { search: "workshop" }],
    ["a word mistyped", { search: "emerlad sofa" }],
    ["words and filters", { search: "velvet", category: "seating", color: "teal" }],
  ];
  try {
    for (const [name, given] of cases) {
      const search = { ...EMPTY_SEARCH, ...given };
      await measure(name, RUNS, () => Promise.all([listProducts({ ...search, limit: CARDS_OF_PAGE }, "en"), listFacets(search, "ar")]));
    }
  } finally {
    await disconnect();
    await database.stop();
  }
}
