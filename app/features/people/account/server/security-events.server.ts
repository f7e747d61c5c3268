import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { mailEmailChanged } from "#app/platform/auth/auth-mails.server.ts";
import type { SecurityEvent } from "#app/platform/auth/security-events.server.ts";
import { db } from "#app/platform/database/db.server.ts";

/** Notifies an account's owner that a sign-in method changed: bell, mail, and the old address after a change of address. */
export async function notifySecurityChange({ userId, change, formerEmail }: SecurityEvent): Promise<void> {
  await notifyPerson(db, { userId, kind: "security_changed", params: { what: change }, href: "/dashboard/settings/security" });
  if (!formerEmail) return;
  const user = await db.selectFrom("users").select(["name", "language"]).where("id", "=", userId).executeTakeFirst();
  if (user) await mailEmailChanged({ ...user, email: formerEmail }, user.language ?? "en");
}
