import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { correctedSearch, findByWords, RANKED, type Searched } from "./find-words.server.ts";
import { alongStretch, type Order, walk } from "./walk.server.ts";

const table = sql`walk_rows`;
const visible = sql`i.is_shown`;
const newest: Order = { key: sql`i.n`, isDescending: true, type: sql`integer` };
const oldest: Order = { ...newest, isDescending: false };
const vocabulary = sql`select word, word_variants(word) variants, count(*)::int n from walk_rows, unnest(string_to_array(name, ' ')) word where is_shown group by 1, 2`;
const searched: Searched = { table, visible, esteem: newest, vocabulary };
const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, "0")}`;
const numbers = (rows: readonly { id: string }[]) => rows.map(({ id }) => Number(id.slice(-12)));

beforeAll(async () => {
  await sql`create table walk_rows (id uuid primary key, n int not null, name text not null, note text not null, is_shown boolean not null, search tsvector)`.execute(
    db,
  );
  // Thirty rows, every fifth of them hidden; two thousand more that all have one word.
  await sql`insert into walk_rows select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, n / 2, case when n % 3 = 0 then 'sofa' else 'lamp' end,
    case when n % 3 = 1 then 'beside a sofa' else '' end, n % 5 <> 0, null from generate_series(1, 30) n`.execute(db);
  await sql`insert into walk_rows select ('00000000-0000-7000-8000-' || lpad((1000 + n)::text, 12, '0'))::uuid, -n, 'common', '', true, null
    from generate_series(1, 2100) n`.execute(db);
  await sql`update walk_rows set search = setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', note), 'D')`.execute(db);
});
afterAll(disconnect);

const few = sql`i.n >= 0`;
const shown = Array.from({ length: 30 }, (_, at) => at + 1).filter((n) => n % 5 !== 0);

describe.each([
  ["the newest first", newest, shown.toReversed()],
  ["the oldest first", oldest, shown],
])("%s", (_, order, expected) => {
  test.each([true, false])("the rows of a condition, page by page (narrow: %s)", async (isNarrow) => {
    const page = (offset: number, limit: number, condition: RawBuilder<unknown> = sql`${visible} and ${few}`) =>
      walk({ table, visible }, order, { condition, isNarrow, limit, offset });
    expect(numbers(await page(0, 5))).toEqual(expected.slice(0, 5));
    expect(numbers(await page(5, 5))).toEqual(expected.slice(5, 10));
    // The last page is not full, and none lies behind it.
    expect(numbers(await page(20, 5))).toEqual(expected.slice(20));
    expect(await page(24, 5)).toEqual([]);
    const [first] = await page(0, 1);
    expect(first).toEqual({ id: idOf(expected[0] ?? 0), key: String(Math.floor((expected[0] ?? 0) / 2)) });
  });

  test("only what lies behind a place", async () => {
    const behind = order.isDescending ? sql`and i.n < 5` : sql`and i.n > 5`;
    for (const isNarrow of [true, false]) {
      const rows = await walk({ table, visible }, order, { condition: sql`${visible} and ${few}`, behind, isNarrow, limit: 30, offset: 0 });
      expect(numbers(rows)).toEqual(expected.filter((n) => (order.isDescending ? Math.floor(n / 2) < 5 : Math.floor(n / 2) > 5)));
    }
  });
});

test("what is rare is found, however far along the order it lies", async () => {
  const wanted = { condition: sql`${visible} and i.n = -2100`, isNarrow: true, limit: 1, offset: 0 };
  // A hundred rows for each wanted one are read along the order; then it is sorted.
  expect((await alongStretch({ table, visible }, newest, wanted).execute(db)).rows).toEqual([]);
  expect(numbers(await walk({ table, visible }, newest, wanted))).toEqual([3100]);
});

describe("by words", () => {
  const find = (words: string, { condition = visible, limit = 50, offset = 0 }: { condition?: RawBuilder<unknown>; limit?: number; offset?: number } = {}) =>
    findByWords(searched, words, condition, { limit, offset });
  const inName = shown.filter((n) => n % 3 === 0).toReversed();
  const inNote = shown.filter((n) => n % 3 === 1).toReversed();

  test("names come first, then notes, each by esteem; hidden rows never; page by page", async () => {
    const { total, ids } = await find("sofa");
    expect([total, numbers(ids.map((id) => ({ id })))]).toEqual([16, [...inName, ...inNote]]);
    const page = await find("sofa", { limit: 3, offset: 6 });
    expect([page.total, page.ids]).toEqual([16, ids.slice(6, 9)]);
    expect(await find("sofa", { offset: 16 })).toEqual({ total: 16, ids: [] });
    expect(await find("nowhere")).toEqual({ total: 0, ids: [] });
  });

  test("within a filter", async () => {
    const { total, ids } = await find("sofa", { condition: sql`${visible} and i.n < 5` });
    const expected = [...inName, ...inNote].filter((n) => Math.floor(n / 2) < 5);
    expect([total, numbers(ids.map((id) => ({ id })))]).toEqual([expected.length, expected]);
  });

  test("of what very many have, the most esteemed, and as many as are ever counted", async () => {
    const { total, ids } = await find("common", { limit: 3, offset: 2 });
    expect([total, numbers(ids.map((id) => ({ id })))]).toEqual([RANKED + 1, [1003, 1004, 1005]]);
    // A filter: sorted as long as that is quick, then along the order; both say the same.
    for (const least of [-1000, -2100]) {
      const filtered = await find("common", { condition: sql`${visible} and i.n >= ${least}::int`, limit: 3, offset: 2 });
      expect(numbers(filtered.ids.map((id) => ({ id })))).toEqual([1003, 1004, 1005]);
      expect(filtered.total).toBeGreaterThan(RANKED);
    }
  });

  test("as many as are ranked are ranked, one more is not", async () => {
    const ranked = await find("common", { condition: sql`${visible} and i.n >= -500`, limit: 2 });
    expect([ranked.total, numbers(ranked.ids.map((id) => ({ id })))]).toEqual([RANKED, [1001, 1002]]);
    const more = await find("common", { condition: sql`${visible} and i.n >= -501`, limit: 2 });
    expect([more.total, numbers(more.ids.map((id) => ({ id })))]).toEqual([RANKED + 1, [1001, 1002]]);
  });
});

describe("words that no row has", () => {
  test("are corrected; words that one has, and none at all, are not", async () => {
    expect(await correctedSearch(searched, "sofaa")).toBe("sofa");
    for (const words of ["sofa", "", "!"]) expect(await correctedSearch(searched, words)).toBeNull();
  });
  test("asked twice at once and again later, the answer is the same", async () => {
    expect(await Promise.all(["lampp", "lampp", "sofaa"].map((words) => correctedSearch(searched, words)))).toEqual(["lamp", "lamp", "sofa"]);
    expect(await correctedSearch(searched, "lampp")).toBe("lamp");
  });
  test("that only a hidden row has are none", async () => {
    await sql`insert into walk_rows values (${idOf(9000)}, 0, 'sofia', '', false, to_tsvector('simple', 'sofia'))`.execute(db);
    expect(await correctedSearch(searched, "sofia")).toBe("sofa");
    await sql`delete from walk_rows where id = ${idOf(9000)}`.execute(db);
  });
});
