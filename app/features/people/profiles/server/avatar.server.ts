import { sql } from "kysely";
import sharp from "sharp";
import { invalid } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { cleanImage, imageWork } from "#app/platform/media/clean-image.server.ts";
import { ImageError } from "#app/platform/media/image-error.ts";
import { photoUrl } from "#app/platform/media/photo.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import type { AvatarCrop, EditableProfile } from "../profiles.contract.ts";
import { AVATAR_MAX_BYTES } from "../profiles.ts";
import { editableRecord } from "./record.server.ts";

const SIDE = 960;

/** The square that was chosen of the upright picture, or the middle of it; never larger than the picture itself. */
function squareOf(width: number, height: number, crop: AvatarCrop | undefined) {
  const side = Math.max(1, Math.min(width, height, crop ? Math.round(Math.min(crop.width * width, crop.height * height)) : width));
  const place = (share: number | undefined, whole: number) =>
    Math.min(whole - side, Math.max(0, Math.round(share === undefined ? (whole - side) / 2 : share * whole)));
  return { left: place(crop?.x, width), top: place(crop?.y, height), width: side, height: side };
}

async function cropped(photo: File, crop: AvatarCrop | undefined): Promise<Buffer> {
  if (photo.size >= AVATAR_MAX_BYTES) throw new ImageError("TOO_LARGE", AVATAR_MAX_BYTES / 1024 / 1024);
  const image = await cleanImage(Buffer.from(await photo.arrayBuffer()));
  return imageWork(() =>
    sharp(image.bytes)
      .extract(squareOf(image.width, image.height, crop))
      .resize({ width: SIDE, withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer(),
  );
}

/** Menus and lists show the account's `image`, which better-auth returns with the session. */
async function put(viewer: Viewer, id: string, avatarId: string | null): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await trx.selectFrom("profiles").select("avatar_id").where("id", "=", id).forUpdate().executeTakeFirst();
    await trx.updateTable("profiles").set({ avatar_id: avatarId }).where("id", "=", id).execute();
    await trx
      .updateTable("users")
      .set({ image: avatarId && photoUrl(avatarId, 160), updated_at: sql`now()` })
      .where("id", "=", id)
      .execute();
    if (before?.avatar_id) await removeFiles(trx, [before.avatar_id]);
    if (viewer.id !== id)
      await recordAudit(trx, {
        actor: viewer,
        action: "profile.avatar",
        entityType: "profile",
        entityId: id,
        changes: { avatar: [before?.avatar_id ?? null, avatarId] },
      });
  });
}

/** @throws NOT_FOUND, INVALID with the reason for `photo` */
export async function setAvatar(viewer: Viewer, id: string, photo: File, crop?: AvatarCrop): Promise<NonNullable<EditableProfile["avatar"]>> {
  await editableRecord(viewer, id);
  try {
    const file = await storeImage(await cropped(photo, crop), { isPublic: true, ownerId: id });
    await put(viewer, id, file.id);
    return { id: file.id, width: file.width, height: file.height, blur: file.placeholder };
  } catch (error) {
    if (error instanceof ImageError) throw invalid({ photo: error.code });
    throw error;
  }
}

/** @throws NOT_FOUND */
export async function removeAvatar(viewer: Viewer, id: string): Promise<{ isRemoved: boolean }> {
  const { avatar } = await editableRecord(viewer, id);
  if (avatar) await put(viewer, id, null);
  return { isRemoved: avatar !== null };
}
