import { type RawBuilder, sql } from "kysely";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { slot } from "#app/platform/feature/slot.server.ts";
import type { BookPicture } from "../ideabooks.contract.ts";

type Finished = { id: string; owner_id: string; file_id: string };
/** Pictures that people make and put beside ideas. */
type PictureSource = {
  /** A query of the finished ones. */
  finished: RawBuilder<Finished>;
  /** By their ids: what they are called, and where they lead the viewer. */
  show(ids: readonly string[], viewer: Viewer | null, language: string): Promise<ReadonlyMap<string, BookPicture>>;
};
export const bookPictures = slot<PictureSource>("pictures in ideabooks");

export const finishedPictures = (): RawBuilder<Finished> =>
  sql<Finished>`(${sql.join(
    bookPictures.all().map(({ finished }) => finished),
    sql` union all `,
  )})`;

/** The pictures in an ideabook, by their ids. */
export async function picturesIn(ids: readonly string[], viewer: Viewer | null, language: string): Promise<ReadonlyMap<string, BookPicture>> {
  if (ids.length === 0) return new Map();
  const shown = await Promise.all(bookPictures.all().map(({ show }) => show(ids, viewer, language)));
  return new Map(shown.flatMap((pictures) => [...pictures]));
}

/** Anyone who may view an ideabook sees its pictures and photos. An unlisted one's key is not checked again: a file's address cannot be guessed. */
export async function maySeeBookPicture(viewer: Viewer | null, fileId: string): Promise<boolean> {
  const me = viewer?.id ?? null;
  const { rows } = await sql`
    select from (
      select it.ideabook_id from ${finishedPictures()} p join ideabook_items it on it.picture_id = p.id where p.file_id = ${fileId}
      union all select it.ideabook_id from ideabook_items it where it.photo_id = ${fileId}
    ) found join ideabooks b on b.id = found.ideabook_id
    where b.deleted_at is null and (
      b.owner_id = ${me}::uuid
      or exists (select from ideabook_members m where m.ideabook_id = b.id and m.user_id = ${me}::uuid)
      or b.visibility in ('public', 'unlisted') and b.hidden_at is null)
    limit 1`.execute(db);
  return rows.length > 0;
}
