import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import { forbidden, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB, PortfolioProjects } from "#app/platform/database/schema.ts";
import { professionalsWhere, roleInWork } from "#app/platform/organizations/professionals.server.ts";
import type { OwnProject, StoredProjectPhoto } from "../portfolio.contract.ts";
import { mayEditProject, maySeeProject } from "../portfolio.policy.ts";
import type { License, ProjectStatus } from "../portfolio.ts";
import { ideaPublisher } from "./slots.server.ts";

/** One to change; `isRead`: to see. @throws NOT_FOUND for strangers to its owner's work, FORBIDDEN for those who only read */
export async function requireProject(
  source: Kysely<DB>,
  viewer: Pick<Viewer, "id">,
  id: string,
  { lock = false, isRead = false } = {},
): Promise<Selectable<PortfolioProjects> & { canEdit: boolean }> {
  const row = await source
    .selectFrom("portfolio_projects")
    .selectAll()
    .where("id", "=", id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  const part = row ? await roleInWork(source, row.owner_id, viewer.id) : null;
  if (!row || !maySeeProject(part)) throw notFound();
  const canEdit = mayEditProject(part);
  if (!canEdit && !isRead) throw forbidden();
  return { ...row, canEdit };
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

/** One with every field. @throws NOT_FOUND for strangers to its owner's work */
export async function readProject(source: Kysely<DB>, viewer: Pick<Viewer, "id">, id: string): Promise<OwnProject> {
  const row = await requireProject(source, viewer, id, { isRead: true });
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
    ownerId: row.owner_id,
    canEdit: row.canEdit,
  };
}

/** Photographs of a draft, and those on their way to one, are for the people of the owner's company, too. */
export async function maySeePhoto(viewer: Viewer | null, fileId: string): Promise<boolean> {
  if (!viewer) return false;
  const { rows } = await sql`
    select from portfolio_photos p join portfolio_projects o on o.id = p.project_id
      where ${fileId} in (p.file_id, p.before_id) and o.owner_id in ${professionalsWhere(viewer.id, "read")}
    union all select from portfolio_uploads u join files f on f.id = u.file_id
      where u.file_id = ${fileId} and f.owner_id in ${professionalsWhere(viewer.id, "editListing")} limit 1`.execute(db);
  return rows.length > 0;
}
