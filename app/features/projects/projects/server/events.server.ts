import { type Kysely, sql } from "kysely";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { newestIds, pageOf } from "#app/platform/list/page.server.ts";
import type { ProjectLog } from "../projects.contract.ts";
import { mayDecide } from "../projects.policy.ts";
import { EVENTS_PER_PAGE, type EventData, type EventKind, type Topic } from "../projects.ts";
import { seenProject } from "./access.server.ts";

export type NewEvent<Kind extends EventKind = EventKind> = {
  [Each in Kind]: { projectId: string; actorId: string | null; kind: Each; data: EventData[Each] };
}[Kind];

/** Writes the log of a project, in the transaction of what it says. */
export async function recordEvent(trx: Kysely<DB>, events: NewEvent | readonly NewEvent[]): Promise<void> {
  const all = [events].flat() as NewEvent[];
  if (all.length === 0) return;
  const rows = all.map(({ projectId, actorId, kind, data }) => ({ id: newId(), project_id: projectId, actor_id: actorId, kind, data: JSON.stringify(data) }));
  await trx.insertInto("project_events").values(rows).execute();
}

/** They name the addresses of people who never joined. */
const OF_HOUSEHOLD: readonly EventKind[] = ["people.invited", "people.declined"];

type Row = { id: string; kind: EventKind; data: Record<string, unknown>; actor_id: string | null; actor: string | null; created_at: Date };
type Wanted = { id: string; topic: Topic | ""; after?: string | undefined };

/** What happened, newest first. Everyone who belongs to the project. */
export async function listEvents(viewer: Viewer, { id, topic, after }: Wanted, language: string): Promise<ProjectLog> {
  const { access } = await seenProject(db, viewer, id);
  const query = sql<Row>`
    select e.id, e.kind, e.data, e.actor_id, e.created_at, ${personName(language)} actor
    from project_events e left join users u on u.id = e.actor_id
    where e.project_id = ${id} and (${mayDecide(access)} or e.kind <> all (${OF_HOUSEHOLD}::text[])) ${topic ? sql`and e.kind like ${`${topic}.%`}` : sql``}`;
  const { rows, next } = await pageOf(query, { order: newestIds("project-events"), after, limit: EVENTS_PER_PAGE });
  return {
    items: rows.map((row) => ({
      ...{ id: row.id, kind: row.kind, data: row.data, actor: row.actor, isViewer: row.actor_id === viewer.id },
      createdAt: row.created_at.toISOString(),
    })),
    next,
  };
}
