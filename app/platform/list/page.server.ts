import { createHmac, timingSafeEqual } from "node:crypto";
import { type Expression, type Kysely, type RawBuilder, sql } from "kysely";
import { invalid } from "#app/platform/api/errors.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { env } from "#app/platform/env/env.server.ts";

type Type = "timestamptz" | "uuid" | "text" | "bigint" | "integer" | "real" | "boolean";
/** A column that a query selects, as an order reads it. `nulls` says where they stand in a column that has some. */
export type OrderColumn = { by: string; type: Type; isDescending?: boolean; nulls?: "first" | "last" };
/** The whole order of a list; its last column is different in each row. `name` binds cursors to the list. */
export type ListOrder = { name: string; columns: readonly [OrderColumn, ...OrderColumn[]] };

/** Newest first, as most lists are. */
export const newestFirst = (name: string, by = "created_at", id = "id"): ListOrder => ({
  name,
  columns: [
    { by, type: "timestamptz", isDescending: true },
    { by: id, type: "uuid", isDescending: true },
  ],
});
export const oldestFirst = (name: string, by = "created_at", id = "id"): ListOrder => ({
  name,
  columns: [
    { by, type: "timestamptz" },
    { by: id, type: "uuid" },
  ],
});

/** The same by ids alone, which are made in the order of time. */
export const newestIds = (name: string): ListOrder => ({ name, columns: [{ by: "id", type: "uuid", isDescending: true }] });

export type Place = readonly (string | null)[];

const sign = (order: ListOrder, place: string): Buffer =>
  createHmac("sha256", env.secret)
    .update(`list ${JSON.stringify(order)} ${place}`)
    .digest()
    .subarray(0, 12);

/** The cursor of the next page. */
export const cursorOf = (order: ListOrder, place: Place): string => {
  const text = JSON.stringify(place);
  return `${Buffer.from(text).toString("base64url")}.${sign(order, text).toString("base64url")}`;
};

/** @throws INVALID for a cursor that this list and order did not make */
export function placeOf(order: ListOrder, cursor: string): Place {
  const [body = "", signature = ""] = cursor.split(".");
  const text = Buffer.from(body, "base64url").toString();
  const [given, right] = [Buffer.from(signature, "base64url"), sign(order, text)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw invalid({ after: "cursor" });
  return JSON.parse(text) as Place;
}

const columnOf = (table: string, { by }: OrderColumn) => sql.ref(`${table}.${by}`);
const sorted = (table: string, column: OrderColumn) =>
  sql`${columnOf(table, column)} ${sql.raw(column.isDescending ? "desc" : "asc")}${sql.raw(column.nulls ? ` nulls ${column.nulls}` : "")}`;

/** The order over a table or alias that has its columns. */
export const orderBy = ({ columns }: ListOrder, table: string): RawBuilder<unknown> => sql.join(columns.map((column) => sorted(table, column)));

const typed = ({ type }: OrderColumn, value: string | null) => sql`${value}::${sql.raw(type)}`;

/** One column's part of 'behind the place'; `rest` decides among equals. */
function behindColumn(table: string, column: OrderColumn, value: string | null, rest: RawBuilder<unknown> | undefined): RawBuilder<unknown> {
  const here = columnOf(table, column);
  const isEqual = value === null ? sql`${here} is null` : sql`${here} = ${typed(column, value)}`;
  const further = [
    ...(value === null
      ? column.nulls === "first"
        ? [sql`${here} is not null`]
        : []
      : [sql`${here} ${sql.raw(column.isDescending ? "<" : ">")} ${typed(column, value)}`]),
    ...(value !== null && column.nulls === "last" ? [sql`${here} is null`] : []),
    ...(rest ? [sql`(${isEqual} and ${rest})`] : []),
  ];
  return further.length > 0 ? sql`(${sql.join(further, sql` or `)})` : sql`false`;
}

/** The rows after a position. In one direction and without nulls it is one row comparison, which an index answers. */
export function behind({ columns }: ListOrder, table: string, place: Place): RawBuilder<unknown> {
  const [first] = columns;
  if (columns.every(({ isDescending, nulls }) => !nulls && Boolean(isDescending) === Boolean(first.isDescending))) {
    const refs = sql.join(columns.map((column) => columnOf(table, column)));
    const values = sql.join(columns.map((column, n) => typed(column, place[n] ?? null)));
    return sql`(${refs}) ${sql.raw(first.isDescending ? "<" : ">")} (${values})`;
  }
  return columns.reduceRight<RawBuilder<unknown> | undefined>((rest, column, n) => behindColumn(table, column, place[n] ?? null, rest), undefined) ?? sql`true`;
}

export type PageAsked = { order: ListOrder; after?: string | null | undefined; limit: number };
export type ListPage<Row> = { rows: Row[]; next: string | null };

/** The page as a separate query, with one extra row and each row's `list_place`, for joins. */
export function pageQuery(query: Expression<unknown>, { order, after, limit }: PageAsked): RawBuilder<unknown> {
  const place = sql`json_build_array(${sql.join(order.columns.map((column) => sql`${columnOf("q", column)}::text`))}) as list_place`;
  const where = after ? sql`where ${behind(order, "q", placeOf(order, after))}` : sql``;
  return sql`select q.*, ${place} from (${query}) q ${where} order by ${orderBy(order, "q")} limit ${limit + 1}`;
}

/** Cuts what `pageQuery` found to a page. */
export function cutPage<Row extends object>(found: readonly Row[], { order, limit }: PageAsked): ListPage<Row> {
  const last = found[limit - 1] as { list_place: Place } | undefined;
  return { rows: found.slice(0, limit), next: found.length > limit && last ? cursorOf(order, last.list_place) : null };
}

/**
 * One page of a query by a cursor. The query selects the columns of the order and neither orders nor limits; PostgreSQL reads it as if order and limit were
 * written into it. `around`: what joins to the rows of the page, which it calls `page`.
 */
export async function pageOf<Row extends object>(query: Expression<Row>, asked: PageAsked, executor: Kysely<DB> = db): Promise<ListPage<Row>> {
  const { rows } = await (pageQuery(query, asked) as RawBuilder<Row>).execute(executor);
  return cutPage(rows, asked);
}

/** The same where the rows are read whole only for the page: `join` reads them `from page`, a table of what `keys` selects. */
export async function pageOfKeys<Row extends object>(
  keys: Expression<unknown>,
  asked: PageAsked,
  join: { columns: RawBuilder<unknown>; tables: RawBuilder<unknown> },
): Promise<ListPage<Row>> {
  const { rows } = await sql<Row>`
    with page as materialized (${pageQuery(keys, asked)})
    select ${join.columns}, page.list_place from page ${join.tables} order by ${orderBy(asked.order, "page")}`.execute(db);
  return cutPage(rows, asked);
}

/** A page of a list ranked per query, such as by relevance: the cursor is an offset. */
export async function rankedPage<Row>(
  { name, after, limit }: { name: string; after?: string | undefined; limit: number },
  load: (offset: number, limit: number) => Promise<readonly Row[]>,
  first = 0,
): Promise<ListPage<Row>> {
  const order: ListOrder = { name, columns: [{ by: "offset", type: "integer" }] };
  const offset = after ? Number(placeOf(order, after)[0]) : first;
  const found = await load(offset, limit + 1);
  return { rows: found.slice(0, limit), next: found.length > limit ? cursorOf(order, [String(offset + limit)]) : null };
}

/** The items of all pages, page after page, for a file. */
export async function* everyPage<Item>(load: (after: string | undefined) => Promise<{ items: Item[]; next: string | null }>): AsyncGenerator<Item[]> {
  let after: string | undefined;
  do {
    const { items, next } = await load(after);
    if (items.length > 0) yield items;
    after = next ?? undefined;
  } while (after);
}

export type NumberedAsked = { order: ListOrder; page: number; pageSize: number /** The limit of the count and of the pages. */; most?: number };

/** One numbered page of keys, and how many match. */
export async function numberedPageOf<Row extends object>(
  keys: Expression<unknown>,
  { order, page, pageSize, most }: NumberedAsked,
  join: { columns: RawBuilder<unknown>; tables: RawBuilder<unknown> },
) {
  const found = sql<Row>`
    with page as materialized (select q.* from (${keys}) q order by ${orderBy(order, "q")} limit ${pageSize} offset ${(page - 1) * pageSize})
    select ${join.columns} from page ${join.tables} order by ${orderBy(order, "page")}`.execute(db);
  const counted = sql<{ n: number }>`select count(*)::int n from (select 1 from (${keys}) k ${most ? sql`limit ${most + 1}` : sql``}) c`.execute(db);
  const [{ rows }, count] = await Promise.all([found, counted]);
  const total = count.rows[0]?.n ?? 0;
  const hasMore = most !== undefined && total > most;
  return { rows, total: hasMore ? most : total, hasMore, page, pageSize };
}
