import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { isPublicIdea } from "./cards.server.ts";

/** A column or expression that has an index, in one direction, with the type of its values. The id follows in the same direction. */
export type Order = { key: RawBuilder<unknown>; isDescending: boolean; type: RawBuilder<unknown> };
/** The value that orders an idea, as text, and the idea's id. */
export type Place = { key: string; id: string };
/** `isNarrow`: the condition has an index of its own, so the matches may be few and can be read without the order's index. */
export type Wanted = { condition: RawBuilder<unknown>; behind?: RawBuilder<unknown>; isNarrow: boolean; limit: number; offset: number };

/** How many ideas are scanned per wanted one, and in total. Conditions that fill no page within that are rare enough to sort. */
const STRETCH = 100;
const LONGEST = 20_000;

const inOrder = ({ isDescending }: Order) => (isDescending ? sql`i.k desc, i.id desc` : sql`i.k, i.id`);
const orderBy = ({ key, isDescending }: Order): RawBuilder<unknown> => (isDescending ? sql`${key} desc, i.id desc` : sql`${key}, i.id`);

/** Ids along the order's index; enough without a narrow condition. */
const alongOrder = (order: Order, { condition, behind = sql``, limit, offset }: Wanted): RawBuilder<Place> => sql<Place>`
  select i.id, (${order.key})::text key from design_ideas i where ${condition} ${behind} order by ${orderBy(order)} limit ${limit} offset ${offset}`;

/** The same over a bounded stretch of the order, so that a wrong plan cannot scan everything. */
export const alongStretch = (order: Order, { condition, behind = sql``, limit, offset }: Wanted): RawBuilder<Place> => sql<Place>`
  select i.id, i.k::text key from (select i.*, ${order.key} k from design_ideas i where ${isPublicIdea} ${behind}
    order by ${orderBy(order)} limit ${Math.min((offset + limit) * STRETCH, LONGEST)}) i
  where ${condition} order by ${inOrder(order)} limit ${limit} offset ${offset}`;

/** All matches from the word indexes, sorted. */
const amongMatches = (order: Order, { condition, behind = sql``, limit, offset }: Wanted): RawBuilder<Place> => sql<Place>`
  with i as materialized (select i.id, ${order.key} k from design_ideas i where ${condition} ${behind})
  select i.id, i.k::text key from i order by ${inOrder(order)} limit ${limit} offset ${offset}`;

/** The public ideas of a condition in an order. */
export async function ideasAlong(order: Order, wanted: Wanted): Promise<Place[]> {
  if (!wanted.isNarrow) return (await alongOrder(order, wanted).execute(db)).rows;
  const { rows } = await alongStretch(order, wanted).execute(db);
  return rows.length === wanted.limit ? rows : (await amongMatches(order, wanted).execute(db)).rows;
}
