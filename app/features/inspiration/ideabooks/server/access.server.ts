import { type Kysely, sql } from "kysely";
import { forbidden, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { sendEvents } from "#app/platform/live/person-events.server.ts";
import { accessToBook, mayEditBook } from "../ideabooks.policy.ts";
import type { BookAccess, MemberRole, Visibility } from "../ideabooks.ts";

export type BookRow = {
  id: string;
  owner_id: string;
  title: string;
  description: string;
  visibility: Visibility;
  share_token: string;
  cover_item_id: string | null;
  item_count: number;
  like_count: number;
  updated_at: Date;
  hidden_at: Date | null;
  member_role: MemberRole | null;
};

type Wanted = { id: string; key?: string | undefined };

/** NOT_FOUND for what the viewer may not see. With `isLocked`, anyone else who changes it waits until the transaction ends. */
export async function seenBook(
  viewer: Viewer | null,
  { id, key }: Wanted,
  { trx = db, isLocked = false }: { trx?: Kysely<DB>; isLocked?: boolean } = {},
): Promise<BookRow & { access: BookAccess }> {
  const { rows } = await sql<BookRow>`
    select b.id, b.owner_id, b.title, b.description, b.visibility, b.share_token, b.cover_item_id, b.item_count, b.like_count, b.updated_at, b.hidden_at,
      (select m.role from ideabook_members m where m.ideabook_id = b.id and m.user_id = ${viewer?.id ?? null}::uuid) member_role
    from ideabooks b where b.id = ${id} and b.deleted_at is null ${isLocked ? sql`for update of b` : sql``}`.execute(trx);
  const book = rows[0];
  const access = book && accessToBook(viewer, book, key);
  if (!book || !access) throw notFound();
  return { ...book, access };
}

/** The same for those who may edit it; FORBIDDEN for those who may only view. */
export async function editableBook(viewer: Viewer, id: string, trx: Kysely<DB>): Promise<BookRow & { access: BookAccess }> {
  const book = await seenBook(viewer, { id }, { trx, isLocked: true });
  if (!mayEditBook(book.access)) throw forbidden();
  return book;
}

export async function ownBook(viewer: Viewer, id: string, trx: Kysely<DB>): Promise<BookRow> {
  const book = await seenBook(viewer, { id }, { trx, isLocked: true });
  if (book.access !== "owner") throw forbidden();
  return book;
}

/** The owner and all members. */
export async function peopleOf(trx: Kysely<DB>, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select owner_id id from ideabooks where id = ${id}
    union select user_id from ideabook_members where ideabook_id = ${id} and user_id is not null`.execute(trx);
  return rows.map((row) => row.id);
}

/** Sends a change event to all members; `also` names a former one. */
export async function sendBookEvent(trx: Kysely<DB>, id: string, also: readonly string[] = []): Promise<void> {
  const people = new Set([...(await peopleOf(trx, id)), ...also]);
  await sendEvents(
    [...people].map((userId) => ({ userId, event: { topic: "ideabook", id } })),
    trx as typeof db,
  );
}
