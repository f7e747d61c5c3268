import { type RawBuilder, type SqlBool, sql } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { namesOf, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { announceTeam, applyMembership, membersWho } from "#app/platform/organizations/membership.server.ts";
import type { OrganizationRole } from "#app/platform/organizations/organization.policy.ts";
import type { OrganizationOffer } from "../organizations.contract.ts";
import { invitationOver, unverified, wrongPerson } from "../organizations.errors.ts";
import { type InvitationState, teamPath } from "../organizations.ts";
import { hashOf } from "./invitations.server.ts";
import { invitationStatus } from "./status.server.ts";

/** By the secret of its mail, or by its id. */
const byKey = (key: string): RawBuilder<SqlBool> => (isId(key) ? sql`i.id = ${key}` : sql`i.token_hash = ${hashOf(key)}`);

type Row = {
  id: string;
  organization_id: string;
  name: string;
  name_ar: string | null;
  role: OrganizationRole;
  inviter: string | null;
  invited_by: string | null;
  email: string;
  status: Exclude<InvitationState, "expired">;
  is_expired: boolean;
  expires_at: Date;
};
const columns = sql`i.id, i.organization_id, o.name, o.name_ar, i.role, i.invited_by, i.email, i.status, i.expires_at <= now() is_expired, i.expires_at`;

const stateOf = ({ status, is_expired }: Pick<Row, "status" | "is_expired">): InvitationState => (status === "open" && is_expired ? "expired" : status);

/** r•••@example.com: enough for its owner to recognize it. */
const masked = (email: string): string => email.replace(/^(.).*@/, "$1•••@");

export async function getInvitation(viewer: Viewer | null, key: string, language: string): Promise<OrganizationOffer> {
  const { rows } =
    await sql<Row>`select ${columns}, ${personName(language)} inviter from organization_invitations i join organizations o on o.id = i.organization_id
    left join users u on u.id = i.invited_by where ${byKey(key)}`.execute(db);
  const row = rows[0];
  const isForViewer = viewer !== null && viewer.email.toLowerCase() === row?.email;
  // An id is not a secret: it works for the invited account only.
  if (!row || (isId(key) && !isForViewer)) throw notFound();
  return {
    organizationId: row.organization_id,
    name: row.name,
    nameAr: row.name_ar,
    role: row.role,
    inviter: row.inviter,
    state: stateOf(row),
    expiresAt: row.expires_at.toISOString(),
    email: masked(row.email),
    isForViewer,
  };
}

/** @throws NOT_FOUND, WRONG_PERSON, UNVERIFIED, OVER */
export async function answerInvitation(viewer: Viewer, { key, isAccepted }: { key: string; isAccepted: boolean }): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    // Lock the organization first, as every change of a team does.
    await sql`select o.id from organizations o join organization_invitations i on i.organization_id = o.id where ${byKey(key)} for update of o`.execute(trx);
    const { rows } = await sql<Omit<Row, "inviter">>`select ${columns} from organization_invitations i join organizations o on o.id = i.organization_id
      where ${byKey(key)} for update of i`.execute(trx);
    const row = rows[0];
    const own = await trx.selectFrom("users").select(["email", "email_verified"]).where("id", "=", viewer.id).executeTakeFirst();
    const isForViewer = own?.email.toLowerCase() === row?.email;
    if (!row || (isId(key) && !isForViewer)) throw notFound();
    if (!isForViewer) throw wrongPerson();
    if (stateOf(row) !== "open") throw invitationOver({ state: stateOf(row) });
    if (!own?.email_verified) throw unverified();
    const { organization_id: id } = row;
    await invitationStatus.move(trx, row.id, isAccepted ? "accept" : "decline", { by: viewer });
    const action = isAccepted ? "organization.join" : "organization.decline";
    await recordAudit(trx, { actor: viewer, action, entityType: "organization", entityId: id, changes: { role: [null, isAccepted ? row.role : null] } });
    if (!isAccepted) {
      await announceTeam(trx, id);
      return { id };
    }
    // The role of someone who became a member otherwise does not change.
    await trx
      .insertInto("organization_members")
      .values({ organization_id: id, user_id: viewer.id, role: row.role })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const names = { organization: row.name, ...(row.name_ar && { organizationAr: row.name_ar }) };
    const inviters = (await membersWho(trx, id, "manageTeam")).filter((userId) => userId === row.invited_by);
    await notifyPerson(
      trx,
      inviters.map((userId) => ({
        userId,
        kind: "organization_joined" as const,
        params: { ...namesOf(viewer), ...names },
        href: teamPath(id),
        actorId: viewer.id,
      })),
    );
    await applyMembership(trx, { organizationId: id, userId: viewer.id, isMember: true });
    return { id };
  });
}
