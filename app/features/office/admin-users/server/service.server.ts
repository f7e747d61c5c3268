import { type Kysely, sql } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { setRole as giveRole } from "#app/platform/auth/accounts.server.ts";
import { auth } from "#app/platform/auth/auth.server.ts";
import { LANGUAGE_HEADER } from "#app/platform/auth/auth-headers.ts";
import { announceRoleChange } from "#app/platform/auth/role-cache.server.ts";
import { endSessions as end } from "#app/platform/auth/sessions.server.ts";
import type { Permission, Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { sendEvent } from "#app/platform/live/person-events.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { checkReason } from "../admin-users.ts";

const RESETS = { max: 3, windowSeconds: 3600 };

type Target = { id: string; email: string; email_verified: boolean; suspended_at: Date | null; suspension_reason: string | null; role: Role };
type Outcome = { id: string };

/**
 * Changes someone's account in one transaction, with both people's rows locked: of two admins who demote each other at the same moment
 * the second is no longer an admin. Nobody can change themselves, so one admin always remains.
 * @throws NOT_FOUND, FORBIDDEN when the actor has lost the role meanwhile
 */
function change(actor: Viewer, id: string, work: (trx: Kysely<DB>, target: Target) => Promise<void>): Promise<Outcome> {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom("users").select("id").where("id", "in", [actor.id, id]).orderBy("id").forUpdate().execute();
    const { rows } = await sql<Target>`
      select u.id, u.email, u.email_verified, u.suspended_at, u.suspension_reason, d.role from users u join user_directory d on d.user_id = u.id
      where u.id in (${actor.id}, ${id})`.execute(trx);
    const by = rows.find((row) => row.id === actor.id);
    if (by?.role !== "admin" || by.suspended_at) throw forbidden();
    const target = rows.find((row) => row.id === id);
    if (!target) throw notFound();
    await work(trx, target);
    return { id };
  });
}

const entry = (actor: Viewer, action: string, id: string) => ({ actor, action: `user.${action}`, entityType: "user", entityId: id });

export function setRole(actor: Viewer, id: string, role: Role): Promise<Outcome> {
  if (id === actor.id) throw invalid({ role: "self" });
  return change(actor, id, async (trx, target) => {
    if (target.role === role) return;
    await giveRole(trx, id, role);
    await recordAudit(trx, { ...entry(actor, "role", id), changes: { role: [target.role, role] } });
    await notifyPerson(trx, { userId: id, kind: "role_changed", params: { role }, href: "/dashboard", actorId: actor.id });
    await sendEvent(id, { topic: "session" }, trx);
  });
}

export function setPermission(actor: Viewer, id: string, permission: Permission, isGranted: boolean): Promise<Outcome> {
  return change(actor, id, async (trx, target) => {
    // Admins have all permissions: an explicit one would outlast the role unnoticed.
    if (target.role === "admin" && isGranted) throw invalid({ permission: "admin" });
    const done = isGranted
      ? await trx
          .insertInto("user_permissions")
          .values({ user_id: id, permission, granted_by: actor.id })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : await trx.deleteFrom("user_permissions").where("user_id", "=", id).where("permission", "=", permission).executeTakeFirst();
    const count = "numDeletedRows" in done ? done.numDeletedRows : done.numInsertedOrUpdatedRows;
    if (!count) return;
    await announceRoleChange(id, trx);
    await recordAudit(trx, { ...entry(actor, "permission", id), changes: { [permission]: [!isGranted, isGranted] } });
    const href = isGranted ? "/admin" : "/dashboard";
    await notifyPerson(trx, {
      userId: id,
      kind: "permissions_changed",
      params: { permission, change: isGranted ? "granted" : "taken" },
      href,
      actorId: actor.id,
    });
    await sendEvent(id, { topic: "session" }, trx);
  });
}

export function suspend(actor: Viewer, id: string, reason: string): Promise<Outcome> {
  if (id === actor.id) throw invalid({ reason: "self" });
  const problem = checkReason(reason);
  if (problem) throw invalid({ reason: problem });
  return change(actor, id, async (trx, target) => {
    const before = { suspended: target.suspended_at !== null, reason: target.suspension_reason };
    if (before.suspended && before.reason === reason.trim()) return;
    await trx
      .updateTable("users")
      .set({ suspended_at: target.suspended_at ?? new Date(), suspension_reason: reason.trim(), updated_at: new Date() })
      .where("id", "=", id)
      .execute();
    await end(id, { trx });
    await invalidatePages(["professionals"], trx);
    await recordAudit(trx, { ...entry(actor, "suspended", id), changes: { suspended: [before.suspended, true], reason: [before.reason, reason.trim()] } });
  });
}

export function restore(actor: Viewer, id: string): Promise<Outcome> {
  return change(actor, id, async (trx, target) => {
    if (!target.suspended_at) return;
    await trx.updateTable("users").set({ suspended_at: null, suspension_reason: null, updated_at: new Date() }).where("id", "=", id).execute();
    await invalidatePages(["professionals"], trx);
    await recordAudit(trx, { ...entry(actor, "restored", id), changes: { suspended: [true, false], reason: [target.suspension_reason, null] } });
  });
}

export async function endSessions(actor: Viewer, id: string, sessionId: string | undefined): Promise<{ ended: number }> {
  let ended = 0;
  await change(actor, id, async (trx) => {
    if (sessionId) {
      const gone = await trx.deleteFrom("sessions").where("id", "=", sessionId).where("user_id", "=", id).executeTakeFirst();
      ended = Number(gone.numDeletedRows);
      if (ended === 0) throw notFound();
      await sendEvent(id, { topic: "session" }, trx);
    } else {
      // An admin's own current session stays.
      ended = await end(id, { trx, ...(id === actor.id && actor.sessionId && { except: actor.sessionId }) });
    }
    if (ended > 0) await recordAudit(trx, { ...entry(actor, "sessions_ended", id), changes: { sessions: [ended, 0] } });
  });
  return { ended };
}

/** @param language of the mail, where the account has chosen none */
export async function sendPasswordReset(actor: Viewer, id: string, language: string): Promise<Outcome> {
  await enforceLimit(`admin reset:${id}`, RESETS);
  let email = "";
  await change(actor, id, async (trx, target) => {
    email = target.email;
    await recordAudit(trx, entry(actor, "password_reset_sent", id));
  });
  await auth.api.requestPasswordReset({ body: { email }, headers: new Headers({ [LANGUAGE_HEADER]: language }) });
  return { id };
}

export function markEmailVerified(actor: Viewer, id: string): Promise<Outcome> {
  return change(actor, id, async (trx, target) => {
    if (target.email_verified) return;
    await trx.updateTable("users").set({ email_verified: true, updated_at: new Date() }).where("id", "=", id).execute();
    await recordAudit(trx, { ...entry(actor, "email_verified", id), changes: { email_verified: [false, true] } });
  });
}
