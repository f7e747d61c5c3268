import { type Kysely, sql } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { env } from "#app/platform/env/env.server.ts";
import { photoUrl } from "#app/platform/media/photo.ts";
import { toMajor } from "#app/platform/money/money.ts";
import type { EditedIdea, UploadedPhoto } from "../idea-uploads.contract.ts";
import type { IdeaSource, IdeaStatus } from "../idea-uploads.ts";

type PhotoRow = { id: string; width: number | null; height: number | null; placeholder: string | null; colors: string[] };
const PHOTO_COLUMNS = ["files.id", "files.width", "files.height", "files.placeholder", "files.colors"] as const;

export const presentPhoto = (row: PhotoRow): UploadedPhoto => ({
  id: row.id,
  width: row.width ?? 0,
  height: row.height ?? 0,
  blur: row.placeholder,
  colors: row.colors,
});

/** An idea's status for editors: `removed` in the bin, regardless of its former status. */
export const statusOf = (row: { status: string; deleted_at: Date | null }): IdeaStatus => (row.deleted_at ? "removed" : (row.status as IdeaStatus));

/** One idea with every field, whatever its status. @throws NOT_FOUND */
export async function readIdea(source: Kysely<DB>, id: string): Promise<EditedIdea> {
  const row = await source
    .selectFrom("design_ideas")
    .leftJoin("users", "users.id", "author_id")
    .where("design_ideas.id", "=", id)
    .selectAll("design_ideas")
    .select("users.name as author_name")
    .executeTakeFirst();
  if (!row) throw notFound();
  const photos = await source
    .selectFrom("design_idea_photos")
    .innerJoin("files", "files.id", "file_id")
    .where("idea_id", "=", id)
    .select(PHOTO_COLUMNS)
    .orderBy("position")
    .execute();
  const before = row.before_id ? await source.selectFrom("files").select(PHOTO_COLUMNS).where("id", "=", row.before_id).executeTakeFirst() : undefined;
  return {
    id: row.id,
    slug: row.slug,
    category: "design",
    title: row.title,
    title_ar: row.title_ar ?? "",
    description: row.content,
    description_ar: row.content_ar ?? "",
    style: row.style,
    room_type: row.room_type,
    region: row.region ?? "",
    color_palette: row.style_tags,
    tags: row.tags,
    estimated_cost: toMajor(Number(row.estimated_cost ?? 0)),
    difficulty_level: row.difficulty_level as EditedIdea["difficulty_level"],
    time_estimate: row.estimated_time ?? "",
    photos: photos.map(presentPhoto),
    before: before ? presentPhoto(before) : null,
    status: statusOf(row),
    upload_source: row.upload_source as IdeaSource,
    ai_generated_image_url: row.cover_id && new URL(photoUrl(row.cover_id, 1920), env.siteUrl).href,
    image_generation_status: row.cover_id ? "completed" : "pending",
    author: row.author_id ? { id: row.author_id, name: row.author_name ?? "" } : null,
    created_at: row.created_at.toISOString(),
    removed_at: row.deleted_at?.toISOString() ?? null,
    version: row.updated_at.toISOString(),
  };
}

/** Locks an idea for a change. @throws NOT_FOUND */
export async function lockIdea(trx: Kysely<DB>, id: string): Promise<void> {
  const { rows } = await sql`select 1 from design_ideas where id = ${id} for update`.execute(trx);
  if (rows.length === 0) throw notFound();
}
