import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { cursorOf, type ListOrder, placeOf, rankedPage } from "#app/platform/list/page.server.ts";
import { type Order, type Place, type Wanted, walk } from "#app/platform/list/walk.server.ts";
import { localText } from "#app/platform/text/local-text.ts";
import { ROOM_TYPES, STYLES } from "../../ideas.ts";
import { ideaPhotoJson, isPublicIdea, presentIdeaPhoto } from "../../server/cards.server.ts";
import { correctedSearch, findIdeaIds, ideasInOrder, publicIdeas } from "../../server/search.server.ts";
import { type IdeaSort, isExactColor, PAGE_SIZE } from "../ideas.address.ts";
import type { IdeaBrowse, IdeaListInput, IdeaPage, IdeaPhotoPage } from "../ideas.list.contract.ts";
import { behind, filtered, isNarrow, ORDERS } from "./filters.server.ts";
import { nearestIds } from "./near-color.server.ts";

type Ids = { ids: string[]; next: string | null };

/** A page of ids, and where the next one begins. */
async function idsOf(asked: IdeaListInput): Promise<Ids> {
  const input = { ...asked, search: (await correctedSearch(asked.search)) ?? asked.search };
  const { search, color, sort } = input;
  if (sort === "best" && (search || isExactColor(color))) return rankedIds(input);
  return walkedIds(input, sort === "best" ? "newest" : sort);
}

/** Binds cursors to their order. */
const listOrder = (sort: Exclude<IdeaSort, "best">): ListOrder => ({
  name: `ideas-${sort}`,
  columns: [
    { by: "key", type: "text" },
    { by: "id", type: "uuid" },
  ],
});

/** Ideas along an order that has an index. */
async function walkedIds(input: IdeaListInput, sort: Exclude<IdeaSort, "best">): Promise<Ids> {
  const order = ORDERS[sort];
  const [key, id] = input.after ? placeOf(listOrder(sort), input.after) : [];
  const near = isExactColor(input.color) ? (await nearestIds(input, 1_000, 0)).ids : null;
  const rows = await walk(publicIdeas, order, pageOf(input, order, key && id ? { key, id } : null, near));
  const last = rows[PAGE_SIZE - 1];
  return {
    ids: rows.slice(0, PAGE_SIZE).map((row) => row.id),
    next: rows.length > PAGE_SIZE && last ? cursorOf(listOrder(sort), [last.key, last.id]) : null,
  };
}

/** One page, and one idea more than fits on it. */
export function pageOf(input: IdeaListInput, order: Order, cursor: Place | null, near: readonly string[] | null): Wanted {
  const words = input.search ? sql`and i.search @@ search_query(${input.search})` : sql``;
  const among = near ? sql`and i.id = any(${near}::uuid[])` : sql``;
  return {
    condition: sql`${filtered(input)} ${words} ${among}`,
    behind: behind(order, cursor),
    isNarrow: near === null && isNarrow(input),
    limit: PAGE_SIZE + 1,
    offset: cursor ? 0 : (input.page - 1) * PAGE_SIZE,
  };
}

/** Ideas by how well they fit words or a color. */
async function rankedIds(input: IdeaListInput): Promise<Ids> {
  const find = (offset: number, limit: number) =>
    isExactColor(input.color) ? nearestIds(input, limit, offset) : findIdeaIds(input.search, filtered(input), limit, offset);
  const asked = { name: "ideas-best", after: input.after, limit: PAGE_SIZE };
  const { rows, next } = await rankedPage(asked, async (offset, limit) => (await find(offset, limit)).ids, (input.page - 1) * PAGE_SIZE);
  return { ids: rows, next };
}

export async function listIdeas(input: IdeaListInput, language: string): Promise<IdeaPage> {
  const found = await idsOf(input);
  return { items: await ideasInOrder(found.ids, language), next: found.next };
}

type PhotoRow = { photo: Parameters<typeof presentIdeaPhoto>[0]; ideaId: string; slug: string; title: string; title_ar: string | null };

/** All photographs of a page of ideas. */
export async function listIdeaPhotos(input: IdeaListInput, language: string): Promise<IdeaPhotoPage> {
  const found = await idsOf(input);
  const { rows } = await sql<PhotoRow>`
    select ${ideaPhotoJson} photo, i.id "ideaId", i.slug, i.title, i.title_ar
    from unnest(${found.ids}::uuid[]) with ordinality x(id, place) join design_ideas i on i.id = x.id
      join design_idea_photos p on p.idea_id = i.id join files f on f.id = p.file_id and f.width is not null
    order by x.place, p.position`.execute(db);
  const items = rows.map(({ photo, title, title_ar, ...row }) => ({
    ...row,
    title: localText(title, title_ar, language),
    photo: presentIdeaPhoto(photo, language),
  }));
  return { items, next: found.next };
}

/** The room that only homes here have comes first. */
const BROWSED = ROOM_TYPES.toSorted((a, b) => Number(b === "majlis") - Number(a === "majlis"));

type CoverRow = { kind: "room" | "style"; value: string; photo: Parameters<typeof presentIdeaPhoto>[0] | null };

/** The most popular idea's photograph of every room and style that has one. */
export async function browseIdeas(language: string): Promise<IdeaBrowse> {
  const { rows } = await sql<CoverRow>`
    select k.kind, k.value, (select ${ideaPhotoJson} from files f where f.id = best.cover_id and f.width is not null) photo
    from (select 'room' kind, unnest(${ROOM_TYPES}::text[]) value union all select 'style', unnest(${STYLES}::text[])) k
    cross join lateral (select i.cover_id from design_ideas i where ${isPublicIdea} and i.cover_id is not null and i.facets @> array[k.kind || ':' || k.value]
      order by i.popularity desc, i.id desc limit 1) best`.execute(db);
  const of = <T extends string>(kind: string, values: readonly T[]) =>
    values.flatMap((value) => {
      const row = rows.find((known) => known.kind === kind && known.value === value);
      return row ? [{ value, photo: row.photo && presentIdeaPhoto(row.photo, language) }] : [];
    });
  return { rooms: of("room", BROWSED), styles: of("style", STYLES) };
}
