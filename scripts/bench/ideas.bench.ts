import { connect, disconnect } from "#app/platform/database/db.server.ts";
import { ideasDatabase, measure } from "./database.ts";

const RUNS = 21;

/** The queries of the lists of ideas as the procedures make them: a page of 24 cards. */
export async function run(): Promise<void> {
  const database = await ideasDatabase();
  connect(database.url);
  const { listIdeas, listIdeaPhotos, browseIdeas } = await import("#app/features/inspiration/ideas/list/server/list.server.ts");
  const { ideaFacets } = await import("#app/features/inspiration/ideas/list/server/facets.server.ts");
  const { EMPTY_SEARCH } = await import("#app/features/inspiration/ideas/list/ideas.address.ts");
  type Input = Parameters<typeof listIdeas>[0];
  const input = (given: object) => ({ ...EMPTY_SEARCH, kind: "all", ...given }) as Input;
  const cases: [string, object][] = [
    ["first page", {}],
    ["order: most popular", { sort: "popular" }],
    ["order: most saved", { sort: "saved" }],
    ["order: best rated", { sort: "rating" }],
    ["order: lowest cost", { sort: "cost_low" }],
    ["order: highest cost", { sort: "cost_high" }],
    ["page 100 by its number", { page: 100 }],
    ["room (common)", { room: "living_room" }],
    ["room (rare)", { room: "attic" }],
    ["style (common)", { style: "modern" }],
    ["style (rare), most popular", { style: "art_deco", sort: "popular" }],
    ["region", { region: "asir" }],
    ["color family", { color: "purple" }],
    ["budget", { from: 10_000, to: 25_000 }],
    ["budget, highest first", { from: 100_000, sort: "cost_high" }],
    ["difficulty", { difficulty: "hard" }],
    ["tag (common)", { tag: "walnut" }],
    ["tag (rare), most saved", { tag: "rawashin", sort: "saved" }],
    ["collection", { collection: "kitchen-dining" }],
    ["collection of tags", { collection: "fireplace", sort: "rating" }],
    ["before and after", { kind: "pairs" }],
    ["room, style, color", { room: "bedroom", style: "modern", color: "blue" }],
    ["rare room, rare style, lowest cost", { room: "attic", style: "art_deco", sort: "cost_low" }],
    ["room, style, region, tag, budget", { room: "majlis", style: "traditional", region: "najd", tag: "walnut", from: 5_000, to: 60_000 }],
    ["nothing matches", { room: "attic", style: "art_deco", region: "north", tag: "gym", color: "purple", difficulty: "hard" }],
    ["exact color (teal)", { color: "3f8080" }],
    ["exact color (a wall's beige)", { color: "e8e3da" }],
    ["exact color that nobody has", { color: "ff00ff" }],
    ["exact color in a room", { color: "6d7b73", room: "majlis" }],
    ["exact color, rare", { color: "6d7b73", room: "attic", style: "art_deco" }],
    ["words 'walnut majlis'", { search: "walnut majlis" }],
    ["words 'زليج'", { search: "زليج" }],
    ["words of half of them", { search: "room" }],
    ["words, newest first", { search: "emerald", sort: "newest" }],
    ["words and a style", { search: "sadu", style: "rustic" }],
  ];
  try {
    for (const [name, given] of cases) await measure(name, RUNS, () => listIdeas(input(given), "en"));
    let after: string | undefined;
    for (let n = 0; n < 400; n += 1) after = (await listIdeas(input({ sort: "popular", style: "modern", ...(after && { after }) }), "en"))?.next ?? undefined;
    await measure("10,000 ideas further by scrolling", RUNS, () => listIdeas(input({ sort: "popular", style: "modern", after }), "en"));
    await measure("photographs", RUNS, () => listIdeaPhotos(input({ room: "kitchen" }), "ar"));
    await measure("count and tags", RUNS, () => ideaFacets(input({}), "en"));
    await measure("count and tags of a room and style", RUNS, () => ideaFacets(input({ room: "bedroom", style: "modern" }), "en"));
    await measure("count and tags of an exact color", RUNS, () => ideaFacets(input({ color: "3f8080" }), "en"));
    await measure("rooms and styles with a photograph", RUNS, () => browseIdeas("en"));
  } finally {
    await disconnect();
    await database.stop();
  }
}
