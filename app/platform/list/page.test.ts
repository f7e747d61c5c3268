import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import {
  behind,
  cursorOf,
  cutPage,
  everyPage,
  type ListOrder,
  newestFirst,
  newestIds,
  numberedPageOf,
  type OrderColumn,
  oldestFirst,
  pageOf,
  pageOfKeys,
  pageQuery,
  placeOf,
  rankedPage,
} from "./page.server.ts";

type Row = { id: string; n: number };
const rows = sql<Row>`select id, n, created_at, name, score, is_pinned from list_rows`;
const id: OrderColumn = { by: "id", type: "uuid" };
const idDown: OrderColumn = { ...id, isDescending: true };

beforeAll(async () => {
  await sql`create table list_rows (id uuid primary key, n int, created_at timestamptz not null, name text not null, score int, is_pinned boolean not null)`.execute(
    db,
  );
  // moments a microsecond apart, of which three are equal; names that differ in case; every fourth without a score
  await sql`insert into list_rows select gen_random_uuid(), n, '2026-01-01T00:00:00Z'::timestamptz + (n / 3) * interval '1 microsecond',
    chr(65 + n % 7) || case when n % 2 = 0 then 'x' else 'X' end, nullif(n % 4, 0), n % 5 = 0 from generate_series(1, 40) n`.execute(db);
  await sql`create index on list_rows (created_at desc, id desc)`.execute(db);
});

async function walk(order: ListOrder, limit: number): Promise<number[]> {
  const seen: number[] = [];
  for (let after: string | null = null, pages = 0; pages < 50; pages += 1) {
    const page: Awaited<ReturnType<typeof pageOf<Row>>> = await pageOf(rows, { order, after, limit });
    seen.push(...page.rows.map(({ n }) => n));
    if (!page.next) return seen;
    expect(page.rows).toHaveLength(limit);
    after = page.next;
  }
  throw new Error("The list has no end.");
}

const orders: [name: string, order: ListOrder, sql: string][] = [
  ["newest first", newestFirst("a"), "created_at desc, id desc"],
  ["oldest first", oldestFirst("b"), "created_at, id"],
  ["by name", { name: "c", columns: [{ by: "name", type: "text" }, id] }, "name, id"],
  [
    "two directions",
    { name: "d", columns: [{ by: "is_pinned", type: "boolean", isDescending: true }, { by: "created_at", type: "timestamptz" }, idDown] },
    "is_pinned desc, created_at, id desc",
  ],
  ["nothing last", { name: "e", columns: [{ by: "score", type: "integer", nulls: "last" }, id] }, "score nulls last, id"],
  ["nothing first", { name: "f", columns: [{ by: "score", type: "integer", nulls: "first" }, id] }, "score nulls first, id"],
  [
    "downwards, nothing last",
    { name: "g", columns: [{ by: "score", type: "integer", isDescending: true, nulls: "last" }, idDown] },
    "score desc nulls last, id desc",
  ],
  [
    "downwards, nothing first",
    { name: "h", columns: [{ by: "score", type: "integer", isDescending: true, nulls: "first" }, idDown] },
    "score desc nulls first, id desc",
  ],
];

describe.each(orders)("%s", (_name, order, text) => {
  test.each([1, 3, 20, 39, 40, 41])("every row once and in its order, %i a page", async (limit) => {
    const expected = await sql<Row>`select n from list_rows order by ${sql.raw(text)}`.execute(db);
    expect(await walk(order, limit)).toEqual(expected.rows.map(({ n }) => n));
  });
});

test("a full last page has no next one", async () => {
  expect((await pageOf(rows, { order: newestFirst("a"), limit: 40 })).next).toBeNull();
  expect((await pageOf(rows, { order: newestFirst("a"), limit: 39 })).next).not.toBeNull();
});

test("the list continues when the last row of a page was deleted", async () => {
  const order = newestFirst("a");
  const all = await walk(order, 40);
  const first = await pageOf(rows, { order, limit: 10 });
  await db
    .transaction()
    .execute(async (trx) => {
      await sql`delete from list_rows where n = ${all[9]}`.execute(trx);
      const second = await pageOf(rows, { order, after: first.next, limit: 10 }, trx);
      expect(second.rows.map(({ n }) => n)).toEqual(all.slice(10, 20));
      throw new Error("undo");
    })
    .catch((error: Error) => expect(error.message).toBe("undo"));
});

describe("a cursor", () => {
  const refused = { code: "INVALID", status: 422, data: { fields: { after: "cursor" } } };
  const next = async (order: ListOrder) => (await pageOf(rows, { order, limit: 5 })).next ?? "";
  test("of another list or another order is refused", async () => {
    const cursor = await next(newestFirst("a"));
    for (const order of [newestFirst("b"), oldestFirst("a"), newestFirst("a", "created_at", "n")])
      await expect(pageOf(rows, { order, after: cursor, limit: 5 })).rejects.toMatchObject(refused);
  });
  test("that was changed or made up is refused", async () => {
    const cursor = await next(newestFirst("a"));
    const [body = "", signature = ""] = cursor.split(".");
    const place = JSON.parse(Buffer.from(body, "base64url").toString()) as string[];
    const other = Buffer.from(JSON.stringify(["infinity", place[1]])).toString("base64url");
    for (const after of [`${other}.${signature}`, `${body}.AAAAAAAAAAAAAAAA`, `${body}.`, body, "x.y", `${body}.${signature}AAAA`])
      await expect(pageOf(rows, { order: newestFirst("a"), after, limit: 5 }), after).rejects.toMatchObject(refused);
  });
  test("is the same for the same position, so that pages can be cached", async () => expect(await next(newestFirst("a"))).toBe(await next(newestFirst("a"))));
});

test("an index in the order is read, without sorting, on the first page and behind a cursor", async () => {
  const order = newestFirst("a");
  const { next } = await pageOf(rows, { order, limit: 5 });
  for (const after of [null, next]) {
    const plan = await db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      return JSON.stringify((await sql`explain (format json) ${pageQuery(rows, { order, after, limit: 5 })}`.execute(trx)).rows);
    });
    expect(plan).toContain("list_rows_created_at_id_idx");
    expect(plan).not.toMatch(/"Sort"/);
    expect(plan.includes("Index Cond")).toBe(after !== null);
  }
});

const whole = { columns: sql`r.id, r.n`, tables: sql`join list_rows r on r.id = page.id` };
const keys = sql`select id, created_at from list_rows where n > 3`;

test("rows that are read whole for a page only stand in its order", async () => {
  const order = newestFirst("a");
  const expected = await sql<Row>`select n from list_rows where n > 3 order by created_at desc, id desc`.execute(db);
  const first = await pageOfKeys<Row>(keys, { order, limit: 10 }, whole);
  const second = await pageOfKeys<Row>(keys, { order, after: first.next, limit: 10 }, whole);
  expect([...first.rows, ...second.rows].map(({ n }) => n)).toEqual(expected.rows.slice(0, 20).map(({ n }) => n));
});

describe("numbered pages", () => {
  const asked = { order: newestFirst("a"), pageSize: 10 };
  const numbers = async (page: number, most?: number) => {
    const found = await numberedPageOf<Row>(keys, { ...asked, page, ...(most !== undefined && { most }) }, whole);
    return { ...found, rows: found.rows.map(({ n }) => n) };
  };
  test("rows and how many match", async () => {
    const { rows: expected } = await sql<Row>`select n from list_rows where n > 3 order by created_at desc, id desc`.execute(db);
    expect(await numbers(2)).toEqual({ rows: expected.slice(10, 20).map(({ n }) => n), total: 37, hasMore: false, page: 2, pageSize: 10 });
    expect((await numbers(4)).rows).toHaveLength(7);
    expect((await numbers(5)).rows).toEqual([]);
  });
  test.each([
    [36, 36, true],
    [37, 37, false],
  ])("counted as far as pages lead: %i", async (most, total, hasMore) => expect(await numbers(1, most)).toMatchObject({ total, hasMore }));
});

test("the pages of a file: all of them in their order, without what is empty", async () => {
  const pages: Record<string, { items: number[]; next: string | null }> = {
    "": { items: [1], next: "b" },
    b: { items: [], next: "c" },
    c: { items: [2, 3], next: null },
  };
  const asked: string[] = [];
  const load = async (after = "") => {
    asked.push(after);
    return pages[after] ?? { items: [], next: null };
  };
  const found: number[][] = [];
  for await (const items of everyPage(load)) found.push(items);
  expect([found, asked]).toEqual([
    [[1], [2, 3]],
    ["", "b", "c"],
  ]);
});

describe("a ranked list, whose cursor is an offset", () => {
  const all = Array.from({ length: 7 }, (_, n) => n);
  const load = async (offset: number, limit: number) => all.slice(offset, offset + limit);
  test("goes on where the last page ended, and ends with what there is", async () => {
    const first = await rankedPage({ name: "r", limit: 3 }, load);
    const second = await rankedPage({ name: "r", after: first.next ?? "", limit: 3 }, load);
    const third = await rankedPage({ name: "r", after: second.next ?? "", limit: 3 }, load);
    expect([first.rows, second.rows, third.rows, third.next]).toEqual([[0, 1, 2], [3, 4, 5], [6], null]);
  });
  test("has no next page behind a full last one", async () => {
    expect((await rankedPage({ name: "r", limit: 7 }, load)).next).toBeNull();
    expect((await rankedPage({ name: "r", limit: 6 }, load)).next).not.toBeNull();
  });
  test("begins where it is told to, but a cursor decides", async () => {
    expect((await rankedPage({ name: "r", limit: 2 }, load, 4)).rows).toEqual([4, 5]);
    const { next } = await rankedPage({ name: "r", limit: 2 }, load);
    expect((await rankedPage({ name: "r", after: next ?? "", limit: 2 }, load, 4)).rows).toEqual([2, 3]);
  });
  test("takes no cursor of another list", async () => {
    const { next } = await rankedPage({ name: "r", limit: 2 }, load);
    await expect(rankedPage({ name: "s", after: next ?? "", limit: 2 }, load)).rejects.toMatchObject({ code: "INVALID" });
  });
});

describe("orders", () => {
  test("of ids, of time in both directions, by other columns", () => {
    expect(newestIds("a").columns).toEqual([{ by: "id", type: "uuid", isDescending: true }]);
    expect(newestFirst("a", "paid_at", "number").columns.map(({ by, isDescending }) => [by, isDescending])).toEqual([
      ["paid_at", true],
      ["number", true],
    ]);
    expect(oldestFirst("a").columns.map(({ by, isDescending }) => [by, isDescending])).toEqual([
      ["created_at", undefined],
      ["id", undefined],
    ]);
  });

  test("of one direction without nulls are one comparison, others name each column", async () => {
    const text = (order: ListOrder) => behind(order, "q", ["1", "2"]).compile(db).sql;
    expect(text(newestFirst("a"))).toBe('("q"."created_at", "q"."id") < ($1::timestamptz, $2::uuid)');
    expect(text(oldestFirst("a"))).toBe('("q"."created_at", "q"."id") > ($1::timestamptz, $2::uuid)');
    expect(text({ name: "a", columns: [{ by: "score", type: "integer", isDescending: true }, id] })).toMatch(/ or /);
  });
});

describe("a place", () => {
  const order = newestFirst("a");
  test("comes back from its cursor as it was", () => {
    for (const place of [
      ["2026-01-01 00:00:00.123456+00", "x"],
      [null, "x"],
      ["a.b", "\u00e9"],
    ])
      expect(placeOf(order, cursorOf(order, place))).toEqual(place);
  });
  test("is the last row's that is on the page, not the one behind it", () => {
    const found = [1, 2, 3].map((n) => ({ n, list_place: [String(n), "x"] }));
    const { rows: cut, next } = cutPage(found, { order, limit: 2 });
    expect([cut.map(({ n }) => n), placeOf(order, next ?? "")]).toEqual([
      [1, 2],
      ["2", "x"],
    ]);
    expect([cutPage(found, { order, limit: 3 }).next, cutPage([], { order, limit: 3 })]).toEqual([null, { rows: [], next: null }]);
  });
});
