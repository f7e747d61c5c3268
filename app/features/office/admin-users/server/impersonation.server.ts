import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { startImpersonation, stopImpersonation } from "#app/platform/auth/impersonation.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { checkReason } from "../admin-users.ts";

type Caller = { viewer: Viewer; headers: Headers; ip: string; requestId: string };
export type SignInAs = { setCookies: string[] } | { problem: "reasonShort" | "reasonLong" | "refused" };

/** Signs an admin in as someone else. Without its entry in the log it does not happen. */
export async function signInAs(userId: string, reason: string, { viewer, headers, ip, requestId }: Caller): Promise<SignInAs> {
  const problem = checkReason(reason);
  if (problem) return { problem };
  const started = await startImpersonation(userId, { headers, ip });
  if (!started) return { problem: "refused" };
  try {
    const changes = { reason: [null, reason.trim()] as [unknown, unknown] };
    await recordAudit(db, { actor: viewer, action: "user.impersonation_started", entityType: "user", entityId: userId, changes, requestId });
  } catch (error) {
    await db.deleteFrom("sessions").where("id", "=", started.sessionId).execute();
    throw error;
  }
  return { setCookies: started.setCookies };
}

/** Back to the admin's own account. @returns null when nobody is signed in as someone else */
export async function returnToOwnAccount({ viewer, headers, ip, requestId }: Caller): Promise<{ userId: string; setCookies: string[] } | null> {
  const admin = viewer.impersonatedBy;
  const stopped = await stopImpersonation({ headers, ip });
  if (!stopped || !admin) return null;
  await recordAudit(db, { actor: admin, action: "user.impersonation_ended", entityType: "user", entityId: stopped.userId, requestId });
  return { userId: stopped.userId, setCookies: stopped.setCookies };
}
