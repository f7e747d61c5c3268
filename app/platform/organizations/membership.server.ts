import { type Kysely, type RawBuilder, sql } from "kysely";
import { forbidden, notFound } from "#app/platform/api/errors.ts";
import { announceRoleChange } from "#app/platform/auth/role-cache.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { slot } from "#app/platform/feature/slot.server.ts";
import { sendEvents } from "#app/platform/live/person-events.server.ts";
import { can, type OrganizationAction, type OrganizationRole, rolesThatCan } from "./organization.policy.ts";

/** Hooks of features that have data of organizations. */
type Follower = {
  /** True when this person became a member, false when they no longer are one. */
  onMembership?(trx: Kysely<DB>, change: { organizationId: string; userId: string; isMember: boolean }): Promise<void>;
  /** True while it has something that members must not abandon. */
  isNeeded?(trx: Kysely<DB>, organizationId: string): Promise<boolean>;
  /** Before an organization goes. */
  onRemoval?(trx: Kysely<DB>, organizationId: string): Promise<void>;
};
export const organizationFollowers = slot<Follower>("organization followers");

/** Ids of the organizations in which a person may do this: a subquery. @param userId a value, or a column of the query around it */
export const organizationsWhere = (userId: string | RawBuilder<unknown>, action: OrganizationAction): RawBuilder<unknown> =>
  sql`(select om.organization_id from organization_members om where om.user_id = ${userId} and om.role = any(${rolesThatCan(action)}::text[]))`;

export async function membershipOf(source: Kysely<DB>, organizationId: string | null, userId: string): Promise<{ role: OrganizationRole } | null> {
  if (!organizationId) return null;
  const row = await source
    .selectFrom("organization_members")
    .select("role")
    .where("organization_id", "=", organizationId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ? { role: row.role as OrganizationRole } : null;
}

/** People who may do this in an organization and can be notified. */
export const membersWho = async (source: Kysely<DB>, organizationId: string, action: OrganizationAction): Promise<string[]> =>
  (await membersOfEachWho(source, [organizationId], action)).get(organizationId) ?? [];

/** The same for several organizations at once; one without such people is not among them. */
export async function membersOfEachWho(source: Kysely<DB>, organizationIds: readonly string[], action: OrganizationAction): Promise<Map<string, string[]>> {
  if (organizationIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; organization_id: string }>`
    select u.id, om.organization_id from organization_members om join users u on u.id = om.user_id
    where om.organization_id = any(${[...organizationIds]}::uuid[]) and om.role = any(${rolesThatCan(action)}::text[])
      and u.suspended_at is null and u.deletion_requested_at is null`.execute(source);
  return new Map([...Map.groupBy(rows, (row) => row.organization_id)].map(([id, members]) => [id, members.map((member) => member.id)]));
}

/**
 * The organization with its row locked, so that its team changes one step at a time.
 * @throws NOT_FOUND unless the viewer is a member, FORBIDDEN unless they may do this
 */
export async function lockOrganization(trx: Kysely<DB>, viewer: Viewer, id: string, action: OrganizationAction) {
  const organization = await trx.selectFrom("organizations").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  const own = organization && (await membershipOf(trx, id, viewer.id));
  if (!organization || !own) throw notFound();
  if (!can(own, action)) throw forbidden();
  return { organization, own };
}

/** All members of an organization; joining waits for this transaction. */
export async function lockTeam(trx: Kysely<DB>, organizationId: string): Promise<string[]> {
  await trx.selectFrom("organizations").select("id").where("id", "=", organizationId).forShare().execute();
  const members = await trx.selectFrom("organization_members").select("user_id").where("organization_id", "=", organizationId).execute();
  return members.map(({ user_id }) => user_id);
}

/** Access of an organization's members changed: drop their cached roles. */
export async function refreshMembers(trx: Kysely<DB>, organizationId: string): Promise<void> {
  const members = await trx.selectFrom("organization_members").select("user_id").where("organization_id", "=", organizationId).execute();
  for (const { user_id } of members) await announceRoleChange(user_id, trx as Parameters<typeof announceRoleChange>[1]);
}

/** Effects of a membership that began or ended: access to the vendor's area, conversations, live events. */
export async function applyMembership(trx: Kysely<DB>, change: { organizationId: string; userId: string; isMember: boolean }): Promise<void> {
  for (const follower of organizationFollowers.all()) await follower.onMembership?.(trx, change);
  await announceRoleChange(change.userId, trx as Parameters<typeof announceRoleChange>[1]);
  await announceTeam(trx, change.organizationId, [change.userId]);
}

/** Notifies open pages of all members and of those who just left. */
export async function announceTeam(trx: Kysely<DB>, organizationId: string, others: readonly string[] = []): Promise<void> {
  const members = await trx.selectFrom("organization_members").select("user_id").where("organization_id", "=", organizationId).execute();
  const userIds = new Set([...members.map(({ user_id }) => user_id), ...others]);
  const event = { topic: "organization", id: organizationId } as const;
  await sendEvents(
    [...userIds].map((userId) => ({ userId, event })),
    trx as Parameters<typeof sendEvents>[1],
  );
}
