import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { missingStep } from "../onboarding.rules.ts";

/** The step this person must complete before using the dashboard; null when complete. One query. */
export async function findMissingStep({ id, role, roleIsFallback }: Viewer): Promise<string | null> {
  const profile = await db.selectFrom("profiles").select(["full_name", "phone", "company_name"]).where("id", "=", id).executeTakeFirst();
  return missingStep({ role, roleIsFallback, profile: profile ?? null });
}
