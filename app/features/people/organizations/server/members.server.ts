import type { Kysely } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { forbidden, notFound } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { applyMembership, lockOrganization, refreshMembers } from "#app/platform/organizations/membership.server.ts";
import { canAssign, leavesNoOwner, type OrganizationRole } from "#app/platform/organizations/organization.policy.ts";
import { lastOwner } from "../organizations.errors.ts";
import { teamPath } from "../organizations.ts";

type Target = { id: string; userId: string };
type Locked = Awaited<ReturnType<typeof lockOrganization>>;

/** One member of the locked organization. @throws NOT_FOUND */
async function findMember(trx: Kysely<DB>, { id, userId }: Target): Promise<{ role: OrganizationRole; owners: number; sharesWork: boolean }> {
  const members = await trx.selectFrom("organization_members").select(["user_id", "role", "shares_work"]).where("organization_id", "=", id).execute();
  const member = members.find(({ user_id }) => user_id === userId);
  if (!member) throw notFound();
  const owners = members.filter(({ role }) => role === "owner").length;
  return { role: member.role as OrganizationRole, owners, sharesWork: member.shares_work };
}

const named = ({ organization }: Locked) => ({ organization: organization.name, ...(organization.name_ar && { organizationAr: organization.name_ar }) });

async function writeRole(trx: Kysely<DB>, viewer: Viewer, locked: Locked, { userId }: Target, from: OrganizationRole, to: OrganizationRole): Promise<void> {
  const { id } = locked.organization;
  await trx.updateTable("organization_members").set({ role: to }).where("organization_id", "=", id).where("user_id", "=", userId).execute();
  await recordAudit(trx, {
    actor: viewer,
    action: "organization.role",
    entityType: "organization",
    entityId: id,
    changes: { member: [userId, userId], role: [from, to] },
  });
  await applyMembership(trx, { organizationId: id, userId, isMember: true });
  if (userId !== viewer.id)
    await notifyPerson(trx, { userId, kind: "organization_role", params: { ...named(locked), role: to }, href: teamPath(id), actorId: viewer.id });
}

export async function setRole(viewer: Viewer, target: Target, role: OrganizationRole): Promise<Target> {
  await db.transaction().execute(async (trx) => {
    const locked = await lockOrganization(trx, viewer, target.id, "read");
    const member = await findMember(trx, target);
    if (!canAssign(locked.own, member.role, role)) throw forbidden();
    if (member.role === role) return;
    if (leavesNoOwner(member.owners, member.role, role)) throw lastOwner();
    await writeRole(trx, viewer, locked, target, member.role, role);
  });
  return target;
}

/** One step, so that there is neither a moment without an owner nor one with two. */
export async function transfer(viewer: Viewer, target: Target): Promise<Target> {
  await db.transaction().execute(async (trx) => {
    const locked = await lockOrganization(trx, viewer, target.id, "manageOwners");
    const member = await findMember(trx, target);
    if (target.userId === viewer.id) return;
    if (member.role !== "owner") await writeRole(trx, viewer, locked, target, member.role, "owner");
    await writeRole(trx, viewer, locked, { id: target.id, userId: viewer.id }, "owner", "manager");
  });
  return target;
}

export async function removeMember(viewer: Viewer, target: Target): Promise<Target> {
  const isLeaving = target.userId === viewer.id;
  await db.transaction().execute(async (trx) => {
    const locked = await lockOrganization(trx, viewer, target.id, "read");
    const member = await findMember(trx, target);
    if (!isLeaving && !canAssign(locked.own, member.role, null)) throw forbidden();
    if (leavesNoOwner(member.owners, member.role, null)) throw lastOwner();
    await trx.deleteFrom("organization_members").where("organization_id", "=", target.id).where("user_id", "=", target.userId).execute();
    await recordAudit(trx, {
      actor: viewer,
      action: isLeaving ? "organization.leave" : "organization.dismiss",
      entityType: "organization",
      entityId: target.id,
      changes: { member: [target.userId, null], role: [member.role, null] },
    });
    if (!isLeaving) await notifyPerson(trx, { userId: target.userId, kind: "organization_removed", params: named(locked), actorId: viewer.id });
    await applyMembership(trx, { organizationId: target.id, userId: target.userId, isMember: false });
    // Their work as a professional left with them.
    if (member.sharesWork) await refreshMembers(trx, target.id);
  });
  return target;
}
