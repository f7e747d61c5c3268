import { createRouterClient } from "@orpc/server";
import { type RawBuilder, sql } from "kysely";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { alongStretch } from "#app/platform/list/walk.server.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { oklab } from "../ideas.color-names.ts";
import { insertIdeas, type NewIdea } from "../server/rows.server.ts";
import { publicIdeas } from "../server/search.server.ts";
import { EMPTY_SEARCH, IDEA_SORTS } from "./ideas.address.ts";
import { type IdeaListInput, ideasContract } from "./ideas.list.contract.ts";
import { ORDERS } from "./server/filters.server.ts";
import { pageOf } from "./server/list.server.ts";
import { ideasRouter } from "./server/procedures.server.ts";

const as = (language = "en") => createRouterClient(ideasRouter, { context: { viewer: null, language, requestId: "r", ip: "127.0.0.1" } });
type Input = Parameters<ReturnType<typeof as>["list"]>[0];
const titles = async (input: Input, language?: string) => (await as(language).list(input)).items.map(({ title }) => title);
const NOON = new Date("2026-11-01T12:00:00Z").getTime();

const file = async (colors: string[], width = 1200, height = 800) => {
  const id = newId();
  await db.insertInto("files").values({ id, storage_key: id, sha256: id, mime: "image/webp", byte_size: 1, width, height, colors, is_public: true }).execute();
  return id;
};
const base: NewIdea = { title: "", style: "modern", roomType: "bedroom", authorId: null, uploadSource: "manual" };
const IDEAS: Partial<NewIdea>[] = [
  {
    title: "Walnut majlis",
    titleAr: "مجلس الجوز",
    style: "traditional",
    roomType: "majlis",
    region: "najd",
    tags: ["Walnut", "fireplace"],
    estimatedCost: 6_400_000,
    difficulty: "hard",
  },
  { title: "Teal kitchen", style: "modern", roomType: "kitchen", colors: ["#3F8080"], estimatedCost: 4_850_000, difficulty: "easy" },
  { title: "White kitchen", style: "scandinavian", roomType: "kitchen", colors: ["#FFFFFF"], estimatedCost: 2_120_000, tags: ["walnut"] },
  { title: "Coral house", titleAr: "بيت المرجان", style: "rustic", roomType: "entrance", region: "hijaz", colors: ["#6d7b73"] },
  { title: "A dining corner", content: "It stands in a kitchen.", style: "modern", roomType: "dining_room", colors: ["#708077"], estimatedCost: 900_000 },
];
let hidden = "";

beforeAll(async () => {
  const cover = await file(["#3f8080", "#3f8181"]);
  const second = await file(["#112233"], 600, 900);
  const before = await file(["#999999"]);
  const ideas = IDEAS.map((idea, n) => ({ ...base, ...idea, publishedAt: new Date(NOON - n * 60_000) })) as NewIdea[];
  Object.assign(ideas[1] as NewIdea, { photoIds: [cover, second], beforeId: before });
  await insertIdeas(db, ideas);
  [{ id: hidden }] = (await insertIdeas(db, [{ ...base, title: "Unpublished kitchen", roomType: "kitchen" }])) as [{ id: string; slug: string }];
  await db.updateTable("design_ideas").set({ status: "unpublished" }).where("id", "=", hidden).execute();
});

describe("filters", () => {
  test.each<[string, Input, string[]]>([
    ["nothing", {}, ["Walnut majlis", "Teal kitchen", "White kitchen", "Coral house", "A dining corner"]],
    ["a room", { room: "kitchen" }, ["Teal kitchen", "White kitchen"]],
    ["a style", { style: "modern" }, ["Teal kitchen", "A dining corner"]],
    ["room and style", { room: "kitchen", style: "modern" }, ["Teal kitchen"]],
    ["a region", { region: "hijaz" }, ["Coral house"]],
    ["the regions", { collection: "saudi-regional" }, ["Walnut majlis", "Coral house"]],
    ["a collection of rooms", { collection: "kitchen-dining" }, ["Teal kitchen", "White kitchen", "A dining corner"]],
    ["a collection of tags", { collection: "fireplace" }, ["Walnut majlis"]],
    ["a family of colors", { color: "white" }, ["White kitchen"]],
    ["a tag, however it is written", { tag: " WALNUT" }, ["Walnut majlis", "White kitchen"]],
    ["a tag in the other language", { tag: "جوز" }, ["Walnut majlis", "White kitchen"]],
    ["how hard", { difficulty: "hard" }, ["Walnut majlis"]],
    ["from a cost", { from: 40_000 }, ["Walnut majlis", "Teal kitchen"]],
    ["up to a cost", { to: 21_200 }, ["White kitchen", "A dining corner"]],
    ["pairs", { kind: "pairs" }, ["Teal kitchen"]],
    ["what does not go together", { room: "majlis", style: "modern" }, []],
  ])("%s", async (_, input, expected) => {
    expect(await titles(input)).toEqual(expected);
    const facets = await as().facets(input);
    expect(facets).toMatchObject({ total: expected.length, isCapped: false });
  });

  test("an exact color: the nearest first, what is far away not at all", async () => {
    expect(await titles({ color: "6d7b73" })).toEqual(["Coral house", "A dining corner", "Teal kitchen"]);
    expect(await titles({ color: "6d7b73", room: "dining_room" })).toEqual(["A dining corner"]);
    expect(await titles({ color: "6d7b73", sort: "newest" })).toEqual(["Teal kitchen", "Coral house", "A dining corner"]);
    expect(await titles({ color: "ff00ff" })).toEqual([]);
    expect(await as().facets({ color: "6d7b73" })).toMatchObject({ total: 3 });
  });

  test("the colors that a photograph shows follow it", async () => {
    const id = await file(["#ff0000"]);
    const [made] = await insertIdeas(db, [{ ...base, title: "Late colors", photoIds: [id], publishedAt: new Date(NOON - 3_600_000) }]);
    expect(await titles({ color: "fe0000" })).toEqual(["Late colors"]);
    await db
      .updateTable("files")
      .set({ colors: ["#0000ff"] })
      .where("id", "=", id)
      .execute();
    expect(await titles({ color: "fe0000" })).toEqual([]);
    await db
      .updateTable("design_ideas")
      .set({ style_tags: ["#FE0000"] })
      .where("id", "=", made?.id ?? "")
      .execute();
    expect(await titles({ color: "fe0000" })).toEqual(["Late colors"]);
    await db
      .deleteFrom("design_ideas")
      .where("id", "=", made?.id ?? "")
      .execute();
  });

  test("the database and the browser see the same color", async () => {
    for (const hex of ["#000000", "#FFFFFF", "#6D7B73", "#FF0000", "#123456"]) {
      const { rows } = await sql<{ lab: number[] }>`select oklab(${hex}) lab`.execute(db);
      const { lightness, a, b } = oklab(hex);
      expect(rows[0]?.lab).toEqual([lightness, a, b].map((value) => Math.round(value * 1000) || 0));
    }
  });
});

describe("words", () => {
  test("in either language, titles first", async () => {
    expect(await titles({ search: "kitchen" })).toEqual(["White kitchen", "Teal kitchen", "A dining corner"]);
    expect(await titles({ search: "المرجان" })).toEqual(["Coral house"]);
    expect(await titles({ search: "مرجان" }, "ar")).toEqual(["بيت المرجان"]);
    expect(await titles({ search: "teal kitch" })).toEqual(["Teal kitchen"]);
    expect(await titles({ search: "kitchen", style: "scandinavian" })).toEqual(["White kitchen"]);
    expect(await titles({ search: "zeppelin" })).toEqual([]);
    expect(await titles({ search: "!!! '" })).toEqual([]);
  });
});

describe("orders and pages", () => {
  test("each order", async () => {
    const [first] = (await as().list({})).items;
    const rate = (rating: number, rating_count: number) =>
      db
        .updateTable("design_ideas")
        .set({ rating, rating_count })
        .where("id", "=", first?.id ?? "")
        .execute();
    await rate(4.5, 2);
    onTestFinished(async () => void (await rate(0, 0)));
    expect((await titles({ sort: "cost_low" })).slice(0, 3)).toEqual(["A dining corner", "White kitchen", "Teal kitchen"]);
    expect((await titles({ sort: "cost_low" })).at(-1)).toBe("Coral house");
    expect((await titles({ sort: "cost_high" }))[0]).toBe("Walnut majlis");
    expect((await titles({ sort: "cost_high" })).at(-1)).toBe("Coral house");
    expect((await titles({ sort: "rating" }))[0]).toBe(first?.title);
  });

  test("pages have no gap and nothing twice, in every order, with words and with a color", async () => {
    const many = Array.from({ length: 60 }, (_, n) => ({
      ...base,
      title: `Gym number ${n}`,
      tags: ["gym"],
      colors: [`#8000${(16 + n).toString(16).padStart(2, "0")}`],
      // many have the same cost and moment
      estimatedCost: n % 7 === 0 ? null : 100_000 * (n % 5),
      publishedAt: new Date(NOON - DAY_MS - (n % 4) * 1000),
    }));
    await insertIdeas(db, many);
    onTestFinished(async () => void (await db.deleteFrom("design_ideas").where("title", "like", "Gym number %").execute()));
    const inputs: Input[] = [
      ...IDEA_SORTS.map((sort) => ({ collection: "gym", sort }) as const),
      { search: "gym number" },
      { collection: "gym", color: "800020" },
    ];
    for (const input of inputs) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<ReturnType<typeof as>["list"]>> = await as().list({ ...input, ...(after && { after }) });
        seen.push(...page.items.map(({ id }) => id));
        after = page.next;
      } while (after);
      expect(seen.length, JSON.stringify(input)).toBe(60);
      expect(new Set(seen).size).toBe(60);
      const byNumber = await as().list({ ...input, page: 2 });
      expect(byNumber.items.map(({ id }) => id)).toEqual(seen.slice(24, 48));
    }
    expect((await as().list({ collection: "gym", page: 4 })).items).toEqual([]);
    // a cursor of one order is invalid in another
    const after = (await as().list({ collection: "gym", sort: "popular" })).next ?? "";
    for (const sort of ["newest", "saved"] as const)
      await expect(as().list({ collection: "gym", sort, after })).rejects.toMatchObject({ code: "INVALID", data: { fields: { after: "cursor" } } });
  });

  test("a malformed 'after' and a malformed color are refused", async () => {
    await expect(as().list({ after: "nonsense" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(as().list({ color: "#12345g" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("around the lists", () => {
  test("photographs: all of an idea, in its order", async () => {
    const { items } = await as().photos({ room: "kitchen" });
    expect(items.map(({ title, photo }) => [title, photo.width, photo.height])).toEqual([
      ["Teal kitchen", 1200, 800],
      ["Teal kitchen", 600, 900],
    ]);
  });
  test("a photograph for each room and style that has ideas", async () => {
    const { rooms, styles } = await as().browse();
    expect(rooms).toEqual([expect.objectContaining({ value: "kitchen" })]);
    expect(styles.map(({ value }) => value)).toEqual(["modern"]);
  });
  test("mistyped words are put right where no idea has them, and the list says so", async () => {
    await sql`select idea_words_rebuild()`.execute(db);
    expect(await titles({ search: "walnt kichen" })).toEqual(await titles({ search: "walnut kitchen" }));
    expect(await as().facets({ search: "walnt" })).toMatchObject({ correctedSearch: "walnut", total: 2 });
    expect(await as().facets({ search: "walnut" })).toMatchObject({ correctedSearch: null, total: 2 });
    expect(await as().facets({ search: "xqzv" })).toMatchObject({ correctedSearch: null, total: 0 });
  });

  test("tags to go on with", async () => {
    expect((await as().facets({ search: "walnut" })).tags).toEqual(["walnut", "fireplace"]);
    expect((await as("ar").facets({ search: "walnut" })).tags).toEqual(["جوز", "مدفأة"]);
  });
  test.each([
    [{}, "en", "Ideas"],
    [{ room: "bedroom" }, "en", "Bedrooms"],
    [{ room: "bedroom", style: "modern" }, "en", "Modern bedrooms"],
    [{ room: "majlis", style: "traditional", region: "najd", color: "teal" }, "en", "Traditional majalis in teal in the Najdi tradition"],
    [{ style: "art_deco" }, "en", "Art Deco interiors"],
    [{ collection: "saudi-regional" }, "en", "Saudi regional homes"],
    [{ place: "before-after" }, "en", "Before and after"],
    [{ room: "bedroom", style: "modern" }, "ar", "غرف نوم حديثة"],
  ] as const)("the headline of %j in %s", async (input, language, headline) => {
    expect((await as(language).head(input)).headline).toBe(headline);
  });
  test("the way to a list", async () => {
    const { trail } = await as().head({ room: "bedroom", style: "modern" });
    expect(trail.map(({ path }) => path)).toEqual(["/home", "/ideas", "/ideas/bedroom"]);
  });
  test("everything is open to everybody", () => {
    for (const entry of Object.values(ideasContract)) expect(entry["~orpc"].meta.access).toBe("public");
  });
});

describe("plans", () => {
  // among few rows the planner would rightly read them all
  const planOf = (query: RawBuilder<unknown>) =>
    db.transaction().execute(async (trx) => {
      for (const kind of ["seqscan", "bitmapscan", "sort"]) await sql.raw(`set local enable_${kind} = off`).execute(trx);
      return JSON.stringify((await sql`explain (format json) ${query}`.execute(trx)).rows);
    });
  const input = { ...EMPTY_SEARCH, kind: "all", after: undefined } as unknown as IdeaListInput;
  const cursor = { key: "2026-01-01 00:00:00+00", id: newId() };
  test.each([
    ["newest", "design_ideas_newest"],
    ["popular", "design_ideas_popular"],
    ["saved", "design_ideas_saved"],
    ["rating", "design_ideas_rated"],
    ["cost_low", "design_ideas_cheap"],
    ["cost_high", "design_ideas_dear"],
  ] as const)("the order %s is read from %s, from any place in it", async (sort, index) => {
    const at = sort === "newest" ? cursor : { ...cursor, key: "5" };
    for (const from of [null, at]) {
      const plan = await planOf(alongStretch(publicIdeas, ORDERS[sort], pageOf({ ...input, style: "modern" }, ORDERS[sort], from, null)));
      expect(plan).toContain(index);
      expect(plan).not.toMatch(/"Sort"/);
      if (from) expect(plan).toContain("Index Cond");
    }
  });
});
