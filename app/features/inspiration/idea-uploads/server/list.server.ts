import { type RawBuilder, sql } from "kysely";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { FiltersOf, InputOf } from "#app/platform/list/list-address.ts";
import { newestFirst, numberedPageOf } from "#app/platform/list/page.server.ts";
import type { IdeaOverview, IdeaRow } from "../idea-uploads.contract.ts";
import type { adminIdeaAddress } from "../idea-uploads.search.ts";
import { MOST_COUNTED } from "../idea-uploads.ts";
import { statusOf } from "./record.server.ts";

/** The filters of the list as a condition on `design_ideas i`. */
export function matches(filters: FiltersOf<typeof adminIdeaAddress>): RawBuilder<boolean> {
  const { search, status, style, room, source, author } = filters;
  const conditions = [status === "removed" ? sql`i.deleted_at is not null` : sql`i.deleted_at is null`];
  if (status === "published" || status === "unpublished") conditions.push(sql`i.status = ${status}`);
  if (style) conditions.push(sql`i.style = ${style}`);
  if (room) conditions.push(sql`i.room_type = ${room}`);
  if (source) conditions.push(sql`i.upload_source = ${source}`);
  if (author) conditions.push(sql`i.author_id = ${author}`);
  if (/[\p{L}\p{N}]/u.test(search)) conditions.push(sql`i.search @@ search_query(${search})`);
  return sql.join(conditions, sql` and `);
}

type Row = Omit<IdeaRow, "status" | "updatedAt" | "removedAt"> & { stored: string; updatedAt: Date; removedAt: Date | null };

/** One page, latest change first; in the bin, latest removal first. */
export async function listIdeas({ page, size, ...filters }: InputOf<typeof adminIdeaAddress>, language: string) {
  const moment = filters.status === "removed" ? "deleted_at" : "updated_at";
  const title = language === "ar" ? sql`coalesce(i.title_ar, i.title)` : sql`i.title`;
  const keys = sql`select i.id, ${sql.ref(`i.${moment}`)} from design_ideas i where ${matches(filters)}`;
  const whole = {
    columns: sql`i.id, i.slug, ${title} as title, i.style, i.room_type as "roomType", i.status as stored, i.upload_source as source, ${personName(language)} as author,
      (select json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'blur', f.placeholder)
        from files f where f.id = i.cover_id and f.width is not null) as photo,
      (select count(*)::int from design_idea_photos p where p.idea_id = i.id) as "photoCount",
      i.like_count as likes, i.save_count as saves, i.updated_at as "updatedAt", i.deleted_at as "removedAt"`,
    tables: sql`join design_ideas i on i.id = page.id left join users u on u.id = i.author_id`,
  };
  const asked = { order: newestFirst("ideas", moment), page, pageSize: Number(size), most: MOST_COUNTED };
  const { rows, ...numbers } = await numberedPageOf<Row>(keys, asked, whole);
  const items = rows.map(
    ({ stored, updatedAt, removedAt, ...row }): IdeaRow => ({
      ...row,
      status: statusOf({ status: stored, deleted_at: removedAt }),
      updatedAt: updatedAt.toISOString(),
      removedAt: removedAt?.toISOString() ?? null,
    }),
  );
  return { items, ...numbers };
}

const MOST_AUTHORS = 100;

export async function getOverview(language: string): Promise<IdeaOverview> {
  const counts = sql<Omit<IdeaOverview, "authors">>`
    select count(*) filter (where deleted_at is null and status = 'published')::int as published,
      count(*) filter (where deleted_at is null and status = 'unpublished')::int as unpublished,
      count(*) filter (where deleted_at is null and status = 'published' and cover_id is null)::int as "withoutPhoto",
      count(*) filter (where deleted_at is not null)::int as removed
    from design_ideas`.execute(db);
  const authors = sql<IdeaOverview["authors"][number]>`
    select u.id, ${personName(language)} as name, a.count from (
      select author_id, count(*)::int from design_ideas where author_id is not null and deleted_at is null group by 1 order by 2 desc limit ${MOST_AUTHORS}) a
    join users u on u.id = a.author_id order by a.count desc, 2`.execute(db);
  const [{ rows }, people] = await Promise.all([counts, authors]);
  return { ...(rows[0] ?? { published: 0, unpublished: 0, withoutPhoto: 0, removed: 0 }), authors: people.rows };
}
