import type { Role, Viewer } from "#app/platform/auth/viewer.ts";
import { newId } from "#app/platform/database/ids.ts";

/** Someone who asks, without an account. Without a name each has one of their own; the address follows from it. */
export function aViewer(role: Role = "homeowner", more: Partial<Viewer> = {}): Viewer {
  const id = more.id ?? newId();
  const name = more.name ?? `${role} ${id.slice(-12)}`;
  const email = `${name.toLowerCase().replaceAll(/\W+/g, "-")}@test.example`;
  return { id, name, email, role, roleIsFallback: false, permissions: [], language: null, theme: null, currency: "SAR", ...more };
}
