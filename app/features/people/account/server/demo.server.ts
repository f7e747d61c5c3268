import { putAccount } from "#app/platform/auth/accounts.server.ts";
import { ROLES, type Role } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { DEMO_PASSWORD, demoEmail } from "../demo.ts";

const NAMES: Record<Role, string> = { homeowner: "Reem Alharbi", professional: "Faisal Alotaibi", vendor: "Noura Alqahtani", admin: "Sami Aldossary" };

/**
 * The four accounts that README and start-up name. Idempotent: an account that is there stays as its owner left it.
 * @returns the ids by role; nothing with DEMO=0
 */
export async function ensureDemoAccounts(): Promise<Partial<Record<Role, string>>> {
  if (!env.demo) return {};
  const ids: Partial<Record<Role, string>> = {};
  for (const role of ROLES) {
    const email = demoEmail(role);
    const known = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
    ids[role] = known?.id ?? (await putAccount(db, { email, name: NAMES[role], password: DEMO_PASSWORD, role, isDemo: true })).id;
  }
  return ids;
}
