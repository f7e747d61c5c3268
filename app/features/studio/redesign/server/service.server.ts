import { sql } from "kysely";
import sharp from "sharp";
import { publicIdeaCards } from "#app/features/inspiration/ideas/public.server.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import type { MorePage } from "#app/platform/list/list-schema.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { ImageError } from "#app/platform/media/image-error.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { collectImage, storeImage } from "#app/platform/media/store-image.server.ts";
import { focalLength35 } from "../exif-focal.ts";
import type { RedesignCard, RedesignDetail } from "../redesign.contract.ts";
import { LIST_PAGE, PHOTO_BYTES, PHOTOS_AN_HOUR } from "../redesign.ts";
import { analyzeJob } from "./analysis.server.ts";
import { namesOf } from "./engines.server.ts";
import { announceEnd } from "./events.server.ts";
import { picturesOf, presentPicture } from "./pictures.rows.server.ts";
import { ownRedesign, type PhotoJson, photoJson } from "./rows.server.ts";

type NewRedesign = { photo: Blob; roomType?: string | undefined; ideaId?: string | undefined; requestKey?: string | undefined };

const byKey = (ownerId: string, key: string) =>
  db.selectFrom("redesigns").select("id").where("owner_id", "=", ownerId).where("request_key", "=", key).executeTakeFirst();

/** Stores a photograph and starts its analysis. */
export async function createRedesign(ownerId: string, { photo, roomType, ideaId, requestKey }: NewRedesign): Promise<{ id: string }> {
  const before = requestKey ? await byKey(ownerId, requestKey) : undefined;
  if (before) return before;
  await enforceLimit(`redesign-photo:${ownerId}`, { max: PHOTOS_AN_HOUR, windowSeconds: 3600 });
  const { fileId, focal35 } = await storePhoto(photo, ownerId);
  const id = newId();
  const created = await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto("redesigns")
      .values((eb) => ({
        id,
        owner_id: ownerId,
        photo_id: fileId,
        focal_35: focal35,
        room_type: roomType ?? null,
        // a missing idea is no reason to refuse the photograph
        idea_id: ideaId ? eb.selectFrom("design_ideas").select("id").where("id", "=", ideaId) : null,
        request_key: requestKey ?? null,
      }))
      .onConflict((conflict) => conflict.columns(["owner_id", "request_key"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (row) await enqueue(analyzeJob, { redesignId: id }, { trx });
    // the second of two clicks: its copy of the photograph is not used
    else await removeFiles(trx, [fileId]);
    return row;
  });
  if (created) return created;
  const first = requestKey && (await byKey(ownerId, requestKey));
  if (!first) throw invalid({ photo: "BUSY" });
  return first;
}

/** @throws INVALID with what is wrong with the photograph */
async function storePhoto(photo: Blob, ownerId: string): Promise<{ fileId: string; focal35: number | null }> {
  try {
    const bytes = await collectImage(photo.stream(), PHOTO_BYTES);
    const { id: fileId } = await storeImage(bytes, { isPublic: false, ownerId, maxBytes: PHOTO_BYTES });
    // Cleaning drops all metadata; only the focal length stays: it gives the depth of the room and is not personal.
    const { exif } = await sharp(bytes)
      .metadata()
      .catch(() => ({ exif: undefined }));
    return { fileId, focal35: focalLength35(exif) };
  } catch (error) {
    if (error instanceof ImageError) throw invalid({ photo: error.code });
    throw error;
  }
}

type CardRow = {
  id: string;
  title: string | null;
  room_type: RedesignCard["roomType"];
  picture_count: number;
  updated_at: Date;
  photo: PhotoJson;
  latest: RedesignCard["latest"];
};

/** Latest change first. */
export async function listRedesigns(ownerId: string, after: string | undefined, limit = LIST_PAGE): Promise<MorePage<RedesignCard>> {
  const query = sql<CardRow>`
    select r.id, r.title, r.room_type, r.picture_count, r.updated_at, ${photoJson("f")} photo, l.latest
    from redesigns r join files f on f.id = r.photo_id
      left join lateral (select json_build_object('style', p.style, 'photo', ${photoJson("g")}) latest from redesign_pictures p join files g on g.id = p.file_id
        where p.redesign_id = r.id and p.state = 'done' order by p.number desc limit 1) l on true
    where r.owner_id = ${ownerId}`;
  const { rows, next } = await pageOf(query, { order: newestFirst("redesigns", "updated_at"), after, limit });
  const items = rows.map(({ room_type: roomType, picture_count: pictureCount, updated_at: updatedAt, ...row }) => ({
    ...row,
    roomType,
    pictureCount,
    updatedAt: updatedAt.toISOString(),
  }));
  return { items, next };
}

/** What its owner sees. */
export async function getRedesign(id: string, ownerId: string, language: string): Promise<RedesignDetail> {
  const [row, pictures] = await Promise.all([
    db
      .selectFrom("redesigns as r")
      .innerJoin("files as f", "f.id", "r.photo_id")
      .selectAll("r")
      .select(photoJson("f").as("photo"))
      .where("r.id", "=", id)
      .where("r.owner_id", "=", ownerId)
      .executeTakeFirst(),
    picturesOf(id),
  ]);
  if (!row) throw notFound();
  const [names, [idea]] = await Promise.all([namesOf(pictures), row.idea_id ? publicIdeaCards([row.idea_id], language) : []]);
  return {
    id,
    title: row.title,
    roomType: row.room_type as RedesignDetail["roomType"],
    photo: row.photo,
    analysis: row.analysis_state as RedesignDetail["analysis"],
    confidence: row.confidence as RedesignDetail["confidence"],
    corrections: row.corrections as RedesignDetail["corrections"],
    correctionsVersion: row.corrections_version,
    shareKey: row.share_key,
    idea: idea ? { slug: idea.slug, title: idea.title } : null,
    pictures: pictures.map((picture) => presentPicture(picture, names)),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

type Changes = { title?: string | null | undefined; roomType?: string | null | undefined };

export async function updateRedesign(id: string, ownerId: string, { title, roomType }: Changes): Promise<void> {
  await ownRedesign(id, ownerId);
  const changes = { ...(title !== undefined && { title: title || null }), ...(roomType !== undefined && { room_type: roomType }) };
  if (Object.keys(changes).length === 0) return;
  await db.updateTable("redesigns").set(changes).where("id", "=", id).execute();
}

/** Deletes it with its photograph and pictures; running ones end silently. */
export async function removeRedesign(id: string, ownerId: string): Promise<void> {
  await ownRedesign(id, ownerId);
  await db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom("redesigns").select("photo_id").where("id", "=", id).forUpdate().executeTakeFirst();
    if (!row) return;
    const pictures = await trx.deleteFrom("redesign_pictures").where("redesign_id", "=", id).returning(["id", "file_id"]).execute();
    await trx.deleteFrom("redesigns").where("id", "=", id).execute();
    await removeFiles(trx, [row.photo_id, ...pictures.flatMap(({ file_id }) => file_id ?? [])]);
    for (const picture of pictures) await announceEnd(picture.id, trx);
  });
}
