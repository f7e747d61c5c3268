import { type RawBuilder, sql } from "kysely";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { countsOf } from "#app/platform/list/counts.server.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { cityName } from "#app/platform/places/places.ts";
import type { ProjectCard, ProjectList } from "../projects.contract.ts";
import { PROJECT_STATUSES, PROJECTS_PER_PAGE, type ProjectAccess, type ProjectStatus } from "../projects.ts";
import { projectsOf } from "./access.server.ts";

export type PhotoJson = { id: string; width: number; height: number; blur: string | null };

/** A picture `files f`, in the shape of the contract. */
export const photoJson: RawBuilder<PhotoJson> = sql`json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'blur', f.placeholder)`;

type Row = {
  id: string;
  title: string;
  status: ProjectStatus;
  access: ProjectAccess;
  city: string | null;
  district: string | null;
  cover: PhotoJson | null;
  rooms: number;
  items: number;
  updated_at: Date;
};

const escapedLike = (text: string) => `%${text.trim().replace(/[\\%_]/g, "\\$&")}%`;

const present = ({ updated_at, city, ...row }: Row, language: string): ProjectCard => ({
  ...{ id: row.id, title: row.title, status: row.status, access: row.access, district: row.district, cover: row.cover, rooms: row.rooms, items: row.items },
  city: city && cityName(city, language),
  updatedAt: updated_at.toISOString(),
});

/** Of a project `p` that is one of `mine`. */
const cardColumns = sql`p.id, p.title, p.status, mine.access, p.city, p.district, p.updated_at,
  (select ${photoJson} from files f where f.id = p.cover_id and f.width is not null) cover,
  (select count(*)::int from project_rooms r where r.project_id = p.id) rooms, (select count(*)::int from brief_items i where i.project_id = p.id) items`;

/** A household's current project: one that waits for bids, else one in construction, else one that is planned; only its own, none that is done or archived. */
export async function runningProject({ id }: Viewer, language: string): Promise<ProjectCard | null> {
  const { rows } = await sql<Row>`
    select ${cardColumns}
    from ${projectsOf(id)} mine join projects p on p.id = mine.id
    where mine.access <> 'professional' and p.status in ('planning', 'open', 'in_progress')
    order by array_position(array['open', 'in_progress', 'planning'], p.status), p.updated_at desc, p.id limit 1`.execute(db);
  return rows[0] ? present(rows[0], language) : null;
}

type Wanted = { search: string; status: ProjectStatus | ""; after?: string | undefined };

/** Projects that someone belongs to; what is put away only where it is asked for. */
export async function listProjects({ id }: Viewer, { search, status, after }: Wanted, language: string, limit = PROJECTS_PER_PAGE): Promise<ProjectList> {
  const query = sql<Row>`
    select ${cardColumns}
    from ${projectsOf(id)} mine join projects p on p.id = mine.id
    where ${status ? sql`p.status = ${status}` : sql`p.status <> 'archived'`} ${search.trim() ? sql`and p.title ilike ${escapedLike(search)}` : sql``}`;
  const [{ rows, next }, counts] = await Promise.all([
    pageOf(query, { order: newestFirst("own-projects", "updated_at"), after, limit }),
    countsOf(PROJECT_STATUSES, sql`select p.status as value, count(*)::int n from ${projectsOf(id)} mine join projects p on p.id = mine.id group by 1`),
  ]);
  return { items: rows.map((row) => present(row, language)), next, counts };
}
