import { type Kysely, type RawBuilder, sql } from "kysely";
import { forbidden, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { sendEvents } from "#app/platform/live/person-events.server.ts";
import { peopleOf, professionalsWhere } from "#app/platform/organizations/professionals.server.ts";
import { accessToProject, mayDecide } from "../projects.policy.ts";
import type { ProjectAccess, ProjectStatus } from "../projects.ts";

type ProjectRow = {
  id: string;
  /** Nobody's is a sample, which was made up for `sample_for`. */
  owner_id: string | null;
  sample_for: string | null;
  title: string;
  status: ProjectStatus;
  city: string | null;
  district: string | null;
  revision: number;
  last_number: number;
};
export type SeenProject = ProjectRow & { access: ProjectAccess };

type Id = string | RawBuilder<unknown>;

/** A condition on rows `m` of `project_people`: samples are in no list and nobody's but of whom they were made for. */
const isReal = sql`not exists (select from projects s where s.id = m.project_id and s.sample_for is not null)`;

/** Projects in which a person works for a professional who belongs to them: their company's people who answer. */
const workedFor = (userId: Id): RawBuilder<unknown> => sql`(
  select m.project_id from project_people m where m.role = 'professional' and m.user_id <> ${userId} and m.user_id in ${professionalsWhere(userId, "answer")} and ${isReal})`;

/** Projects of a person, with what they are in each, without a sample. @param userId a value, or a column of the query around it */
export const projectsOf = (userId: Id): RawBuilder<{ id: string; access: ProjectAccess }> => sql`(
  select id, 'owner' as access from projects where owner_id = ${userId}
  union all select m.project_id, m.role from project_people m where m.user_id = ${userId} and ${isReal}
  union all select w.project_id, 'professional' from (select distinct project_id from ${workedFor(userId)} m) w
    where not exists (select from projects own where own.id = w.project_id and own.owner_id = ${userId})
      and not exists (select from project_people own where own.project_id = w.project_id and own.user_id = ${userId}))`;

type Options = { /** Anyone else who changes it waits until the transaction ends. */ isLocked?: boolean };

/** A query of everyone who belongs to a project, once or more, without those of a sample: `user_id`. */
export const peopleOfProject = (id: Id): RawBuilder<{ user_id: string }> => sql`(
  select owner_id as user_id from projects where id = ${id} and owner_id is not null
  union all select m.user_id from project_people m where m.project_id = ${id} and m.user_id is not null and ${isReal}
  union all select p.user_id from project_people m cross join lateral ${peopleOf(sql`m.user_id`, "answer")} p
    where m.project_id = ${id} and m.role = 'professional' and ${isReal})`;

/** For everyone who belongs to it. NOT_FOUND for strangers. */
export async function seenProject(executor: Kysely<DB>, viewer: Viewer, id: string, { isLocked = false }: Options = {}): Promise<SeenProject> {
  const { rows } = await sql<ProjectRow & { member_role: "co_owner" | "professional" | null }>`
    select p.id, p.owner_id, p.sample_for, p.title, p.status, p.city, p.district, p.revision, p.last_number,
      coalesce((select m.role from project_people m where m.project_id = p.id and m.user_id = ${viewer.id}),
        case when p.id in ${workedFor(viewer.id)} or p.sample_for = ${viewer.id} and p.status in ('in_progress', 'completed') then 'professional' end) member_role
    from projects p where p.id = ${id} ${isLocked ? sql`for update of p` : sql``}`.execute(executor);
  const project = rows[0];
  const access = project && accessToProject(viewer, { ownerId: project.owner_id, memberRole: project.member_role });
  if (!project || !access) throw notFound();
  return { ...project, access };
}

/** For the household, which decides. NOT_FOUND for strangers, FORBIDDEN for professionals of the project. */
export async function projectFor(executor: Kysely<DB>, viewer: Viewer, id: string, options?: Options): Promise<SeenProject> {
  const project = await seenProject(executor, viewer, id, options);
  if (!mayDecide(project.access)) throw forbidden();
  return project;
}

/** Who decides in a project: the owner and everyone who owns it with them. */
export async function householdOf(executor: Kysely<DB>, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select owner_id id from projects where id = ${id} and owner_id is not null
    union select user_id from project_people where project_id = ${id} and role = 'co_owner' and user_id is not null`.execute(executor);
  return rows.map((row) => row.id);
}

/** Open pages of everyone who belongs to it read it again; `also` names a former one. */
export async function sendProjectEvent(trx: Kysely<DB>, id: string, also: readonly string[] = []): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select user_id id from ${peopleOfProject(id)} p union select sample_for from projects where id = ${id} and sample_for is not null`.execute(trx);
  const people = new Set([...rows.map((row) => row.id), ...also]);
  await sendEvents(
    [...people].map((userId) => ({ userId, event: { topic: "project", id } })),
    trx as typeof db,
  );
}
