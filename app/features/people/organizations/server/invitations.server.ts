import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { namesOf, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { announceTeam, lockOrganization } from "#app/platform/organizations/membership.server.ts";
import { canAssign, type OrganizationRole } from "#app/platform/organizations/organization.policy.ts";
import { planLimit } from "#app/platform/plans/plan-limit.ts";
import { boundReached } from "#app/platform/plans/plan-limits.server.ts";
import { DAY_SECONDS } from "#app/platform/rules/durations.ts";
import type { OpenInvitation } from "../organizations.contract.ts";
import { invitationOver } from "../organizations.errors.ts";
import { INVITATION_DAYS, type InvitationState, type InvitedRole, invitationPath, MOST_INVITATIONS } from "../organizations.ts";
import { mailInvitation } from "./mails.server.ts";
import { invitationStatus } from "./status.server.ts";

/** Invitations go to strangers' mailboxes: limited per sender, resending included. */
const PER_PERSON = { max: 40, windowSeconds: DAY_SECONDS };
const PER_ADDRESS = { max: 5, windowSeconds: DAY_SECONDS };
const Email = z.email().max(254);

export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
const newToken = (): string => randomBytes(32).toString("base64url");
const expiry = sql<Date>`now() + make_interval(days => ${INVITATION_DAYS})`;

async function countMail(viewer: Viewer, address: string): Promise<void> {
  for (const [key, allowance] of [
    [`organization-invite:${viewer.id}`, PER_PERSON],
    [`organization-invited:${hashOf(address)}`, PER_ADDRESS],
  ] as const) {
    await enforceLimit(key, allowance);
  }
}

type OpenRow = { id: string; email: string; role: OrganizationRole; inviter: string | null; sent_at: Date; expires_at: Date; is_expired: boolean };

export async function openInvitations(organizationId: string, language: string): Promise<OpenInvitation[]> {
  const { rows } = await sql<OpenRow>`select i.id, i.email, i.role, ${personName(language)} inviter, i.sent_at, i.expires_at, i.expires_at <= now() is_expired
    from organization_invitations i left join users u on u.id = i.invited_by where i.organization_id = ${organizationId} and i.status = 'open'
    order by i.sent_at desc, i.id`.execute(db);
  return rows.map(({ inviter, sent_at, expires_at, is_expired, ...row }) => ({
    ...row,
    invitedBy: inviter,
    sentAt: sent_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    isExpired: is_expired,
  }));
}

/** Invitations to the viewer's confirmed address that they can still answer. */
export async function waitingFor(viewer: Viewer) {
  const { rows } = await sql<{ id: string; name: string; nameAr: string | null; role: OrganizationRole }>`
    select i.id, o.name, o.name_ar "nameAr", i.role from users u join organization_invitations i on i.email = lower(u.email) and i.status = 'open' and i.expires_at > now()
    join organizations o on o.id = i.organization_id where u.id = ${viewer.id} and u.email_verified order by i.sent_at desc`.execute(db);
  return rows;
}

type Sent = {
  organization: { id: string; name: string; name_ar: string | null };
  invitationId: string;
  address: string;
  role: OrganizationRole;
  token: string;
  language: string;
};

/** Mailed to everyone, so that the inviter cannot learn who has an account; accounts get a notification, too, whose link has no secret. */
async function send(trx: Kysely<DB>, viewer: Viewer, { organization, invitationId, address, role, token, language }: Sent): Promise<void> {
  const person = await trx
    .selectFrom("users")
    .select(["id", "language"])
    .where(sql`lower(email)`, "=", address)
    .where("email_verified", "=", true)
    .executeTakeFirst();
  await mailInvitation(trx, { to: address, language: person?.language ?? language, inviter: viewer.name, organization, role, href: invitationPath(token) });
  if (!person) return;
  const href = invitationPath(invitationId);
  await notifyPerson(trx, {
    userId: person.id,
    kind: "organization_invited",
    params: { ...namesOf(viewer), organization: organization.name, ...(organization.name_ar && { organizationAr: organization.name_ar }), role },
    href,
    actorId: viewer.id,
    groupKey: href,
    mail: false,
  });
}

type Invite = { id: string; email: string; role: InvitedRole };

export async function invite(viewer: Viewer, { id, email, role }: Invite, language: string): Promise<{ id: string; invitationId: string }> {
  const address = email.trim().toLowerCase();
  if (!Email.safeParse(address).success) throw invalid({ email: "email" });
  return db.transaction().execute(async (trx) => {
    const { organization, own } = await lockOrganization(trx, viewer, id, "manageTeam");
    if (!canAssign(own, null, role)) throw forbidden();
    const { rows } = await sql<{ is_member: boolean; is_open: boolean; open: number }>`select
      exists (select from organization_members m join users u on u.id = m.user_id where m.organization_id = ${id} and lower(u.email) = ${address}) is_member,
      exists (select from organization_invitations where organization_id = ${id} and status = 'open' and email = ${address}) is_open,
      (select count(*)::int from organization_invitations where organization_id = ${id} and status = 'open') open`.execute(trx);
    const [found] = rows;
    if (found?.is_member) throw invalid({ email: "member" });
    if (found?.is_open) throw invalid({ email: "already" });
    if ((found?.open ?? 0) >= MOST_INVITATIONS) throw invalid({ email: "tooMany" });
    const reached = await boundReached(trx, { organizationId: id }, "seats", async () => {
      const { members } = await trx
        .selectFrom("organization_members")
        .select((eb) => eb.fn.countAll<number>().as("members"))
        .where("organization_id", "=", id)
        .executeTakeFirstOrThrow();
      return Number(members) + (found?.open ?? 0);
    });
    if (reached) throw planLimit(reached);
    await countMail(viewer, address);
    const token = newToken();
    const invitationId = newId();
    const values = {
      id: invitationId,
      organization_id: id,
      email: address,
      role,
      token_hash: hashOf(token),
      language,
      invited_by: viewer.id,
      expires_at: expiry,
    };
    await trx.insertInto("organization_invitations").values(values).execute();
    await recordAudit(trx, {
      actor: viewer,
      action: "organization.invite",
      entityType: "organization",
      entityId: id,
      changes: { email: [null, address], role: [null, role] },
    });
    await send(trx, viewer, { organization, invitationId, address, role, token, language });
    await announceTeam(trx, id);
    return { id, invitationId };
  });
}

type Which = { id: string; invitationId: string };

/** An invitation of the locked organization that nobody has answered. @throws NOT_FOUND, OVER */
async function findOpen(trx: Kysely<DB>, { id, invitationId }: Which) {
  const row = await trx
    .selectFrom("organization_invitations")
    .selectAll()
    .where("id", "=", invitationId)
    .where("organization_id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.status !== "open") throw invitationOver({ state: row.status as InvitationState });
  return row;
}

export async function resend(viewer: Viewer, which: Which, language: string): Promise<Which> {
  await db.transaction().execute(async (trx) => {
    const { organization } = await lockOrganization(trx, viewer, which.id, "manageTeam");
    const row = await findOpen(trx, which);
    await countMail(viewer, row.email);
    const token = newToken();
    await trx
      .updateTable("organization_invitations")
      .set({ token_hash: hashOf(token), language, invited_by: viewer.id, sent_at: sql`now()`, expires_at: expiry })
      .where("id", "=", row.id)
      .execute();
    await recordAudit(trx, {
      actor: viewer,
      action: "organization.resend",
      entityType: "organization",
      entityId: which.id,
      changes: { email: [row.email, row.email] },
    });
    await send(trx, viewer, { organization, invitationId: row.id, address: row.email, role: row.role as OrganizationRole, token, language });
    await announceTeam(trx, which.id);
  });
  return which;
}

export async function withdraw(viewer: Viewer, which: Which): Promise<Which> {
  await db.transaction().execute(async (trx) => {
    await lockOrganization(trx, viewer, which.id, "manageTeam");
    const row = await findOpen(trx, which);
    await invitationStatus.move(trx, row.id, "withdraw", { by: viewer });
    await recordAudit(trx, {
      actor: viewer,
      action: "organization.withdraw",
      entityType: "organization",
      entityId: which.id,
      changes: { email: [row.email, null] },
    });
    await announceTeam(trx, which.id);
  });
  return which;
}
