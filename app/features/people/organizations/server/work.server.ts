import { type Kysely, sql } from "kysely";
import { forbidden } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { announceTeam, lockOrganization, refreshMembers } from "#app/platform/organizations/membership.server.ts";
import { can, type OrganizationRole } from "#app/platform/organizations/organization.policy.ts";
import { professionalStaff } from "#app/platform/organizations/professional-staff.server.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { ActedProfessional } from "../organizations.contract.ts";
import { mayShareWork } from "../organizations.policy.ts";

async function write(trx: Kysely<DB>, viewer: Viewer, id: string, isShared: boolean): Promise<void> {
  await trx.updateTable("organization_members").set({ shares_work: isShared }).where("organization_id", "=", id).where("user_id", "=", viewer.id).execute();
  await recordAudit(trx, {
    ...{ actor: viewer, action: "organization.work", entityType: "organization", entityId: id },
    changes: { work: [!isShared, isShared] },
  });
  await refreshMembers(trx, id);
  await announceTeam(trx, id);
}

/** The company that has the viewer's work. Changes of it wait for each other. */
async function companyOf(trx: Kysely<DB>, viewer: Viewer): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtext(${`work of ${viewer.id}`}))`.execute(trx);
  const row = await trx
    .selectFrom("organization_members")
    .select("organization_id")
    .where("user_id", "=", viewer.id)
    .where("shares_work", "=", true)
    .executeTakeFirst();
  return row?.organization_id ?? null;
}

/** A company that a professional creates is for their work, unless another one has it. */
export async function shareFirst(trx: Kysely<DB>, viewer: Viewer, id: string): Promise<void> {
  if (mayShareWork(viewer) && (await companyOf(trx, viewer)) === null) await write(trx, viewer, id, true);
}

/** @throws NOT_FOUND for those who are no members, FORBIDDEN for those who are no professionals */
export async function shareWork(viewer: Viewer, { id, isShared }: { id: string; isShared: boolean }): Promise<{ id: string }> {
  await db.transaction().execute(async (trx) => {
    await lockOrganization(trx, viewer, id, "read");
    // Someone who is no professional any more can still end it.
    if (isShared && !mayShareWork(viewer)) throw forbidden();
    const present = await companyOf(trx, viewer);
    if ((present === id) === isShared) return;
    if (isShared && present) await write(trx, viewer, present, false);
    await write(trx, viewer, id, isShared);
  });
  return { id };
}

type Row = { id: string; name: string; organization: string | null; role: OrganizationRole };

export async function listProfessionals(viewer: Viewer, language: string): Promise<ActedProfessional[]> {
  const { rows } = await sql<Row>`
    select u.id, ${personName(language)} name, ${language === "ar" ? sql`coalesce(o.name_ar, o.name)` : sql`o.name`} organization, w.role
    from (${professionalStaff}) w join users u on u.id = w.professional_id join organizations o on o.id = w.organization_id
    where w.user_id = ${viewer.id} order by name_key(u.name), u.id limit 200`.execute(db);
  const own: Row[] = mayShareWork(viewer) ? [{ id: viewer.id, name: localText(viewer.name, viewer.nameAr, language), organization: null, role: "owner" }] : [];
  return [...own, ...rows].map((row) => ({ ...row, canEdit: can(row, "editListing") }));
}
