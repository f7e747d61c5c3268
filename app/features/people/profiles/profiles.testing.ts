import { serverClient } from "#app/api/server-client.server.ts";
import { putAccount } from "#app/platform/auth/accounts.server.ts";
import type { Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";

/** The feature's API as someone, for its tests. */
export const as = (viewer: Viewer | null, language = "en") => serverClient({ viewer, language, requestId: "test", ip: "192.0.2.7" }).profiles;

let count = 0;
export async function person(role: Role, name = `${role} person`): Promise<Viewer> {
  count += 1;
  const email = `p${count}@example.com`;
  const { id } = await putAccount(db, { email, name, password: "a good long password", role });
  return { id, name, email, role, roleIsFallback: false, permissions: [], language: null, theme: null };
}

type Changes = Parameters<ReturnType<typeof as>["update"]>[0]["changes"];

/** Changes a profile from its present version. */
export async function change(viewer: Viewer, changes: Changes, id = viewer.id) {
  const { version } = await as(viewer).getForEdit({ id });
  return as(viewer).update({ id, version, changes });
}
