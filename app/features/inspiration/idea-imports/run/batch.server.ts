import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { insertIdeas, type NewIdea } from "#app/features/inspiration/ideas/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { commitBatch, insertProblems } from "#app/platform/imports/import-batch.server.ts";
import { notify } from "#app/platform/live/live.server.ts";
import { makeSizes } from "#app/platform/media/make-sizes.server.ts";
import type { StoredImage } from "#app/platform/media/store-image.server.ts";
import { type ItemProblem, UPLOAD_TOPIC } from "../idea-imports.ts";
import type { NewItem, ReadItem } from "../items/read-item.server.ts";
import type { Archive } from "../zip/zip-file.server.ts";
import { type Fetch, type FoundPicture, findPicture, pictureProblem, storePicture } from "./pictures.server.ts";

/** Photographs at once: each may be 50 MB, and visitors need the processor too. */
const AT_ONCE = 3;

export type Run = { id: string; authorId: string | null; processed: number; archive: Archive | null; fetchImage: Fetch; signal: AbortSignal };

type Outcome = { row: number; title: string; problems: ItemProblem[] };
type Planned = { row: number; title: string; item: NewItem; key: string; pictures: FoundPicture[]; stored: StoredImage[]; problems: ItemProblem[] };

/**
 * Does the next items: photographs first, then ideas, problems, counters and the checkpoint in one transaction.
 * All of it commits or nothing, whenever the process dies.
 */
export async function runBatch(run: Run, batch: readonly ReadItem[]): Promise<void> {
  const refused: Outcome[] = batch.filter(({ item }) => !item);
  const planned = batch.flatMap(({ row, title, item }) => (item ? [plan(run, row, title, item)] : []));
  const standing = await standingKeys(planned.map(({ key }) => key));
  const fresh: Planned[] = [];
  let existing = 0;
  for (const one of planned) {
    if (one.problems.length > 0) refused.push(one);
    else if (standing.has(one.key)) existing += 1;
    else {
      standing.add(one.key);
      fresh.push(one);
    }
  }
  await storePictures(fresh, run.signal);
  const good = fresh.filter(({ problems }) => problems.length === 0);
  refused.push(...fresh.filter(({ problems }) => problems.length > 0));
  const checkpoint = { table: "bulk_design_uploads", counter: "processed_items", id: run.id, processed: run.processed } as const;
  await commitBatch(checkpoint, (trx) => write(trx, run, { size: batch.length, good, refused, existing }));
  run.processed += batch.length;
}

function plan(run: Run, row: number, title: string, item: NewItem): Planned {
  const pictures: FoundPicture[] = [];
  const problems: ItemProblem[] = [];
  for (const picture of item.pictures) {
    try {
      pictures.push(findPicture(picture, run.archive, run.fetchImage));
    } catch (error) {
      problems.push(pictureProblem(error, picture.name));
    }
  }
  return { row, title, item, key: contentKey(item, pictures), pictures, stored: [], problems };
}

/** The identity of an item's idea; see docs/decisions/0015. */
function contentKey({ title, style, roomType, description }: NewItem, pictures: readonly FoundPicture[]): string {
  const look = pictures.length > 0 ? pictures.map(({ identity }) => identity) : [description];
  return createHash("sha256")
    .update(JSON.stringify([title.toLowerCase(), style, roomType, ...look]))
    .digest("hex");
}

/** Which of them exist as imported ideas. */
async function standingKeys(keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ content_key: string }>`
    select distinct o.content_key from design_idea_origins o join design_ideas i on i.id = o.idea_id
    where o.content_key = any(${keys}::text[]) and i.deleted_at is null`.execute(db);
  return new Set(rows.map(({ content_key }) => content_key));
}

/** Fetches, cleans and stores the photographs; an item whose photograph cannot be used gets the problem. */
async function storePictures(items: readonly Planned[], signal: AbortSignal): Promise<void> {
  const line = items.filter(({ pictures }) => pictures.length > 0);
  const worker = async () => {
    for (let one = line.shift(); one; one = line.shift()) {
      for (const picture of one.pictures) {
        signal.throwIfAborted();
        try {
          one.stored.push(await storePicture(picture, signal));
        } catch (error) {
          if (signal.aborted) throw error;
          one.problems.push(pictureProblem(error, picture.name));
        }
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

type Done = { size: number; good: readonly Planned[]; refused: readonly Outcome[]; existing: number };

async function write(trx: Kysely<DB>, run: Run, { size, good, refused, existing }: Done): Promise<void> {
  const files = good.map(({ item, stored }) => stored.map((file) => ({ ...file, id: newId(), alt_en: item.title, alt_ar: item.titleAr, is_public: true })));
  if (files.flat().length > 0) await trx.insertInto("files").values(files.flat()).execute();
  await makeSizes(
    files.flat().map(({ id }) => id),
    trx,
  );
  const ideas = await insertIdeas(
    trx,
    good.map(({ item }, index) => ideaOf(item, run.authorId, files[index]?.map(({ id }) => id) ?? [])),
  );
  const origins = good.flatMap(({ row, key }, index) =>
    ideas[index] ? [{ idea_id: ideas[index].id, upload_id: run.id, row_number: row, content_key: key }] : [],
  );
  if (origins.length > 0) await trx.insertInto("design_idea_origins").values(origins).execute();
  const problems = refused.flatMap(({ row, title, problems }) =>
    problems.map((problem) => ({ upload_id: run.id, row_number: row, item: title || null, ...problem })),
  );
  await insertProblems(trx, "bulk_design_upload_errors", problems);
  await trx
    .updateTable("bulk_design_uploads")
    .set((eb) => ({
      processed_items: run.processed + size,
      successful_items: eb("successful_items", "+", good.length + existing),
      existing_items: eb("existing_items", "+", existing),
      failed_items: eb("failed_items", "+", refused.length),
    }))
    .where("id", "=", run.id)
    .execute();
  await notify(UPLOAD_TOPIC, run.id, trx);
}

const ideaOf = (item: NewItem, authorId: string | null, photoIds: readonly string[]): NewIdea => ({
  title: item.title,
  titleAr: item.titleAr,
  content: item.description,
  contentAr: item.descriptionAr,
  style: item.style,
  roomType: item.roomType,
  region: item.region,
  colors: item.colors,
  tags: item.tags,
  estimatedCost: item.estimatedCost,
  difficulty: item.difficulty,
  estimatedTime: item.estimatedTime,
  authorId,
  uploadSource: "bulk",
  photoIds,
  // A page without a picture is nothing to look at: it waits for one.
  isDraft: photoIds.length === 0,
});
