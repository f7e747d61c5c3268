import { type Kysely, sql } from "kysely";
import { notifyAdmins } from "#app/features/talk/notifications/public.server.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { setRole } from "#app/platform/auth/accounts.server.ts";
import { announceRoleChange } from "#app/platform/auth/role-cache.server.ts";
import { namesOf, type SignUpRole, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { DAY_SECONDS } from "#app/platform/rules/durations.ts";
import { roleFixed } from "../onboarding.contract.ts";
import { REQUEST_NOTE_LENGTH } from "../onboarding.ts";

const A_DAY = { max: 3, windowSeconds: DAY_SECONDS };

/** The role is open until an admin assigns one: the choice at sign-up may change until the onboarding ends. */
export async function isRoleOpen(executor: Kysely<DB>, userId: string): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    select u.app_metadata ->> 'role' is null and p.role is null and not exists (select from user_roles r where r.user_id = u.id) is_open
    from users u left join profiles p on p.id = u.id where u.id = ${userId}`.execute(executor);
  return rows[0]?.is_open ?? false;
}

/** Homeowners are done with it; the others confirm by what they answer. @throws ROLE_FIXED */
export async function chooseRole(viewer: Viewer, role: SignUpRole): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom("users").select("id").where("id", "=", viewer.id).forUpdate().execute();
    if (!(await isRoleOpen(trx, viewer.id))) throw roleFixed();
    await trx
      .insertInto("profiles")
      .values({ id: viewer.id, full_name: viewer.name, email: viewer.email })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    await trx.deleteFrom("onboardings").where("user_id", "=", viewer.id).where("role", "!=", role).execute();
    if (role === "homeowner") await setRole(trx, viewer.id, role);
    else {
      await sql`update users set user_metadata = user_metadata || jsonb_build_object('role', ${role}::text), updated_at = now() where id = ${viewer.id}`.execute(
        trx,
      );
      await announceRoleChange(viewer.id, trx);
    }
    await recordAudit(trx, { actor: viewer, action: "user.choose-role", entityType: "user", entityId: viewer.id, changes: { role: [viewer.role, role] } });
  });
}

/** Notifies the admins, who decide. */
export async function requestRole(viewer: Viewer, role: SignUpRole, note: string): Promise<{ isSent: boolean }> {
  if (role === viewer.role) return { isSent: false };
  await enforceLimit(`role-request:${viewer.id}`, A_DAY);
  await db.transaction().execute(async (trx) => {
    const changes = { role: [viewer.role, role] as [string, string], note: [null, note.trim().slice(0, REQUEST_NOTE_LENGTH)] as [null, string] };
    await recordAudit(trx, { actor: viewer, action: "user.request-role", entityType: "user", entityId: viewer.id, changes });
    await notifyAdmins(trx, { kind: "role_requested", params: { ...namesOf(viewer), role }, href: `/admin/users/${viewer.id}`, actorId: viewer.id });
  });
  return { isSent: true };
}
