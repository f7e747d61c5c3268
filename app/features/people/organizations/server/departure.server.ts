import { type Kysely, sql } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { announceTeam } from "#app/platform/organizations/membership.server.ts";
import { ORGANIZATION_ROLES, type OrganizationRole } from "#app/platform/organizations/organization.policy.ts";
import { teamPath } from "../organizations.ts";
import { dissolve } from "./organizations.server.ts";

type Departure = {
  id: string;
  name: string;
  name_ar: string | null;
  successor_id: string | null;
  successor: string | null;
  successor_role: OrganizationRole | null;
};

/** Organizations with no other owner than this one, with the most powerful and then longest-standing of the others; `isOpen`: of open accounts. */
async function departures(source: Kysely<DB>, userId: string, isOpen = true): Promise<Departure[]> {
  const isCandidate = isOpen ? sql`u.suspended_at is null and u.deletion_requested_at is null and u.id <> ${userId}` : sql`u.id <> ${userId}`;
  const { rows } = await sql<Departure>`
    select o.id, o.name, o.name_ar, s.id successor_id, s.name successor, s.role successor_role
    from organization_members me join organizations o on o.id = me.organization_id
    left join lateral (select u.id, u.name, m.role from organization_members m join users u on u.id = m.user_id and ${isCandidate} where m.organization_id = o.id
      order by array_position(${ORGANIZATION_ROLES}::text[], m.role), m.created_at, u.id limit 1) s on true
    where me.user_id = ${userId} and me.role = 'owner' and s.role is distinct from 'owner' order by name_key(o.name), o.id`.execute(source);
  return rows;
}

export const listDepartures = async (source: Kysely<DB>, viewer: Viewer) =>
  (await departures(source, viewer.id)).map(({ id, name, name_ar, successor }) => ({ id, name, nameAr: name_ar, successor }));

/** An account closes: in each organization that would lose its only owner, the successor becomes owner at once. The account stays owner if it is reopened. */
export async function handOver(trx: Kysely<DB>, person: { id: string; name: string }): Promise<void> {
  for (const departure of await departures(trx, person.id)) await promote(trx, person, departure);
}

async function promote(trx: Kysely<DB>, person: { id: string; name: string }, { id, name, name_ar, successor_id, successor_role }: Departure): Promise<void> {
  if (!successor_id) return;
  await trx.updateTable("organization_members").set({ role: "owner" }).where("organization_id", "=", id).where("user_id", "=", successor_id).execute();
  const changes = { member: [successor_id, successor_id], role: [successor_role, "owner"] } satisfies Record<string, [unknown, unknown]>;
  await recordAudit(trx, { actor: person, action: "organization.role", entityType: "organization", entityId: id, changes });
  const params = { organization: name, ...(name_ar && { organizationAr: name_ar }), role: "owner" as const };
  await notifyPerson(trx, { userId: successor_id, kind: "organization_role", params, href: teamPath(id), actorId: person.id });
  await announceTeam(trx, id);
}

/** Before an account is erased: the successor becomes owner; organizations without other members are deleted. */
export async function leaveForGood(trx: Kysely<DB>, userId: string): Promise<void> {
  const person = await trx.selectFrom("users").select(["id", "name"]).where("id", "=", userId).executeTakeFirstOrThrow();
  await sql`select o.id from organizations o join organization_members me on me.organization_id = o.id where me.user_id = ${person.id} for update of o`.execute(
    trx,
  );
  for (const departure of await departures(trx, person.id, false)) {
    if (departure.successor_id) await promote(trx, person, departure);
    else await dissolve(trx, departure.id, { actor: null, name: departure.name });
  }
}
