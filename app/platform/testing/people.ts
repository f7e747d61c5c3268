import { putAccount } from "#app/platform/auth/accounts.server.ts";
import type { Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";

/** Somebody who asks, without an account. */
export const person = (name: string, role: Role = "homeowner"): Viewer => ({
  id: newId(),
  name,
  email: `${name.toLowerCase()}@test.example`,
  role,
  roleIsFallback: false,
  permissions: [],
  language: null,
  theme: null,
});

/** The same with an account. */
export async function personWithAccount(name: string, role: Role = "homeowner"): Promise<Viewer> {
  const viewer = person(name, role);
  const { id } = await putAccount(db, { email: viewer.email, name, password: "a good long password", role });
  return { ...viewer, id };
}
