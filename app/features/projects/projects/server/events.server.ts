import { type Kysely, sql } from "kysely";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId, newIdAt } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { newestIds, pageOf } from "#app/platform/list/page.server.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { organizationsWhere } from "#app/platform/organizations/membership.server.ts";
import { professionalsWhere } from "#app/platform/organizations/professionals.server.ts";
import type { ProjectLog } from "../projects.contract.ts";
import { mayDecide } from "../projects.policy.ts";
import { EVENTS_PER_PAGE, type EventData, type EventKind, type Topic } from "../projects.ts";
import { seenProject } from "./access.server.ts";

export type NewEvent<Kind extends EventKind = EventKind> = {
  [Each in Kind]: { projectId: string; actorId: string | null; kind: Each; data: EventData[Each] /** Of what nobody was allowed to know before. */; at?: Date };
}[Kind];

/** Writes the log of a project, in the transaction of what it says. */
export async function recordEvent(trx: Kysely<DB>, events: NewEvent | readonly NewEvent[]): Promise<void> {
  const all = [events].flat() as NewEvent[];
  if (all.length === 0) return;
  const rows = all.map(({ projectId, actorId, kind, data, at }) => ({
    ...{ id: at ? newIdAt(at) : newId(), project_id: projectId, actor_id: actorId, kind, data: JSON.stringify(data), created_at: at ?? sql<Date>`now()` },
  }));
  await trx.insertInto("project_events").values(rows).execute();
}

/** They name the addresses of people who never joined, or what one bidder alone asked. */
const OF_HOUSEHOLD: readonly EventKind[] = ["people.invited", "people.declined", "bids.question"];

type Row = {
  id: string;
  kind: EventKind;
  data: Record<string, unknown>;
  actor_id: string | null;
  actor: string | null;
  bidder: string | null;
  is_theirs: boolean;
  created_at: Date;
};
type Wanted = { id: string; topic: Topic | ""; after?: string | undefined };

const bidderId = sql`(e.data ->> 'bidder')::uuid`;
const vendorName = (language: string) => (language === "ar" ? sql`coalesce(v.name_ar, v.name)` : sql`v.name`);
/** What a professional or vendor did, or what was done with their bid, is read by those of its own side. */
const isTheirs = (userId: string) =>
  sql`(${bidderId} in ${professionalsWhere(userId, "read")} or v.organization_id in ${organizationsWhere(userId, "read")}) is true`;

const ofTopic = (topic: Topic) => (topic === "money" ? sql`e.data ->> 'sum' is not null` : sql`e.kind like ${`${topic}.%`}`);

/** Professionals learn who else was chosen, and nothing of the bid. */
const dataFor = ({ data, bidder, is_theirs }: Row, decides: boolean): Record<string, unknown> =>
  data["bidder"] === undefined ? data : decides || is_theirs ? { ...data, name: bidder ?? "—" } : { request: data["request"] };

/** What happened, newest first. Everyone who belongs to the project: its household all of it, professionals what is common and what is theirs. */
export async function listEvents(viewer: Viewer, { id, topic, after }: Wanted, language: string): Promise<ProjectLog> {
  const { access } = await seenProject(db, viewer, id);
  const decides = mayDecide(access);
  const theirs = isTheirs(viewer.id);
  const query = sql<Row>`
    select e.id, e.kind, e.data, e.actor_id, e.created_at, ${personName(language)} actor, coalesce(${vendorName(language)}, ${personName(language, "b")}) bidder, ${theirs} is_theirs
    from project_events e left join users u on u.id = e.actor_id left join users b on b.id = ${bidderId} left join ${listings()} v on v.id = ${bidderId}
    where e.project_id = ${id} and (${decides} or e.kind <> all (${OF_HOUSEHOLD}::text[]) and (${bidderId} is null or ${theirs} or (e.kind = 'bids.awarded' and ${topic} <> 'money')))
      ${topic ? sql`and ${ofTopic(topic)}` : sql``}`;
  const { rows, next } = await pageOf(query, { order: newestIds("project-events"), after, limit: EVENTS_PER_PAGE });
  return {
    items: rows.map((row) => ({
      ...{ id: row.id, kind: row.kind, data: dataFor(row, decides), actor: row.actor, isViewer: row.actor_id === viewer.id },
      createdAt: row.created_at.toISOString(),
    })),
    next,
  };
}
