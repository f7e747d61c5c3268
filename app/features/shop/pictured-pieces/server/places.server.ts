import { type Kysely, type RawBuilder, sql } from "kysely";
import { ideaPhotoJson, mayMarkPieces, type PhotoRow, presentIdeaPhoto } from "#app/features/inspiration/ideas/public.server.ts";
import { ideaPath } from "#app/features/inspiration/ideas/public.ts";
import { mayEditProject, projectPath } from "#app/features/people/portfolio/public.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { roleInWork } from "#app/platform/organizations/professionals.server.ts";

/** What has photographs in which pieces are marked: an idea, or a project of a portfolio. */
export type Place = {
  id: string;
  /** The column that names it. */
  column: "idea_id" | "project_id";
  title: string;
  title_ar: string | null;
  path: string;
  /** Its photographs `p` in their order. */
  photos: RawBuilder<unknown>;
};

/** Of a row with either. */
export const placePath = ({ slug, project_id }: { slug: string | null; project_id: string | null }): string =>
  slug === null ? projectPath(project_id ?? "") : ideaPath(slug);

/** @throws NOT_FOUND unless the viewer may mark pieces in it */
export async function findPlace(source: Kysely<DB>, id: string, viewer: Viewer): Promise<Place> {
  const idea = await source
    .selectFrom("design_ideas")
    .select(["slug", "title", "title_ar", "author_id"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (idea && mayMarkPieces(viewer, idea.author_id)) {
    const { slug, title, title_ar } = idea;
    return {
      ...{ id, column: "idea_id", title, title_ar, path: ideaPath(slug) },
      photos: sql`(select file_id, position from design_idea_photos where idea_id = ${id}) p`,
    };
  }
  const project = await source.selectFrom("portfolio_projects").select(["title", "title_ar", "owner_id"]).where("id", "=", id).executeTakeFirst();
  if (!project || !mayEditProject(await roleInWork(source, project.owner_id, viewer.id))) throw notFound();
  return {
    ...{ id, column: "project_id", title: project.title, title_ar: project.title_ar, path: projectPath(id) },
    photos: sql`(select file_id, position from portfolio_photos where project_id = ${id}) p`,
  };
}

export async function photosOf(source: Kysely<DB>, { photos }: Place, language: string) {
  const { rows } = await sql<{ photo: PhotoRow }>`
    select ${ideaPhotoJson} photo from ${photos} join files f on f.id = p.file_id where f.width is not null order by p.position`.execute(source);
  return rows.map(({ photo }) => presentIdeaPhoto(photo, language));
}

export async function hasPhoto(source: Kysely<DB>, { photos }: Place, fileId: string): Promise<boolean> {
  const { rows } = await sql`select from ${photos} where p.file_id = ${fileId}`.execute(source);
  return rows.length > 0;
}
