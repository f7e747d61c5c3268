import { sql } from "kysely";
import type { AuditChanges } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { ActivityEntry } from "./admin-area.contract.ts";

const PAGE = 40;

export async function listActivity(filters: {
  person?: string | undefined;
  kind?: string | undefined;
  before?: string | undefined;
}): Promise<{ entries: ActivityEntry[]; next: string | null }> {
  // Ids are made in the order of time, so the primary key pages the log.
  const rows = await db
    .selectFrom("audit_events as e")
    .leftJoin("vendors as v", (join) => join.onRef("v.id", "=", "e.entity_id").on("e.entity_type", "=", "vendor"))
    .leftJoin("categories as c", (join) => join.onRef("c.id", "=", "e.entity_id").on("e.entity_type", "=", "category"))
    .leftJoin("vendor_imports as i", (join) => join.onRef("i.id", "=", "e.entity_id").on("e.entity_type", "=", "vendor_import"))
    .leftJoin("quote_requests as q", (join) => join.onRef("q.id", "=", "e.entity_id").on("e.entity_type", "=", "quote_request"))
    .$if(filters.person !== undefined, (query) => query.where("e.actor_id", "=", filters.person ?? null))
    .$if(filters.kind !== undefined, (query) => query.where("e.entity_type", "=", filters.kind ?? ""))
    .$if(filters.before !== undefined, (query) => query.where("e.id", "<", filters.before ?? ""))
    .select(["e.id", "e.created_at", "e.action", "e.actor_id", "e.actor_name", "e.entity_type", "e.entity_id", "e.changes"])
    .select((eb) => eb.fn.coalesce("v.name", "c.name", "i.file_name", "q.contact_name").as("entity_name"))
    .orderBy("e.id", "desc")
    .limit(PAGE + 1)
    .execute();
  const entries = rows.slice(0, PAGE).map((row) => ({
    id: row.id,
    at: row.created_at.toISOString(),
    action: row.action,
    actorId: row.actor_id,
    actorName: row.actor_name,
    entityType: row.entity_type,
    entityId: row.entity_id,
    entityName: row.entity_name,
    changes: Object.entries(row.changes as AuditChanges).map(([field, [before, after]]) => ({ field, before, after })),
  }));
  return { entries, next: rows.length > PAGE ? (entries.at(-1)?.id ?? null) : null };
}

/** Every person and kind in the log. Jumps from value to value in the index instead of reading the whole log. */
export async function listActivityFilters(): Promise<{ people: { id: string; name: string }[]; kinds: string[] }> {
  const people = await sql<{ id: string; name: string }>`
    with recursive actors as (
      (select actor_id from audit_events where actor_id is not null order by actor_id limit 1)
      union all
      select (select e.actor_id from audit_events e where e.actor_id > a.actor_id order by e.actor_id limit 1) from actors a where a.actor_id is not null)
    select u.id, u.name from actors join users u on u.id = actors.actor_id order by u.name limit 500`.execute(db);
  const kinds = await sql<{ kind: string }>`
    with recursive kinds as (
      (select entity_type as kind from audit_events order by entity_type limit 1)
      union all
      select (select e.entity_type from audit_events e where e.entity_type > k.kind order by e.entity_type limit 1) from kinds k where k.kind is not null)
    select kind from kinds where kind is not null`.execute(db);
  return { people: people.rows, kinds: kinds.rows.map((row) => row.kind) };
}
