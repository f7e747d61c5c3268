import { type Kysely, type RawBuilder, sql } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { membershipOf } from "#app/platform/organizations/membership.server.ts";
import { can } from "#app/platform/organizations/organization.policy.ts";
import type { Obstacle } from "../messages.ts";
import { stillBelongs } from "./project-subjects.server.ts";

/** Everyone in a project is a member: a side of their own. */
export type Side = "asker" | "answerer" | "member";

/** The two sides: a person, or the whole team of an organization. In a project, the viewer and all others. */
export type Sides = {
  side: Side;
  /** The viewer's side, and the other. */
  ours: string[];
  others: string[];
  /** False for team members who only read. */
  mayWrite: boolean;
};
export type Place = Sides & { organizationId: string | null; askerId: string | null };

/** Whether `me`, a row of conversation_people, and another row of the same conversation are on the same side. */
export const isAlongside = (other: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${other}.side`)} = me.side and (me.side <> 'member' or ${sql.ref(`${other}.user_id`)} = me.user_id))`;

const peopleWhere = (condition: RawBuilder<unknown>) =>
  sql`array(select p.user_id from conversation_people p where p.conversation_id = me.conversation_id and ${condition})`;

/** The viewer's place in a conversation. @throws NOT_FOUND for anyone else, whatever their role */
export async function requirePlace(conversationId: string, viewer: Viewer): Promise<Place> {
  const { rows } = await sql<{ side: Side; organization_id: string | null; ours: string[]; others: string[] }>`
    select me.side, c.organization_id, ${peopleWhere(isAlongside("p"))} ours, ${peopleWhere(sql`not ${isAlongside("p")}`)} others
    from conversation_people me join conversations c on c.id = me.conversation_id
    where me.conversation_id = ${conversationId} and me.user_id = ${viewer.id} and ${stillBelongs(viewer.id)}`.execute(db);
  const row = rows[0];
  if (!row) throw notFound();
  const { side, ours, others, organization_id: organizationId } = row;
  const askerId = (side === "asker" ? viewer.id : others[0]) ?? null;
  if (side !== "answerer" || !organizationId) return { side, ours, others, organizationId, askerId, mayWrite: true };
  const member = await membershipOf(db, organizationId, viewer.id);
  if (!can(member, "read")) throw notFound();
  return { side, ours, others, organizationId, askerId, mayWrite: can(member, "answer") };
}

/** Why the viewer cannot write to the other side now; null when they can. */
export async function findObstacle(viewerId: string, { side, ours, others, mayWrite }: Sides, isNew: boolean): Promise<Obstacle | null> {
  const { rows } = await sql<{ is_verified: boolean; is_suspended: boolean; is_gone: boolean; has_blocked: boolean; is_blocked: boolean }>`
    select me.email_verified is_verified, me.suspended_at is not null is_suspended,
      not exists (select from users o where o.id = any(${others}::uuid[]) and o.suspended_at is null and o.deletion_requested_at is null) is_gone,
      exists (select from blocks where blocker_id = any(${ours}::uuid[]) and blocked_id = any(${others}::uuid[])) has_blocked,
      exists (select from blocks where blocker_id = any(${others}::uuid[]) and blocked_id = any(${ours}::uuid[])) is_blocked
    from users me where me.id = ${viewerId}`.execute(db);
  const row = rows[0];
  if (!row || row.is_suspended) return "suspended";
  if (!mayWrite) return "readOnly";
  if (row.is_gone) return "gone";
  // What two people have against each other does not silence a project.
  if (side !== "member" && row.has_blocked) return "blocked";
  if (side !== "member" && row.is_blocked) return "blockedByThem";
  return isNew && !row.is_verified ? "unverified" : null;
}

/**
 * A new member gets the organization's conversations as read; a departing one loses access. Who is not, or no longer, among those who answer for it
 * leaves the conversations of the projects that it works on.
 */
export async function followMembership(
  trx: Kysely<DB>,
  { organizationId, userId, isMember }: { organizationId: string; userId: string; isMember: boolean },
): Promise<void> {
  if (isMember)
    await sql`insert into conversation_people (conversation_id, user_id, side, last_read_seq, last_message_at)
      select c.id, ${userId}, 'answerer', c.last_seq, coalesce((select max(p.last_message_at) from conversation_people p where p.conversation_id = c.id), c.created_at)
      from conversations c where c.organization_id = ${organizationId} on conflict do nothing`.execute(trx);
  await sql`delete from conversation_people p using conversations c where c.id = p.conversation_id and p.user_id = ${userId}
    and (${!isMember} and c.organization_id = ${organizationId} and p.side = 'answerer' or not ${stillBelongs(userId)})`.execute(trx);
}
