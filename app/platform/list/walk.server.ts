import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";

/** A table, which queries call `i`, and what of it everybody may see, in the words of its partial indexes. */
export type Walked = { table: RawBuilder<unknown>; visible: RawBuilder<unknown> };
/** A column or expression that has an index, in one direction, with the type of its values. The id follows in the same direction. */
export type Order = { key: RawBuilder<unknown>; isDescending: boolean; type: RawBuilder<unknown> };
/** The value that orders a row, as text, and the row's id. */
export type Place = { key: string; id: string };
/** `isNarrow`: the condition has an index of its own, so the matches may be few and can be read without the order's index. */
export type Wanted = { condition: RawBuilder<unknown>; behind?: RawBuilder<unknown>; isNarrow: boolean; limit: number; offset: number };

/** How many rows are scanned per wanted one, and in total. Conditions that fill no page within that are rare enough to sort. */
const STRETCH = 100;
const LONGEST = 20_000;

const inOrder = ({ isDescending }: Order) => (isDescending ? sql`i.k desc, i.id desc` : sql`i.k, i.id`);
const orderBy = ({ key, isDescending }: Order): RawBuilder<unknown> => (isDescending ? sql`${key} desc, i.id desc` : sql`${key}, i.id`);

/** Ids along the order's index; enough without a narrow condition. */
const alongOrder = ({ table }: Walked, order: Order, { condition, behind = sql``, limit, offset }: Wanted): RawBuilder<Place> => sql<Place>`
  select i.id, (${order.key})::text key from ${table} i where ${condition} ${behind} order by ${orderBy(order)} limit ${limit} offset ${offset}`;

/** The same over a bounded stretch of the order, so that a wrong plan cannot scan everything. */
export const alongStretch = ({ table, visible }: Walked, order: Order, { condition, behind = sql``, limit, offset }: Wanted): RawBuilder<Place> => sql<Place>`
  select i.id, i.k::text key from (select i.*, ${order.key} k from ${table} i where ${visible} ${behind}
    order by ${orderBy(order)} limit ${Math.min((offset + limit) * STRETCH, LONGEST)}) i
  where ${condition} order by ${inOrder(order)} limit ${limit} offset ${offset}`;

/** All matches from the word indexes, sorted. */
const amongMatches = ({ table }: Walked, order: Order, { condition, behind = sql``, limit, offset }: Wanted): RawBuilder<Place> => sql<Place>`
  with i as materialized (select i.id, ${order.key} k from ${table} i where ${condition} ${behind})
  select i.id, i.k::text key from i order by ${inOrder(order)} limit ${limit} offset ${offset}`;

/** The rows of a condition in an order. */
export async function walk(walked: Walked, order: Order, wanted: Wanted): Promise<Place[]> {
  if (!wanted.isNarrow) return (await alongOrder(walked, order, wanted).execute(db)).rows;
  const { rows } = await alongStretch(walked, order, wanted).execute(db);
  return rows.length === wanted.limit ? rows : (await amongMatches(walked, order, wanted).execute(db)).rows;
}
