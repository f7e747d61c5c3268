import { type RawBuilder, sql } from "kysely";
import { ideaPhotoJson, isPublicIdea, type PhotoRow, presentIdeaPhoto } from "#app/features/inspiration/ideas/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { BookCard, BookList, OwnBookList } from "../ideabooks.contract.ts";
import { BOOKS_PER_PAGE, type BookAccess, type BookSort, type Visibility } from "../ideabooks.ts";
import { type PersonRow, personJson, presentPerson } from "./people.server.ts";

type Row = {
  id: string;
  title: string;
  visibility: Visibility;
  item_count: number;
  like_count: number;
  updated_at: Date;
  owner: PersonRow;
  photos: PhotoRow[] | null;
  cursor: string;
};

const PHOTOS = 3;

/** What a card shows of an ideabook `b` whose owner is the user `u` with the profile `p`. */
const columns = sql`b.id, b.title, b.visibility, b.item_count, b.like_count, b.updated_at, ${personJson} owner,
  (select json_agg(x.photo) from (
    select ${ideaPhotoJson} photo from ideabook_items it
      join design_ideas i on i.id = it.idea_id and ${isPublicIdea}
      join files f on f.id = i.cover_id and f.width is not null
    where it.ideabook_id = b.id order by (it.id = b.cover_item_id) is true desc, it.position, it.id limit ${PHOTOS}) x) photos`;

const present = (row: Row, language: string, viewer: Viewer | null): BookCard => ({
  id: row.id,
  title: row.title,
  visibility: row.visibility,
  owner: presentPerson(row.owner, viewer !== null),
  itemCount: row.item_count,
  likes: row.like_count,
  photos: (row.photos ?? []).map((photo) => presentIdeaPhoto(photo, language)),
  updatedAt: row.updated_at.toISOString(),
});

const TIMES = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([0-9a-f-]{36})$/;
const COUNTS = /^(\d{1,9})_([0-9a-f-]{36})$/;

/** Moments travel as the database has them: a JavaScript date would lose its microseconds. */
const momentText = (column: RawBuilder<unknown>) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || b.id`;

function page<Item>(rows: readonly Row[], toItem: (row: Row) => Item) {
  const shown = rows.slice(0, BOOKS_PER_PAGE);
  return { items: shown.map(toItem), next: rows.length > BOOKS_PER_PAGE ? (shown.at(-1)?.cursor ?? null) : null };
}

export async function listPublicBooks(
  viewer: Viewer | null,
  { sort, after = "" }: { sort: BookSort; after?: string | undefined },
  language: string,
): Promise<BookList> {
  const isPopular = sort === "popular";
  const [, value = "", id = ""] = (isPopular ? COUNTS : TIMES).exec(after) ?? [];
  const order = isPopular ? sql`b.popularity` : sql`b.created_at`;
  const from = isPopular ? sql`(${Number(value)}::int, ${id}::uuid)` : sql`(${value}::timestamptz, ${id}::uuid)`;
  const { rows } = await sql<Row>`
    select ${columns}, ${isPopular ? sql`b.popularity || '_' || b.id` : momentText(order)} as cursor
    from ideabooks b join users u on u.id = b.owner_id left join profiles p on p.id = u.id
    where b.visibility = 'public' and b.deleted_at is null and b.hidden_at is null and b.item_count > 0 ${id ? sql`and (${order}, b.id) < ${from}` : sql``}
    order by ${order} desc, b.id desc limit ${BOOKS_PER_PAGE + 1}`.execute(db);
  return page(rows, (row) => present(row, language, viewer));
}

type Mine = { after?: string | undefined; ideaId?: string | undefined; editable: boolean; search: string };

const escapedLike = (text: string) => `%${text.trim().replace(/[\\%_]/g, "\\$&")}%`;

/** The viewer's own and those they are a member of. */
export async function listOwnBooks(viewer: Viewer, { after = "", ideaId, editable, search }: Mine, language: string): Promise<OwnBookList> {
  const [, at = "", id = ""] = TIMES.exec(after) ?? [];
  const { rows } = await sql<Row & { access: BookAccess; has_idea: boolean }>`
    with mine as (
      select id, 'owner' as access from ideabooks where owner_id = ${viewer.id} and deleted_at is null
      union all select ideabook_id, role from ideabook_members where user_id = ${viewer.id} ${editable ? sql`and role = 'edit'` : sql``})
    select ${columns}, mine.access, ${momentText(sql`b.updated_at`)} as cursor,
      ${ideaId ? sql`exists (select from ideabook_items h where h.ideabook_id = b.id and ${ideaId} in (h.idea_id, h.picture_id))` : sql`false`} has_idea
    from mine join ideabooks b on b.id = mine.id and b.deleted_at is null join users u on u.id = b.owner_id left join profiles p on p.id = u.id
    where true ${search.trim() ? sql`and b.title ilike ${escapedLike(search)}` : sql``}
      ${id ? sql`and (b.updated_at, b.id) < (${at}::timestamptz, ${id}::uuid)` : sql``}
    order by b.updated_at desc, b.id desc limit ${BOOKS_PER_PAGE + 1}`.execute(db);
  return page(rows, (row) => {
    const { access, has_idea } = row as Row & { access: BookAccess; has_idea: boolean };
    return { ...present(row, language, viewer), access, hasIdea: has_idea };
  });
}
