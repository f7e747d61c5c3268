import { type RawBuilder, sql } from "kysely";
import type { Order, Place } from "#app/platform/list/walk.server.ts";
import { spellingsOf } from "#app/platform/text/tags.server.ts";
import { COLLECTIONS, type Collection } from "../../ideas.collections.ts";
import { isPublicIdea } from "../../server/cards.server.ts";
import { type IdeaSort, isFamily } from "../ideas.address.ts";
import type { IdeaListFilters } from "../ideas.list.contract.ts";

const HALALAS = 100;

/** Words of the column `facets` that all must be there, those of which one must, and the spellings of the tag, of which one must. */
function facetsOf(filters: IdeaListFilters): { all: string[]; any: string[]; tagged: string[] } {
  const { collection, room, style, region, color, difficulty, tag, kind } = filters;
  const { rooms = [], tags = [], isRegional = false }: Collection = collection ? COLLECTIONS[collection] : {};
  const all = [
    isRegional && "regional",
    room && `room:${room}`,
    style && `style:${style}`,
    region && `region:${region}`,
    isFamily(color) && `color:${color}`,
    difficulty && `difficulty:${difficulty}`,
    kind === "pairs" && "before",
  ].filter((word): word is string => typeof word === "string" && word !== "");
  // A room of the collection is narrower than the collection.
  const any = room && rooms.includes(room) ? [] : [...rooms.map((value) => `room:${value}`), ...tags.map((value) => `tag:${value}`)];
  return { all, any, tagged: tag ? spellingsOf(tag).map((value) => `tag:${value}`) : [] };
}

/** Whether an index on `facets` or the texts can find the matches. */
export function isNarrow(filters: IdeaListFilters): boolean {
  const { all, any, tagged } = facetsOf(filters);
  return filters.search !== "" || all.length + any.length + tagged.length > 0;
}

/** The conditions of a list over `design_ideas i`, without its words and its exact color. */
export function filtered(filters: IdeaListFilters): RawBuilder<unknown> {
  const { all, any, tagged } = facetsOf(filters);
  const { from, to } = filters;
  return sql`
    ${isPublicIdea}
    ${all.length > 0 ? sql`and i.facets @> ${all}::text[]` : sql``}
    ${any.length > 0 ? sql`and i.facets && ${any}::text[]` : sql``}
    ${tagged.length > 0 ? sql`and i.facets && ${tagged}::text[]` : sql``}
    ${from === null ? sql`` : sql`and i.estimated_cost >= ${from * HALALAS}`}
    ${to === null ? sql`` : sql`and i.estimated_cost <= ${to * HALALAS}`}`;
}

const bigint = sql`bigint`;
export const ORDERS: Record<Exclude<IdeaSort, "best">, Order> = {
  newest: { key: sql`i.published_at`, isDescending: true, type: sql`timestamptz` },
  popular: { key: sql`i.popularity`, isDescending: true, type: bigint },
  saved: { key: sql`i.save_count`, isDescending: true, type: bigint },
  rating: { key: sql`((i.rating * 10)::integer * 100000 + least(i.rating_count, 99999))`, isDescending: true, type: bigint },
  cost_low: { key: sql`coalesce(i.estimated_cost, 9000000000000000)`, isDescending: false, type: bigint },
  cost_high: { key: sql`coalesce(i.estimated_cost, -1)`, isDescending: true, type: bigint },
};

/** The ideas after the last one of the previous page. */
export function behind({ key, isDescending, type }: Order, cursor: Place | null): RawBuilder<unknown> {
  if (!cursor) return sql``;
  const values = sql`(${cursor.key}::text::${type}, ${cursor.id}::uuid)`;
  return isDescending ? sql`and (${key}, i.id) < ${values}` : sql`and (${key}, i.id) > ${values}`;
}
