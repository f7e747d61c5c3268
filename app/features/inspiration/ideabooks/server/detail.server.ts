import { sql } from "kysely";
import { publicIdeaCards } from "#app/features/inspiration/ideas/public.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { Money } from "#app/platform/money/money.ts";
import { piecesById } from "#app/platform/pieces/pieces.server.ts";
import type { BookItem, BookMember, Ideabook } from "../ideabooks.contract.ts";
import { mayEditBook } from "../ideabooks.policy.ts";
import type { MemberRole } from "../ideabooks.ts";
import { seenBook } from "./access.server.ts";
import { type PersonRow, personJson, presentPerson } from "./people.server.ts";
import { photosIn } from "./photos.server.ts";
import { picturesIn } from "./pictures.server.ts";

type ItemRow = {
  id: string;
  idea_id: string | null;
  picture_id: string | null;
  product_id: string | null;
  photo_id: string | null;
  note: string | null;
  added_by: string | null;
  added_by_id: string | null;
};
type HeadRow = { owner: PersonRow; is_liked: boolean };

export async function getBook(viewer: Viewer | null, wanted: { id: string; key?: string | undefined }, language: string): Promise<Ideabook> {
  const book = await seenBook(viewer, wanted);
  const isMember = book.access !== "reader";
  const [heads, rows, members] = await Promise.all([
    sql<HeadRow>`
      select ${personJson} owner, exists (select from ideabook_likes l where l.ideabook_id = ${book.id} and l.user_id = ${viewer?.id ?? null}::uuid) is_liked
      from users u left join profiles p on p.id = u.id where u.id = ${book.owner_id}`.execute(db),
    sql<ItemRow>`
      select it.id, it.idea_id, it.picture_id, it.product_id, it.photo_id, it.note, ${personName(language)} added_by, it.added_by added_by_id
      from ideabook_items it left join users u on u.id = it.added_by
      where it.ideabook_id = ${book.id} order by it.position, it.id`.execute(db),
    isMember ? membersOf(book.id, viewer, book.access === "owner", language) : [],
  ]);
  const [cards, pictures, photos, pieces] = await Promise.all([
    publicIdeaCards(
      rows.rows.flatMap((row) => row.idea_id ?? []),
      language,
    ),
    picturesIn(
      rows.rows.flatMap((row) => row.picture_id ?? []),
      viewer,
      language,
    ),
    photosIn(
      rows.rows.flatMap((row) => row.photo_id ?? []),
      language,
    ),
    piecesById(
      rows.rows.flatMap((row) => row.product_id ?? []),
      language,
    ),
  ]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const items = rows.rows.map(
    (row): BookItem => ({
      id: row.id,
      ideaId: row.idea_id ?? row.picture_id ?? row.product_id ?? row.photo_id ?? "",
      note: row.note,
      addedBy: isMember && row.added_by_id !== book.owner_id ? row.added_by : null,
      isCover: row.id === book.cover_item_id,
      idea: byId.get(row.idea_id ?? "") ?? null,
      picture: pictures.get(row.picture_id ?? "") ?? photos.get(row.photo_id ?? "") ?? null,
      piece: pieces.get(row.product_id ?? "") ?? null,
    }),
  );
  const [head] = heads.rows;
  const shownPhotos = [...items].sort((a, b) => Number(b.isCover) - Number(a.isCover)).flatMap(({ idea }) => idea?.photo ?? []);
  return {
    id: book.id,
    title: book.title,
    description: book.description,
    visibility: book.visibility,
    access: book.access,
    owner: head ? presentPerson(head.owner, viewer !== null, language) : { name: "", to: null, image: null },
    itemCount: book.item_count,
    likes: book.like_count,
    isLiked: head?.is_liked ?? false,
    isHidden: book.hidden_at !== null,
    key: mayEditBook(book.access) && book.visibility === "unlisted" ? book.share_token : null,
    photos: shownPhotos.slice(0, 3),
    items,
    totals: sumsOf(items.flatMap(({ idea }) => idea?.estimatedCost ?? [])),
    pieceTotals: sumsOf(items.flatMap(({ piece }) => piece?.price ?? [])),
    members,
    updatedAt: book.updated_at.toISOString(),
  };
}

function sumsOf(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}

type MemberRow = {
  id: string;
  email: string;
  user_id: string | null;
  name: string | null;
  image: string | null;
  role: MemberRole;
  status: BookMember["status"];
};

/** All members; open invitations only for the owner. */
async function membersOf(id: string, viewer: Viewer | null, isOwner: boolean, language: string): Promise<BookMember[]> {
  const { rows } = await sql<MemberRow>`
    select m.id, m.email, m.user_id, ${personName(language)} as name, u.image, m.role, m.status
    from ideabook_members m left join users u on u.id = m.user_id
    where m.ideabook_id = ${id} ${isOwner ? sql`` : sql`and m.status = 'accepted'`} order by m.created_at, m.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    name: row.name ?? row.email,
    image: row.image,
    role: row.role,
    status: row.status,
    isViewer: row.user_id !== null && row.user_id === viewer?.id,
  }));
}
