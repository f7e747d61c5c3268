import { sql } from "kysely";
import { ideaPhotoJson, isPublicIdea, type PhotoRow, presentIdeaPhoto } from "#app/features/inspiration/ideas/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { type ListOrder, newestFirst, pageOf } from "#app/platform/list/page.server.ts";
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
  owner: presentPerson(row.owner, viewer !== null, language),
  itemCount: row.item_count,
  likes: row.like_count,
  photos: (row.photos ?? []).map((photo) => presentIdeaPhoto(photo, language)),
  updatedAt: row.updated_at.toISOString(),
});

const popular: ListOrder = {
  name: "popular-ideabooks",
  columns: [
    { by: "popularity", type: "integer", isDescending: true },
    { by: "id", type: "uuid", isDescending: true },
  ],
};

type Public = { sort: BookSort; after?: string | undefined };

export async function listPublicBooks(viewer: Viewer | null, { sort, after }: Public, language: string): Promise<BookList> {
  const query = sql<Row>`
    select ${columns}, b.created_at, b.popularity from ideabooks b join users u on u.id = b.owner_id left join profiles p on p.id = u.id
    where b.visibility = 'public' and b.deleted_at is null and b.hidden_at is null and b.item_count > 0`;
  const order = sort === "popular" ? popular : newestFirst("ideabooks");
  const { rows, next } = await pageOf(query, { order, after, limit: BOOKS_PER_PAGE });
  return { items: rows.map((row) => present(row, language, viewer)), next };
}

type Mine = { limit?: number; after?: string | undefined; ideaId?: string | undefined; editable: boolean; search: string };

const escapedLike = (text: string) => `%${text.trim().replace(/[\\%_]/g, "\\$&")}%`;

type OwnRow = Row & { access: BookAccess; has_idea: boolean };

/** The viewer's own and those they are a member of. */
export async function listOwnBooks(viewer: Viewer, { after, ideaId, editable, search, limit = BOOKS_PER_PAGE }: Mine, language: string): Promise<OwnBookList> {
  const query = sql<OwnRow>`
    select ${columns}, mine.access,
      ${ideaId ? sql`exists (select from ideabook_items h where h.ideabook_id = b.id and ${ideaId} in (h.idea_id, h.picture_id, h.product_id, h.photo_id))` : sql`false`} has_idea
    from (select id, 'owner' as access from ideabooks where owner_id = ${viewer.id} and deleted_at is null
      union all select ideabook_id, role from ideabook_members where user_id = ${viewer.id} ${editable ? sql`and role = 'edit'` : sql``}) mine
    join ideabooks b on b.id = mine.id and b.deleted_at is null join users u on u.id = b.owner_id left join profiles p on p.id = u.id
    where true ${search.trim() ? sql`and b.title ilike ${escapedLike(search)}` : sql``}`;
  const { rows, next } = await pageOf(query, { order: newestFirst("own-ideabooks", "updated_at"), after, limit });
  return { items: rows.map((row) => ({ ...present(row, language, viewer), access: row.access, hasIdea: row.has_idea })), next };
}
