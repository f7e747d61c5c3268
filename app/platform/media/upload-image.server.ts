import { limit } from "#app/platform/api/rate-limit.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { mayManageContent, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { slugify } from "#app/platform/text/slug.ts";
import { ImageError } from "./image-error.ts";
import { makeSizes } from "./make-sizes.server.ts";
import { photoUrl } from "./photo.ts";
import { storeImage } from "./store-image.server.ts";

type Bucket = { megabytes: number; isPublic: boolean; may: (viewer: Viewer) => boolean };

/** Photos of rooms are private; pictures of design ideas are public, and only editors upload them. */
const BUCKETS: Readonly<Record<string, Bucket>> = {
  "room-images": { megabytes: 10, isPublic: false, may: () => true },
  "design-images": { megabytes: 50, isPublic: true, may: mayManageContent },
  "design-ideas": { megabytes: 50, isPublic: true, may: mayManageContent },
};
export const UPLOAD_BYTES = 51 * 1024 * 1024;
const PER_PERSON = { max: 120, windowSeconds: 3600 };

export type UploadAnswer = { success: true; publicUrl: string; strategy: string; filename: string } | { success: false; error: string };
type Outcome = { status: 200 | 403 | 413 | 422 | 429 | 503; body: UploadAnswer };

const refuse = (status: Outcome["status"], error: string): Outcome => ({ status, body: { success: false, error } });

/** Sanitized folder names: no path leaves its bucket. */
const cleanFolder = (path: string): string =>
  path
    .split(/[\\/]+/)
    .map(slugify)
    .filter((part) => part !== "")
    .slice(0, 5)
    .join("/");

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};

/** The specified function `upload-image`: stores the image of a form (file, userId, bucket, folderPath). */
export async function uploadImage(form: FormData, viewer: Viewer): Promise<Outcome> {
  if (text(form, "userId") !== viewer.id) return refuse(403, "You can upload images for yourself only");
  const name = text(form, "bucket");
  const bucket = Object.hasOwn(BUCKETS, name) ? BUCKETS[name] : undefined;
  if (!bucket) return refuse(422, `There is no bucket '${name.slice(0, 60)}'`);
  if (!bucket.may(viewer)) return refuse(403, "Your role does not allow this");
  const file = form.get("file");
  if (!(file instanceof File)) return refuse(422, "Invalid or empty file");
  const { allowed } = await limit(`upload-image:${viewer.id}`, PER_PERSON);
  if (!allowed) return refuse(429, "Too many requests. Try again later.");
  const folder = [name, cleanFolder(text(form, "folderPath"))].filter(Boolean).join("/");
  try {
    const image = await storeImage(file.stream(), { isPublic: bucket.isPublic, ownerId: viewer.id, maxBytes: bucket.megabytes * 1024 * 1024, folder });
    if (bucket.isPublic) {
      await recordAudit(db, { actor: viewer, action: "image.upload", entityType: "image", entityId: image.id, changes: { folder: [null, folder] } });
    }
    await makeSizes([image.id]);
    const publicUrl = `${env.siteUrl}${photoUrl(image.id, 1920, "jpg", !bucket.isPublic)}`;
    const filename = [...folder.split("/").slice(1), `${image.id}.${image.storage_key.split(".").at(-1)}`].join("/");
    return { status: 200, body: { success: true, publicUrl, strategy: "edge-function", filename } };
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    return refuse(error.code === "TOO_LARGE" ? 413 : error.code === "BUSY" ? 503 : 422, error.message);
  }
}
