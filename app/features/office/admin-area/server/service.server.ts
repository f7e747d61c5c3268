import { type RawBuilder, sql } from "kysely";
import type { AuditChanges } from "#app/platform/audit/audit.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { idFrom } from "#app/platform/database/ids.ts";
import { type AuditedKind, fromFeatures } from "#app/platform/feature/feature.server.ts";
import type { MorePage } from "#app/platform/list/list-schema.ts";
import { everyPage, newestIds, type PageAsked, pageOfKeys, pageQuery } from "#app/platform/list/page.server.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { readablePhone } from "#app/platform/rules/phone.ts";
import { holdsPhone } from "../activity-things.ts";
import type { ActivityEntry, ActivityFilters } from "../admin-area.contract.ts";

const PAGE = 40;

type Row = {
  id: string;
  created_at: Date;
  action: string;
  actor_id: string | null;
  actor_name: string | null;
  impersonator_name: string | null;
  entity_type: string;
  entity_id: string;
  entity_name: string | null;
  changes: AuditChanges;
};

/** The beginning of a day in Riyadh, which has no daylight saving time. */
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+03:00`);

/** Ids of entries that match. Ids are made in the order of time: the index of each filter pages the log and bounds its days. */
function found({ kind, action, entity, from, to }: ActivityFilters, who: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select id from audit_events where ${who}
    ${kind ? sql`and entity_type = ${kind}` : sql``}
    ${action ? sql`and action = ${action}` : sql``}
    ${entity ? sql`and entity_id = ${entity}` : sql`and coalesce(request_id, '') not like 'part:%'`}
    ${from ? sql`and id >= ${idFrom(startOf(from))}` : sql``}
    ${to ? sql`and id < ${idFrom(startOf(to) + DAY_MS)}` : sql``}`;
}

/** A person is the actor or signed in as the actor: each has an index, so each gives a page. */
function idsOf(filters: ActivityFilters, asked: PageAsked): RawBuilder<unknown> {
  const { person } = filters;
  if (!person) return found(filters, sql`true`);
  const branches = [sql`actor_id = ${person}`, sql`impersonator_id = ${person}`].map(
    (who) => sql`(select id from (${pageQuery(found(filters, who), asked)}) b)`,
  );
  return sql.join(branches, sql` union all `);
}

type Kinds = Readonly<Record<string, AuditedKind>>;

/** The current name of entry `e`'s entity. */
function nameOf(kinds: Kinds, language: string): RawBuilder<unknown> {
  const cases = Object.entries(kinds).flatMap(([kind, { name }]) => (name ? [sql`when ${kind} then (${name(sql`e.entity_id`, language)})`] : []));
  return sql`case e.entity_type ${sql.join(cases, sql` `)} end`;
}

const shownValue = (field: string, value: unknown) => (holdsPhone(field) && typeof value === "string" ? readablePhone(value) : value);

/** Entries that match, latest first, with what the changed things are called now. */
export async function listActivity(
  { after, ...filters }: ActivityFilters & { after?: string | undefined },
  language: string,
  limit = PAGE,
): Promise<MorePage<ActivityEntry>> {
  const kinds: Kinds = Object.assign({}, ...fromFeatures("audited"));
  const asked = { order: newestIds("activity"), after, limit };
  const { rows, next } = await pageOfKeys<Row>(idsOf(filters, asked), asked, {
    columns: sql`e.id, e.created_at, e.action, e.actor_id, ${personName(language, "a")} actor_name, ${personName(language, "i")} impersonator_name,
      e.entity_type, e.entity_id, e.changes, ${nameOf(kinds, language)} entity_name`,
    tables: sql`join audit_events e on e.id = page.id cross join lateral (select e.actor_id id, e.actor_name name) a
      cross join lateral (select e.impersonator_id id, e.impersonator_name name) i`,
  });
  const items = rows.map((row) => ({
    id: row.id,
    at: row.created_at.toISOString(),
    action: row.action,
    actorId: row.actor_id,
    actorName: row.actor_name,
    impersonatorName: row.impersonator_name,
    entityType: row.entity_type,
    entityId: row.entity_id,
    entityName: row.entity_name,
    address: kinds[row.entity_type]?.address?.(row.entity_id) ?? null,
    isNamed: Boolean(kinds[row.entity_type]?.name),
    changes: Object.entries(row.changes).map(([field, [from, to]]) => ({ field, before: shownValue(field, from), after: shownValue(field, to) })),
  }));
  return { items, next };
}

/** All entries that match, in batches, latest first. */
export const readActivity = (filters: ActivityFilters, language: string, batch = 500): AsyncGenerator<ActivityEntry[]> =>
  everyPage((after) => listActivity({ ...filters, after }, language, batch));

/** The values of a column of the log. Jumps from value to value in its index instead of reading the whole log. */
async function distinct(column: "entity_type" | "action"): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    with recursive found as (
      (select ${sql.ref(column)} as value from audit_events order by 1 limit 1)
      union all
      select (select e.${sql.ref(column)} from audit_events e where e.${sql.ref(column)} > f.value order by 1 limit 1) from found f where f.value is not null)
    select value from found where value is not null`.execute(db);
  return rows.map((row) => row.value);
}

/** Every person, kind and action in the log. */
export async function listActivityFilters(language: string): Promise<{ people: { id: string; name: string }[]; kinds: string[]; actions: string[] }> {
  const people = sql<{ id: string; name: string }>`
    with recursive actors as (
      (select actor_id from audit_events where actor_id is not null order by actor_id limit 1)
      union all
      select (select e.actor_id from audit_events e where e.actor_id > a.actor_id order by e.actor_id limit 1) from actors a where a.actor_id is not null)
    select u.id, ${personName(language)} name from users u where u.id in (
      select actor_id from actors union select impersonator_id from audit_events where impersonator_id is not null)
    order by name limit 500`.execute(db);
  const [{ rows }, kinds, actions] = await Promise.all([people, distinct("entity_type"), distinct("action")]);
  return { people: rows, kinds, actions };
}
