import { forbidden, invalid, notFound, tooManyRequests, unauthorized } from "#app/platform/api/errors.ts";
import { auth } from "#app/platform/auth/auth.server.ts";
import { confirmPassword } from "#app/platform/auth/confirmation.server.ts";
import { deviceOf } from "#app/platform/auth/device.server.ts";
import { announceSecurityChange } from "#app/platform/auth/security-events.server.ts";
import { endSessions } from "#app/platform/auth/sessions.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { sendEvent } from "#app/platform/live/person-events.server.ts";
import type { Security, SessionEntry } from "../account.security.contract.ts";

const MAX_SESSIONS = 100;
const CONFIRMED_MS = 15 * 60_000;

/** An impersonating admin may read; only the owner may change. */
function requireOwner(viewer: Viewer): void {
  if (viewer.impersonatedBy) throw forbidden();
}

/** Admins must use a second factor, also before they set it up and have only a homeowner's permissions. */
async function isTwoFactorRequired(viewer: Viewer): Promise<boolean> {
  return env.isAdminTwoFactorRequired && (viewer.role === "admin" || viewer.needsTwoFactor === true);
}

export async function readSecurity(viewer: Viewer): Promise<Security> {
  const [user, accounts, passkeys, session] = await Promise.all([
    db.selectFrom("users").select(["email", "email_verified", "two_factor_enabled"]).where("id", "=", viewer.id).executeTakeFirstOrThrow(),
    db
      .selectFrom("accounts")
      .select(["provider_id"])
      .select((select) => select("password", "is not", null).as("has_password"))
      .where("user_id", "=", viewer.id)
      .execute(),
    db.selectFrom("passkeys").select(["id", "name", "created_at", "backed_up"]).where("user_id", "=", viewer.id).orderBy("created_at", "desc").execute(),
    db
      .selectFrom("sessions")
      .select("confirmed_at")
      .where("id", "=", viewer.sessionId ?? null)
      .executeTakeFirst(),
  ]);
  const codes = user.two_factor_enabled ? await auth.api.viewBackupCodes({ body: { userId: viewer.id } }).catch(() => null) : null;
  return {
    email: user.email,
    isEmailVerified: user.email_verified,
    hasPassword: accounts.some((account) => account.provider_id === "credential" && account.has_password),
    hasTwoFactor: user.two_factor_enabled,
    isTwoFactorRequired: await isTwoFactorRequired(viewer),
    backupCodesLeft: codes?.backupCodes.length ?? null,
    isConfirmed: session !== undefined && Date.now() - session.confirmed_at.getTime() < CONFIRMED_MS,
    passkeys: passkeys.map((row) => ({ id: row.id, name: row.name, createdAt: row.created_at.toISOString(), isSynced: row.backed_up })),
    providers: accounts.map((account) => account.provider_id).filter((provider) => provider !== "credential"),
  };
}

export async function listSessions(viewer: Viewer): Promise<SessionEntry[]> {
  const rows = await db
    .selectFrom("sessions as s")
    .leftJoin("users as admin", "admin.id", "s.impersonated_by")
    .select(["s.id", "s.user_agent", "s.ip_address", "s.created_at", "s.last_seen_at", "admin.name as opened_by"])
    .where("s.user_id", "=", viewer.id)
    .where("s.expires_at", ">", new Date())
    .orderBy("s.last_seen_at", "desc")
    .orderBy("s.id", "desc")
    .limit(MAX_SESSIONS)
    .execute();
  const entries = rows.map((row) => ({
    id: row.id,
    ...deviceOf(row.user_agent),
    address: row.ip_address || null,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isCurrent: row.id === viewer.sessionId,
    openedBy: row.opened_by,
  }));
  return entries.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

export async function endOneSession(viewer: Viewer, id: string): Promise<void> {
  requireOwner(viewer);
  const ended = await db.deleteFrom("sessions").where("id", "=", id).where("user_id", "=", viewer.id).executeTakeFirst();
  if (Number(ended.numDeletedRows) === 0) throw notFound();
  await sendEvent(viewer.id, { topic: "session" });
}

export async function endAllSessions(viewer: Viewer, includesCurrent: boolean): Promise<number> {
  requireOwner(viewer);
  return endSessions(viewer.id, includesCurrent ? {} : { except: viewer.sessionId });
}

export async function confirm(viewer: Viewer, password: string): Promise<void> {
  requireOwner(viewer);
  if (!viewer.sessionId) throw unauthorized();
  const result = await confirmPassword(viewer.id, viewer.sessionId, password);
  if (result === "wrong") throw invalid({ password: "error.passwordWrong" });
  if (typeof result === "object") throw tooManyRequests(result.retryAfter);
}

export async function removePasskey(viewer: Viewer, id: string): Promise<void> {
  requireOwner(viewer);
  const removed = await db.deleteFrom("passkeys").where("id", "=", id).where("user_id", "=", viewer.id).executeTakeFirst();
  if (Number(removed.numDeletedRows) === 0) throw notFound();
  await announceSecurityChange({ userId: viewer.id, change: "passkey_removed" });
}
