import { type Kysely, sql } from "kysely";
import { freeSlugs } from "#app/platform/database/free-slugs.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { slugify } from "#app/platform/text/slug.ts";
import { colorFamilies } from "../ideas.color-names.ts";
import type { Difficulty, Region, RoomType, Style } from "../ideas.ts";
import { RESERVED_SLUGS } from "../ideas.words.ts";

/** An idea as a form, an import or the demo makes it. */
export type NewIdea = {
  id?: string;
  title: string;
  titleAr?: string | null;
  content?: string;
  contentAr?: string | null;
  style: Style;
  roomType: RoomType;
  region?: Region | null;
  /** '#RRGGBB', as chosen. */
  colors?: readonly string[];
  tags?: readonly string[];
  /** Minor units of `currency`. */
  estimatedCost?: number | null;
  difficulty?: Difficulty;
  estimatedTime?: string | null;
  authorId: string | null;
  uploadSource: "manual" | "bulk";
  /** Stored images, cover first. */
  photoIds?: readonly string[];
  beforeId?: string | null;
  publishedAt?: Date;
  /** Not public before someone publishes it. */
  isDraft?: boolean;
  /** The sender's idempotency key: the same key twice is one idea. */
  uploadKey?: string | undefined;
};

/** Writes ideas with their photographs in three statements, whatever their number. @returns their ids and slugs in the order given. */
export async function insertIdeas(trx: Kysely<DB>, ideas: readonly NewIdea[]): Promise<{ id: string; slug: string }[]> {
  if (ideas.length === 0) return [];
  const slugs = await slugsOf(
    trx,
    ideas.map(({ title }) => title),
  );
  const seen = await colorsOf(
    trx,
    ideas.flatMap(({ photoIds }) => photoIds?.slice(0, 1) ?? []),
  );
  const rows = ideas.map((idea, index) => {
    const cover = idea.photoIds?.[0] ?? null;
    const at = idea.publishedAt ?? new Date();
    return {
      id: idea.id ?? newId(),
      slug: slugs[index] ?? newId(),
      title: idea.title,
      title_ar: idea.titleAr ?? null,
      content: idea.content ?? "",
      content_ar: idea.contentAr ?? null,
      style: idea.style,
      room_type: idea.roomType,
      region: idea.region ?? null,
      style_tags: [...(idea.colors ?? [])],
      tags: [...(idea.tags ?? [])],
      estimated_cost: idea.estimatedCost ?? null,
      difficulty_level: idea.difficulty ?? "medium",
      estimated_time: idea.estimatedTime ?? null,
      author_id: idea.authorId,
      upload_source: idea.uploadSource,
      upload_key: idea.uploadKey ?? null,
      cover_id: cover,
      before_id: idea.beforeId ?? null,
      color_families: familiesOf(idea.colors ?? [], (cover && seen.get(cover)) || []),
      status: idea.isDraft ? "unpublished" : "published",
      published_at: at,
      created_at: at,
      updated_at: at,
    };
  });
  await trx.insertInto("design_ideas").values(rows).execute();
  const photos = rows.flatMap((row, index) => (ideas[index]?.photoIds ?? []).map((file_id, position) => ({ idea_id: row.id, file_id, position })));
  if (photos.length > 0) await trx.insertInto("design_idea_photos").values(photos).execute();
  await invalidatePages(["ideas"], trx);
  return rows.map(({ id, slug }) => ({ id, slug }));
}

// A photograph's first colors cover most of it; the last are details.
const SEEN = 4;

/** The searchable colors of an idea: the chosen ones and its photograph's main ones. */
export const familiesOf = (chosen: readonly string[], seen: readonly string[]): string[] => colorFamilies([...chosen, ...seen.slice(0, SEEN)]);

async function colorsOf(trx: Kysely<DB>, fileIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (fileIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; colors: string[] }>`select id, colors from files where id = any(${fileIds}::uuid[])`.execute(trx);
  return new Map(rows.map(({ id, colors }) => [id, colors]));
}

const FALLBACK = "idea";

/** A free slug for each title, none of them twice. Writers of slugs wait for each other. */
async function slugsOf(trx: Kysely<DB>, titles: readonly string[]): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext('design idea slugs'))`.execute(trx);
  const reserved = new Set(RESERVED_SLUGS);
  return freeSlugs(
    titles.map((title) => slugify(title) || FALLBACK),
    async (slugs) => {
      const { rows } = await sql<{ slug: string }>`select slug from design_ideas where slug = any(${slugs}::text[])`.execute(trx);
      return [...rows.map(({ slug }) => slug), ...slugs.filter((slug) => reserved.has(slug))];
    },
  );
}
