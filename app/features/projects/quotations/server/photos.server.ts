import { type Kysely, type RawBuilder, sql } from "kysely";
import { requireOpenedBid } from "#app/features/projects/requests/public.server.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { derivative, mimeOf } from "#app/platform/media/derivative.server.ts";
import { ImageError } from "#app/platform/media/image-error.ts";
import { type PhotoWidth, photoWidths } from "#app/platform/media/photo.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { dropFiles } from "#app/platform/media/store-each.server.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import { hasUnstorable } from "#app/platform/text/unstorable.ts";
import { MOST_PHOTOS, PHOTO_BYTES, type QuotationContent } from "../quotation.ts";
import type { QuotationPhoto } from "../quotations.contract.ts";
import { mayWrite } from "../quotations.policy.ts";
import { photosIn } from "./photo-rows.server.ts";
import { findOwn } from "./read.server.ts";
import { partIn, type WriterColumns } from "./writers.server.ts";

const AN_HOUR = { max: 120, windowSeconds: 3_600 };

/** A condition on a revision `r`: one of its lines has the photograph. */
const hasPhoto = (fileId: RawBuilder<unknown>) =>
  sql`jsonb_path_exists(r.content, '$.groups[*].lines[*].photos[*] ? (@ == $id)', jsonb_build_object('id', ${fileId}))`;

/** Stores a photograph for a line of a draft; nobody but its author's side sees it until it is sent. @throws NOT_FOUND also for what was sent, INVALID */
export async function addPhoto(viewer: Viewer, { id, photo }: { id: string; photo: File }): Promise<QuotationPhoto> {
  const { newest } = await findOwn(viewer, id);
  if (newest.sent_at) throw notFound();
  await enforceLimit(`quotation-photo:${viewer.id}`, AN_HOUR);
  const stored = await storeImage(photo.stream(), { isPublic: false, ownerId: viewer.id, maxBytes: PHOTO_BYTES }).catch((error) => {
    throw error instanceof ImageError ? invalid({ photo: error.code }) : error;
  });
  const isTaken = await db.transaction().execute(async (trx) => {
    await findOwn(viewer, id, trx);
    const { rows } = await sql<{ n: number }>`select count(*)::int n from quotation_photos where quotation_id = ${id}`.execute(trx);
    if ((rows[0]?.n ?? 0) >= MOST_PHOTOS) return false;
    await trx.insertInto("quotation_photos").values({ quotation_id: id, file_id: stored.id }).execute();
    return true;
  });
  if (!isTaken) {
    await dropFiles([stored.id]);
    throw invalid({ photo: "tooMany" });
  }
  return { id: stored.id, width: stored.width ?? 0, height: stored.height ?? 0, blur: stored.placeholder };
}

/** @throws INVALID for photographs that are not this quotation's */
export async function requireOwnPhotos(trx: Kysely<DB>, quotationId: string, content: QuotationContent): Promise<void> {
  const ids = photosIn(content);
  if (ids.length === 0) return;
  const { rows } = await sql`select from quotation_photos where quotation_id = ${quotationId} and file_id = any (${ids}::uuid[])`.execute(trx);
  if (rows.length < ids.length) throw invalid({ photos: "unknown" });
}

/** Those of the contents belong to a copy, too, as far as their files are there. */
export async function adoptPhotos(trx: Kysely<DB>, quotationId: string, content: QuotationContent): Promise<void> {
  const ids = photosIn(content);
  if (ids.length === 0) return;
  await sql`insert into quotation_photos (quotation_id, file_id) select ${quotationId}, f.id from files f where f.id = any (${ids}::uuid[])
    on conflict do nothing`.execute(trx);
}

/** Files that no other quotation has, before this one goes. */
export async function removePhotosOf(trx: Kysely<DB>, quotationId: string): Promise<void> {
  await removeFiles(
    trx,
    sql`select p.file_id from quotation_photos p where p.quotation_id = ${quotationId}
      and not exists (select from quotation_photos o where o.file_id = p.file_id and o.quotation_id <> p.quotation_id)`,
  );
}

type Row = WriterColumns & { bid_id: string | null; is_sent: boolean };

/** The author's side; of a bid that is opened, the household, what was sent last. */
export async function maySeeQuotationPhoto(viewer: Viewer | null, fileId: string): Promise<boolean> {
  if (!viewer) return false;
  const { rows } = await sql<Row>`
    select q.author_id, q.vendor_id, q.bid_id,
      exists (select from quotation_revisions r where r.quotation_id = q.id and r.number = q.sent_number and ${hasPhoto(sql`${fileId}::text`)}) is_sent
    from quotation_photos p join quotations q on q.id = p.quotation_id
    where p.file_id = ${fileId} and (q.sample_for is null or q.sample_for = ${viewer.id}) limit 50`.execute(db);
  for (const row of rows) {
    if (mayWrite(await partIn(db, viewer, row))) return true;
    const { bid_id, is_sent } = row;
    if (
      bid_id &&
      is_sent &&
      (await requireOpenedBid(db, viewer, bid_id).then(
        () => true,
        () => false,
      ))
    )
      return true;
  }
  return false;
}

type SharedAddress = { key: string; fileId: string; width: string };

/** A photograph of the last sent revision, for those who have the link. @throws NOT_FOUND */
export async function readSharedPhoto({ key, fileId, width: given }: SharedAddress): Promise<{ bytes: Buffer; type: string }> {
  const width = photoWidths.find((each) => String(each) === given);
  if (hasUnstorable(key) || !isId(fileId) || !width) throw notFound();
  const { rows } = await sql<{ storage_key: string; sha256: string }>`
    select f.storage_key, f.sha256 from quotations q
      join quotation_revisions r on r.quotation_id = q.id and r.number = q.sent_number
      join quotation_photos p on p.quotation_id = q.id and p.file_id = ${fileId} join files f on f.id = p.file_id
    where q.link_key = ${key} and q.sample_for is null and ${hasPhoto(sql`${fileId}::text`)}`.execute(db);
  if (!rows[0]) throw notFound();
  return { bytes: await derivative(rows[0], width, "webp"), type: mimeOf.webp };
}

const PRINTED: PhotoWidth = 640;

/** For documents, by id; what cannot be read is left out. */
export async function printedPhotos(content: QuotationContent): Promise<ReadonlyMap<string, Buffer>> {
  const ids = photosIn(content);
  if (ids.length === 0) return new Map();
  const files = await db.selectFrom("files").select(["id", "storage_key", "sha256"]).where("id", "in", ids).execute();
  const read = await Promise.all(files.map(async (file) => [file.id, await derivative(file, PRINTED, "jpg").catch(() => null)] as const));
  return new Map(read.flatMap(([id, bytes]) => (bytes ? [[id, bytes] as const] : [])));
}

const BATCH = 500;

/** What was uploaded two days ago or earlier and is in no revision: taken out of its line again, or never saved. @returns how many */
export function removeUnusedPhotos(now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ file_id: string }>`
      delete from quotation_photos p where (p.quotation_id, p.file_id) in (
        select p.quotation_id, p.file_id from quotation_photos p where p.created_at < ${now}::timestamptz - interval '2 days'
          and not exists (select from quotation_revisions r where r.quotation_id = p.quotation_id and ${hasPhoto(sql`p.file_id::text`)})
        order by p.created_at limit ${BATCH})
      returning p.file_id`.execute(trx);
    const ids = rows.map(({ file_id }) => file_id);
    if (ids.length > 0)
      await removeFiles(trx, sql`select x from unnest(${ids}::uuid[]) x where not exists (select from quotation_photos o where o.file_id = x)`);
    return rows.length;
  });
}
