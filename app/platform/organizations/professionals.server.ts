import { type Kysely, type RawBuilder, sql } from "kysely";
import { forbidden, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { can, type OrganizationAction, type OrganizationRole, roleFor, rolesThatCan } from "./organization.policy.ts";
import { professionalStaff } from "./professional-staff.server.ts";

type Id = string | RawBuilder<unknown>;

/** Ids of the professionals in whose name a person may do this, themselves among them: a subquery. @param userId a value, or a column of the query around it */
export const professionalsWhere = (userId: Id, action: OrganizationAction): RawBuilder<unknown> =>
  sql`(select ${userId}::uuid union all select w.professional_id from (${professionalStaff}) w
    where w.user_id = ${userId} and w.role = any(${rolesThatCan(action)}::text[]))`;

/** Ids of the people who may do this in a professional's name, themselves among them: a subquery. */
export const peopleOf = (professionalId: Id, action: OrganizationAction): RawBuilder<unknown> =>
  sql`(select ${professionalId}::uuid user_id where ${professionalId}::uuid is not null union all select w.user_id from (${professionalStaff}) w
    where w.professional_id = ${professionalId} and w.role = any(${rolesThatCan(action)}::text[]))`;

/** A person's part in what belongs to a professional; null for strangers. */
export async function roleInWork(source: Kysely<DB>, professionalId: string, personId: string): Promise<OrganizationRole | null> {
  const own = roleFor(professionalId, personId, null);
  if (own) return own;
  const { rows } = await sql<{ role: OrganizationRole }>`
    select w.role from (${professionalStaff}) w where w.professional_id = ${professionalId} and w.user_id = ${personId}`.execute(source);
  return rows[0]?.role ?? null;
}

/** @throws NOT_FOUND for strangers to the professional's work, FORBIDDEN unless their role allows it */
export async function requirePart(
  source: Kysely<DB>,
  viewer: Pick<Viewer, "id">,
  professionalId: string,
  action: OrganizationAction,
): Promise<OrganizationRole> {
  const role = await roleInWork(source, professionalId, viewer.id);
  if (!role) throw notFound();
  if (!can({ role }, action)) throw forbidden();
  return role;
}

/** The same as a list: people who can be notified. */
export async function peopleWho(source: Kysely<DB>, professionalId: string, action: OrganizationAction): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select u.id from users u where u.id in ${peopleOf(professionalId, action)}
    and u.suspended_at is null and u.deletion_requested_at is null`.execute(source);
  return rows.map(({ id }) => id);
}
