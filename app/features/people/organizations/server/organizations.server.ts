import { type Kysely, sql } from "kysely";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { announceTeam, applyMembership, lockOrganization, membershipOf, organizationFollowers } from "#app/platform/organizations/membership.server.ts";
import {
  can,
  canAssign,
  leavesNoOwner,
  ORGANIZATION_ACTIONS,
  ORGANIZATION_ROLES,
  type OrganizationRole,
} from "#app/platform/organizations/organization.policy.ts";
import { oneLine } from "#app/platform/rules/plain-texts.ts";
import type { Organization, OrganizationMember, OrganizationSummary } from "../organizations.contract.ts";
import { listed } from "../organizations.errors.ts";
import { mayFoundOrganization } from "../organizations.policy.ts";
import { MOST_OWNED, NAME_LENGTH } from "../organizations.ts";
import { openInvitations, waitingFor } from "./invitations.server.ts";
import { shareFirst } from "./work.server.ts";

type Names = { name?: string | undefined; nameAr?: string | null | undefined };

function tidyNames({ name, nameAr }: Names): Names {
  const names = { ...(name !== undefined && { name: oneLine(name) }), ...(nameAr !== undefined && { nameAr: (nameAr && oneLine(nameAr)) || null }) };
  const problems: Record<string, string> = {};
  if (names.name === "") problems.name = "required";
  if (names.name && names.name.length > NAME_LENGTH) problems.name = "tooLong";
  if (names.nameAr && names.nameAr.length > NAME_LENGTH) problems.nameAr = "tooLong";
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return names;
}

type SummaryRow = { id: string; name: string; name_ar: string | null; role: OrganizationRole; members: number };

export async function listMine(viewer: Viewer) {
  const [own, invitations] = await Promise.all([
    sql<SummaryRow>`select o.id, o.name, o.name_ar, m.role, (select count(*)::int from organization_members c where c.organization_id = o.id) members
      from organization_members m join organizations o on o.id = m.organization_id where m.user_id = ${viewer.id} order by name_key(o.name), o.id`.execute(db),
    waitingFor(viewer),
  ]);
  const items = own.rows.map(({ name_ar, members, ...row }): OrganizationSummary => ({ ...row, nameAr: name_ar, memberCount: members }));
  return { items, invitations };
}

type MemberRow = { user_id: string; name: string; email: string; image: string | null; role: OrganizationRole; shares_work: boolean; created_at: Date };

export async function getOrganization(viewer: Viewer, id: string, language: string): Promise<Organization> {
  const own = await membershipOf(db, id, viewer.id);
  if (!own) throw notFound();
  const managesTeam = can(own, "manageTeam");
  const [organization, members, invitations] = await Promise.all([
    db.selectFrom("organizations").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
    sql<MemberRow>`select m.user_id, ${personName(language)} name, u.email, u.image, m.role, m.shares_work, m.created_at
      from organization_members m join users u on u.id = m.user_id where m.organization_id = ${id}
      order by array_position(${ORGANIZATION_ROLES}::text[], m.role), m.created_at, m.user_id`.execute(db),
    managesTeam ? openInvitations(id, language) : [],
  ]);
  const owners = members.rows.filter(({ role }) => role === "owner").length;
  const present = (row: MemberRow): OrganizationMember => {
    const isViewer = row.user_id === viewer.id;
    return {
      userId: row.user_id,
      name: row.name,
      email: managesTeam || isViewer ? row.email : null,
      image: row.image,
      role: row.role,
      joinedAt: row.created_at.toISOString(),
      sharesWork: row.shares_work,
      isViewer,
      roles: ORGANIZATION_ROLES.filter((role) => role !== row.role && canAssign(own, row.role, role) && !leavesNoOwner(owners, row.role, role)),
      canRemove: (isViewer || canAssign(own, row.role, null)) && !leavesNoOwner(owners, row.role, null),
    };
  };
  return {
    id,
    name: organization.name,
    nameAr: organization.name_ar,
    isPublic: organization.is_public,
    role: own.role,
    memberCount: members.rows.length,
    members: members.rows.map(present),
    invitations,
    can: ORGANIZATION_ACTIONS.filter((action) => can(own, action)),
  };
}

type Founding = { name: string; nameAr: string | null; ownerId: string; actor: { id: string; name: string } };

/** An organization with its first owner. */
export async function foundOrganization(trx: Kysely<DB>, { name, nameAr, ownerId, actor }: Founding): Promise<string> {
  const id = newId();
  await trx.insertInto("organizations").values({ id, name, name_ar: nameAr }).execute();
  await trx.insertInto("organization_members").values({ organization_id: id, user_id: ownerId, role: "owner" }).execute();
  await recordAudit(trx, { actor, action: "organization.create", entityType: "organization", entityId: id, changes: { name: [null, name] } });
  await applyMembership(trx, { organizationId: id, userId: ownerId, isMember: true });
  return id;
}

export async function createOrganization(viewer: Viewer, input: { name: string; nameAr: string | null }): Promise<{ id: string }> {
  if (!mayFoundOrganization(viewer)) throw forbidden();
  const { name = "", nameAr = null } = tidyNames(input);
  return db.transaction().execute(async (trx) => {
    // Two companies created at once must not exceed the limit.
    await trx.selectFrom("users").select("id").where("id", "=", viewer.id).forUpdate().execute();
    const { n } = await trx
      .selectFrom("organization_members")
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .where("user_id", "=", viewer.id)
      .where("role", "=", "owner")
      .executeTakeFirstOrThrow();
    if (Number(n) >= MOST_OWNED) throw invalid({ name: "tooMany" });
    const id = await foundOrganization(trx, { name, nameAr, ownerId: viewer.id, actor: viewer });
    await shareFirst(trx, viewer, id);
    return { id };
  });
}

export async function updateOrganization(
  viewer: Viewer,
  { id, isPublic, ...input }: Names & { id: string; isPublic?: boolean | undefined },
): Promise<{ id: string }> {
  const { name, nameAr } = tidyNames(input);
  await db.transaction().execute(async (trx) => {
    const { organization } = await lockOrganization(trx, viewer, id, "manageTeam");
    const after = {
      name: name ?? organization.name,
      name_ar: nameAr === undefined ? organization.name_ar : nameAr,
      is_public: isPublic ?? organization.is_public,
    };
    const changes = Object.fromEntries(
      (Object.keys(after) as (keyof typeof after)[])
        .filter((key) => after[key] !== organization[key])
        .map((key) => [key, [organization[key], after[key]] as [unknown, unknown]]),
    );
    if (Object.keys(changes).length === 0) return;
    await trx
      .updateTable("organizations")
      .set({ ...after, updated_at: new Date() })
      .where("id", "=", id)
      .execute();
    await recordAudit(trx, { actor: viewer, action: "organization.update", entityType: "organization", entityId: id, changes });
    await announceTeam(trx, id);
  });
  return { id };
}

/** @throws LISTED while it has an entry in the directory */
export async function removeOrganization(viewer: Viewer, id: string): Promise<{ id: string }> {
  await db.transaction().execute(async (trx) => {
    const { organization } = await lockOrganization(trx, viewer, id, "remove");
    for (const follower of organizationFollowers.all()) if (await follower.isNeeded?.(trx, id)) throw listed();
    await dissolve(trx, id, { actor: viewer, name: organization.name });
  });
  return { id };
}

/** Ends every membership first, so that its effects end, too. */
export async function dissolve(trx: Kysely<DB>, id: string, { actor, name }: { actor: { id: string; name: string } | null; name: string }): Promise<void> {
  for (const follower of organizationFollowers.all()) await follower.onRemoval?.(trx, id);
  const members = await trx.deleteFrom("organization_members").where("organization_id", "=", id).returning("user_id").execute();
  for (const { user_id } of members) await applyMembership(trx, { organizationId: id, userId: user_id, isMember: false });
  await trx.deleteFrom("organizations").where("id", "=", id).execute();
  await recordAudit(trx, { actor, action: "organization.remove", entityType: "organization", entityId: id, changes: { name: [name, null] } });
}
