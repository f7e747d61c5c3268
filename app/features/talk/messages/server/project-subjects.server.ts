import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { slot } from "#app/platform/feature/slot.server.ts";

type Id = string | RawBuilder<unknown>;

/** Projects whose people talk, implemented by the projects feature. */
type ProjectSubjects = {
  /** A query of everyone who belongs to a project: `user_id`. */
  people(projectId: Id): RawBuilder<{ user_id: string }>;
  /** A query of a person's projects: `id` and `title`. */
  ofPerson(userId: Id): RawBuilder<{ id: string; title: string }>;
};
export const projectSubjects = slot<ProjectSubjects>("projects to talk about");

const union = (queries: RawBuilder<unknown>[]) => sql`(${sql.join(queries, sql` union all `)})`;

/** The projects of a person, to join. */
export const projectsOfPerson = (userId: Id): RawBuilder<unknown> => union(projectSubjects.all().map((project) => project.ofPerson(userId)));

const peopleOfProject = (projectId: Id): RawBuilder<unknown> => union(projectSubjects.all().map((project) => project.people(projectId)));

/** Whether a person belongs to the project of conversation `c` now; true where it is about something else. */
export const stillBelongs = (userId: Id): RawBuilder<boolean> =>
  sql<boolean>`(c.project_id is null or c.project_id in (select pr.id from ${projectsOfPerson(userId)} pr))`;

/** Everyone in the project is in its conversation, with what was said before as read, and nobody else. Does nothing before its first message. */
export async function followProject(trx: Kysely<DB>, projectId: string): Promise<void> {
  await sql`
    with talk as (select id, last_seq from conversations where project_id = ${projectId}),
    people as (select distinct user_id from ${peopleOfProject(projectId)} p),
    gone as (delete from conversation_people cp using talk where cp.conversation_id = talk.id and cp.user_id not in (select user_id from people))
    insert into conversation_people (conversation_id, user_id, side, last_read_seq)
    select talk.id, people.user_id, 'member', talk.last_seq from talk cross join people on conflict do nothing`.execute(trx);
}

/** Ids of everyone who belongs to it. */
export async function findPeopleOfProject(executor: Kysely<DB>, projectId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`select distinct user_id from ${peopleOfProject(projectId)} p`.execute(executor);
  return rows.map(({ user_id }) => user_id);
}
