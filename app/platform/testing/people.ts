import type { Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";

/** Someone who asks, without an account. Without a name each has one of their own; the address follows from it. */
export function aViewer(role: Role = "homeowner", more: Partial<Viewer> = {}): Viewer {
  const id = more.id ?? newId();
  const name = more.name ?? `${role} ${id.slice(-6)}`;
  const email = `${name.toLowerCase().replaceAll(/\W+/g, "-")}@test.example`;
  return { id, name, email, role, roleIsFallback: false, permissions: [], language: null, theme: null, currency: "SAR", ...more };
}

/** The same with an account: a proved address, a profile, the role and the permissions. Nobody signs in as them: there is no password. */
export async function aUser(role: Role = "homeowner", more: Partial<Viewer> = {}): Promise<Viewer> {
  const viewer = aViewer(role, more);
  const { id, name, email, language, permissions } = viewer;
  await db.insertInto("users").values({ id, name, email, email_verified: true, language }).execute();
  await db.insertInto("profiles").values({ id, full_name: name, email, role }).execute();
  await db.insertInto("user_roles").values({ user_id: id, role }).execute();
  for (const permission of permissions) await db.insertInto("user_permissions").values({ user_id: id, permission }).execute();
  return viewer;
}
