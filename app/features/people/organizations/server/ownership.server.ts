import { type Kysely, type RawBuilder, sql } from "kysely";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { announceTeam } from "#app/platform/organizations/membership.server.ts";

type Owner = { id: string; name: string; email: string };

/** The longest-standing owner, by whom staff identify an organization. */
export async function firstOwner(source: Kysely<DB>, organizationId: string | null): Promise<Owner | undefined> {
  if (!organizationId) return undefined;
  return source
    .selectFrom("organization_members as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select(["u.id", "u.name", "u.email"])
    .where("m.organization_id", "=", organizationId)
    .where("m.role", "=", "owner")
    .orderBy("m.created_at")
    .orderBy("u.id")
    .executeTakeFirst();
}

/** Ids of the owners of an organization: a subquery. */
export const ownersOf = (organizationId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select om.user_id from organization_members om where om.organization_id = ${organizationId} and om.role = 'owner')`;

/** Staff set the owner: a member becomes the only owner, previous owners become managers. @returns false for non-members */
export async function makeSoleOwner(trx: Kysely<DB>, actor: { id: string; name: string }, organizationId: string, userId: string): Promise<boolean> {
  await trx.selectFrom("organizations").select("id").where("id", "=", organizationId).forUpdate().execute();
  const members = await trx.selectFrom("organization_members").select(["user_id", "role"]).where("organization_id", "=", organizationId).execute();
  if (!members.some(({ user_id }) => user_id === userId)) return false;
  await sql`update organization_members set role = case when user_id = ${userId} then 'owner' else 'manager' end
    where organization_id = ${organizationId} and (user_id = ${userId} or role = 'owner')`.execute(trx);
  const owners = members.filter(({ role }) => role === "owner").map(({ user_id }) => user_id);
  await recordAudit(trx, { actor, action: "organization.role", entityType: "organization", entityId: organizationId, changes: { owners: [owners, [userId]] } });
  await announceTeam(trx, organizationId);
  return true;
}

/** Organizations on a profile: those its person owns and that are public. */
export async function publicOrganizations(userId: string): Promise<{ id: string; name: string; nameAr: string | null }[]> {
  return db
    .selectFrom("organizations as o")
    .innerJoin("organization_members as m", "m.organization_id", "o.id")
    .select(["o.id", "o.name", "o.name_ar as nameAr"])
    .where("m.user_id", "=", userId)
    .where("m.role", "=", "owner")
    .where("o.is_public", "=", true)
    .orderBy("o.created_at")
    .orderBy("o.id")
    .execute();
}
