import { type Kysely, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { familiesOf, type NewIdea } from "./rows.server.ts";

export type IdeaChanges = Partial<Omit<NewIdea, "id" | "authorId" | "uploadSource" | "publishedAt">>;

/** Later than the stored time in any case, so that every edit changes the version. */
export const newIdeaVersion = sql<Date>`greatest(date_trunc('milliseconds', clock_timestamp()), updated_at + interval '1 millisecond')`;

/** Writes the given parts of an idea; its slug stays. The first of `photoIds` becomes the cover, and the colors it is found by follow. */
export async function updateIdea(trx: Kysely<DB>, id: string, changes: IdeaChanges): Promise<void> {
  const { photoIds } = changes;
  const given = {
    title: changes.title,
    title_ar: changes.titleAr,
    content: changes.content,
    content_ar: changes.contentAr,
    style: changes.style,
    room_type: changes.roomType,
    region: changes.region,
    style_tags: changes.colors && [...changes.colors],
    tags: changes.tags && [...changes.tags],
    estimated_cost: changes.estimatedCost,
    difficulty_level: changes.difficulty,
    estimated_time: changes.estimatedTime,
    cover_id: photoIds && (photoIds[0] ?? null),
    before_id: changes.beforeId,
  };
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  await trx
    .updateTable("design_ideas")
    .set({ ...set, updated_at: newIdeaVersion })
    .where("id", "=", id)
    .execute();
  if (photoIds) {
    await trx.deleteFrom("design_idea_photos").where("idea_id", "=", id).execute();
    if (photoIds.length > 0)
      await trx
        .insertInto("design_idea_photos")
        .values(photoIds.map((file_id, position) => ({ idea_id: id, file_id, position })))
        .execute();
  }
  if (changes.colors || photoIds) await setFamilies(trx, id);
  await invalidatePages(["ideas"], trx);
}

/** Updates the colors of ideas whose cover was described again. */
export async function followColors(fileIds: readonly string[]): Promise<void> {
  const ideas = await db.selectFrom("design_ideas").select("id").where("cover_id", "in", fileIds).execute();
  if (ideas.length === 0) return;
  const ids = ideas.map(({ id }) => id);
  await db.transaction().execute(async (trx) => {
    for (const id of ids) await setFamilies(trx, id);
    await sql`select idea_colors_write(${ids}::uuid[])`.execute(trx);
    await invalidatePages(["ideas"], trx);
  });
}

async function setFamilies(trx: Kysely<DB>, id: string): Promise<void> {
  const row = await trx
    .selectFrom("design_ideas")
    .leftJoin("files", "files.id", "cover_id")
    .where("design_ideas.id", "=", id)
    .select(["style_tags", "files.colors"])
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("design_ideas")
    .set({ color_families: familiesOf(row.style_tags, row.colors ?? []) })
    .where("id", "=", id)
    .execute();
}
