import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { DB, PortfolioProjects } from "#app/platform/database/schema.ts";
import type { OwnProject, StoredProjectPhoto } from "../portfolio.contract.ts";
import { mayEditProject } from "../portfolio.policy.ts";
import type { License, ProjectStatus } from "../portfolio.ts";
import { ideaPublisher } from "./slots.server.ts";

/** @throws NOT_FOUND for anyone but its owner */
export async function requireProject(
  source: Kysely<DB>,
  viewer: Pick<Viewer, "id">,
  id: string,
  { lock = false } = {},
): Promise<Selectable<PortfolioProjects>> {
  const row = await source
    .selectFrom("portfolio_projects")
    .selectAll()
    .where("id", "=", id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row || !mayEditProject(viewer, row)) throw notFound();
  return row;
}

const sized = (
  file: string,
) => sql`json_build_object('id', ${sql.ref(`${file}.id`)}, 'width', ${sql.ref(`${file}.width`)}, 'height', ${sql.ref(`${file}.height`)},
  'blur', ${sql.ref(`${file}.placeholder`)})`;

/** Of a project's photographs, for their owner. */
const photosOf = (projectId: string): RawBuilder<{ photo: StoredProjectPhoto }> => sql`
  select (${sized("f")}::jsonb || jsonb_build_object('altEn', f.alt_en, 'altAr', f.alt_ar, 'before', case when b.id is not null then ${sized("b")}::jsonb end)) photo
  from portfolio_photos p join files f on f.id = p.file_id left join files b on b.id = p.before_id
  where p.project_id = ${projectId} order by p.position`;

/** One with every field. @throws NOT_FOUND for anyone but its owner */
export async function readProject(source: Kysely<DB>, viewer: Pick<Viewer, "id">, id: string): Promise<OwnProject> {
  const row = await requireProject(source, viewer, id);
  const photos = await photosOf(id).execute(source);
  const idea = row.idea_id ? (await ideaPublisher().pathsOf(source, [row.idea_id])).get(row.idea_id) : undefined;
  return {
    ...{ id, title: row.title, titleAr: row.title_ar, description: row.description, descriptionAr: row.description_ar },
    ...{ rooms: row.rooms, styles: row.styles, year: row.year, city: row.city, district: row.district, areaM2: row.area_m2, weeks: row.weeks },
    ...{ costFrom: row.cost_from, costTo: row.cost_to, materials: row.materials, license: row.license as License },
    hasPermission: row.permitted_at !== null,
    status: row.status as ProjectStatus,
    photos: photos.rows.map(({ photo }) => photo),
    idea: idea ?? null,
    version: row.updated_at.toISOString(),
  };
}
