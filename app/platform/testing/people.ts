import type { Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { aViewer } from "./viewers.ts";

/** A viewer with an account: a proved address, a profile, the role and the permissions. Nobody signs in as them: there is no password. */
export async function aUser(role: Role = "homeowner", more: Partial<Viewer> = {}): Promise<Viewer> {
  const viewer = aViewer(role, more);
  const { id, name, email, language, permissions } = viewer;
  await db.insertInto("users").values({ id, name, email, email_verified: true, language }).execute();
  await db.insertInto("profiles").values({ id, full_name: name, email, role }).execute();
  await db.insertInto("user_roles").values({ user_id: id, role }).execute();
  for (const permission of permissions) await db.insertInto("user_permissions").values({ user_id: id, permission }).execute();
  return viewer;
}
