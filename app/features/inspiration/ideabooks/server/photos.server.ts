import { sql } from "kysely";
import { invalid } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { ImageError } from "#app/platform/media/image-error.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import type { BookPicture } from "../ideabooks.contract.ts";
import { MOST_ITEMS, PHOTO_MEGABYTES } from "../ideabooks.ts";
import { editableBook } from "./access.server.ts";
import { addItem } from "./items.server.ts";

const PER_PERSON = { max: 60, windowSeconds: 3600 };

type Adding = { id: string; photo: Blob; note?: string | undefined };

/** Puts a photo of the viewer's own into an ideabook. INVALID names photo (codes of the media pipeline), note or limit. */
export async function addPhoto(viewer: Viewer, { id, photo, note }: Adding): Promise<{ id: string; itemId: string }> {
  // Before anything is stored; `addItem` asks again.
  const book = await editableBook(viewer, id, db);
  if (book.item_count >= MOST_ITEMS) throw invalid({ limit: "tooManyIdeas" });
  await enforceLimit(`ideabook-photo:${viewer.id}`, PER_PERSON);
  const fileId = await storePhoto(viewer.id, photo);
  await db.insertInto("ideabook_photos").values({ id: fileId, owner_id: viewer.id }).execute();
  return addItem(viewer, { id, ideaId: fileId, note });
}

async function storePhoto(ownerId: string, photo: Blob): Promise<string> {
  try {
    return (await storeImage(photo.stream(), { isPublic: false, ownerId, maxBytes: PHOTO_MEGABYTES * 1024 * 1024 })).id;
  } catch (error) {
    if (error instanceof ImageError) throw invalid({ photo: error.code });
    throw error;
  }
}

/** The photos in an ideabook, by their ids. */
export async function photosIn(ids: readonly string[], language: string): Promise<ReadonlyMap<string, BookPicture>> {
  if (ids.length === 0) return new Map();
  const t = await translator(language, "ideabooks");
  const { rows } = await sql<{ id: string; photo: BookPicture["photo"] }>`
    select f.id, json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'blur', f.placeholder) photo
    from files f where f.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, photo }) => [id, { title: t("ownPhoto"), photo, to: null }]));
}

/** Erases photos that have been in no ideabook for a day. */
export const cleanPhotosJob = defineJob<Record<string, never>>({
  name: "ideabook-photo-clean",
  schedule: "20 4 * * *",
  handler: async () => {
    await db.transaction().execute((trx) =>
      removeFiles(
        trx,
        sql`select p.id from ideabook_photos p where p.created_at < now() - interval '1 day'
          and not exists (select from ideabook_items it where it.photo_id = p.id) limit 1000`,
      ),
    );
  },
});
