import { ORPCError } from "@orpc/server";
import { type Kysely, sql } from "kysely";
import { IMAGE_MAX_MB, MOST_PHOTOS } from "#app/features/inspiration/ideas/public.ts";
import { invalid } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { ImageError } from "#app/platform/media/image-error.ts";
import { makeSizes } from "#app/platform/media/make-sizes.server.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import type { UploadedPhoto } from "../idea-uploads.contract.ts";
import { presentPhoto } from "./record.server.ts";

const PER_PERSON = { max: 240, windowSeconds: 3600 };
const MAX_BYTES = IMAGE_MAX_MB * 1024 * 1024;

/** Stores a photograph until an idea takes it. @throws INVALID with the reason for `photo` */
export async function uploadPhoto(userId: string, photo: File): Promise<UploadedPhoto> {
  await enforceLimit(`idea-photo:${userId}`, PER_PERSON);
  try {
    // One byte more: a file of exactly the limit is accepted.
    const file = await storeImage(photo.stream(), { isPublic: true, ownerId: userId, maxBytes: MAX_BYTES + 1 });
    await db.insertInto("idea_photo_uploads").values({ file_id: file.id, user_id: userId }).execute();
    await makeSizes([file.id]);
    return presentPhoto(file);
  } catch (error) {
    if (error instanceof ImageError) throw invalid({ photo: error.code });
    throw error;
  }
}

/** Photographs of a form that sends everything at once: all or none. @throws INVALID with the reason for `photos` */
export async function uploadPhotos(userId: string, photos: readonly File[]): Promise<string[]> {
  if (photos.length > MOST_PHOTOS) throw invalid({ photos: "tooManyPhotos" });
  const ids: string[] = [];
  try {
    for (const photo of photos) ids.push((await uploadPhoto(userId, photo)).id);
    return ids;
  } catch (error) {
    await dropPhotos(ids);
    if (error instanceof ORPCError && error.code === "INVALID") throw invalid({ photos: error.data.fields.photo });
    throw error;
  }
}

/** Photographs that no idea will take. */
export async function dropPhotos(ids: readonly string[]): Promise<void> {
  await removeFiles(db, ids);
}

/**
 * Whether an idea may take these photographs: those uploaded for an idea, by anyone, and those it has. Any other file's id, private or
 * public, is refused.
 */
export async function mayTake(trx: Kysely<DB>, photoIds: readonly string[], own: readonly string[] = []): Promise<boolean> {
  if (new Set(photoIds).size < photoIds.length) return false;
  const foreign = photoIds.filter((id) => !own.includes(id));
  if (foreign.length === 0) return true;
  const { rows } = await sql`select 1 from idea_photo_uploads where file_id = any(${foreign}::uuid[]) for update`.execute(trx);
  return rows.length === foreign.length;
}

/** Attaches them to an idea. */
export async function takePhotos(trx: Kysely<DB>, photoIds: readonly string[]): Promise<void> {
  if (photoIds.length > 0) await trx.deleteFrom("idea_photo_uploads").where("file_id", "in", photoIds).execute();
}
