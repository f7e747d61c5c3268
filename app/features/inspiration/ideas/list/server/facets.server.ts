import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { tagsIn } from "#app/platform/text/tags.server.ts";
import { ROOM_TYPES, type RoomType } from "../../ideas.ts";
import { isPublicIdea } from "../../server/cards.server.ts";
import { correctedSearch } from "../../server/search.server.ts";
import { isExactColor } from "../ideas.address.ts";
import type { IdeaFacets, IdeaListFilters } from "../ideas.list.contract.ts";
import { filtered } from "./filters.server.ts";
import { nearestIds } from "./near-color.server.ts";

const COUNT_CAP = 1_000;
/** The number of ideas whose tags are read. */
const LOOKED_AT = 200;
const TAGS = 14;

/** How many ideas match, counted up to a cap, and the tags that occur among the first of them. */
export async function ideaFacets(asked: IdeaListFilters, language: string): Promise<IdeaFacets> {
  const corrected = await correctedSearch(asked.search);
  const input = { ...asked, search: corrected ?? asked.search };
  const words = input.search ? sql`and i.search @@ search_query(${input.search})` : sql``;
  const near = isExactColor(input.color) ? await nearestIds(input, COUNT_CAP, 0) : null;
  const condition = near ? sql`i.id = any(${near.ids}::uuid[])` : sql`${filtered(input)} ${words}`;
  const { rows } = await sql<{ total: number; tags: string[]; rooms: RoomType[] }>`
    with first as materialized (select i.tags from design_ideas i where ${condition} limit ${COUNT_CAP + 1})
    select (select count(*)::int from first) total,
      array(select tag from (select lower(btrim(tag)) tag from (select tags from first limit ${LOOKED_AT}) f cross join unnest(f.tags) tag) t
        where tag <> '' group by 1 order by count(*) desc, 1 limit ${TAGS}) tags,
      array(select room from unnest(${ROOM_TYPES}::text[]) with ordinality r(room, place)
        where exists (select from design_ideas i where ${isPublicIdea} and i.room_type = room) order by place) rooms`.execute(db);
  const { total, tags, rooms } = rows[0] ?? { total: 0, tags: [], rooms: [] };
  return {
    total: Math.min(total, COUNT_CAP),
    isCapped: total > COUNT_CAP || (near?.ids.length ?? 0) >= COUNT_CAP,
    tags: tagsIn(tags, language),
    rooms,
    correctedSearch: corrected,
  };
}
