import { isContractProcedure } from "@orpc/contract";
import { call, isProcedure, ORPCError } from "@orpc/server";
import { describe, expect, test, vi } from "vitest";
import { contract, router } from "#app/api/router.server.ts";
import type { Access, ProcedureMeta } from "#app/platform/api/contract.ts";
import { ROLES, type Role, type Viewer } from "#app/platform/auth/viewer.ts";

// Right after the guard: an allowed write ends there, before its handler.
vi.mock("#app/platform/api/rate-limit.server.ts", () => ({ limit: async () => ({ allowed: false, retryAfter: 1 }) }));

/** Roles that each access lets through; the walk below proves it for every procedure. */
const ALLOWED: Record<Access, readonly Role[]> = {
  public: ROLES,
  "signed-in": ROLES,
  vendor: ["vendor", "admin"],
  content: ["admin"],
  admin: ["admin"],
};

type Entry = { path: string; access: Access | undefined; procedure: unknown };

/** Every procedure below a node of the router, with the access of its contract. */
function entries(node: unknown, path: string[] = []): Entry[] {
  if (isProcedure(node)) return [{ path: path.join("."), access: (node["~orpc"].meta as ProcedureMeta).access, procedure: node }];
  if (node === null || typeof node !== "object") return [];
  return Object.entries(node).flatMap(([key, child]) => entries(child, [...path, key]));
}

function contractPaths(node: unknown, path: string[] = []): string[] {
  if (isContractProcedure(node)) return [path.join(".")];
  if (node === null || typeof node !== "object") return [];
  return Object.entries(node).flatMap(([key, child]) => contractPaths(child, [...path, key]));
}

const person = (role: Role): Viewer => ({
  id: "01900000-0000-7000-8000-000000000001",
  name: "Noura",
  email: "noura@diwan.example",
  role,
  roleIsFallback: false,
  permissions: [],
  language: null,
  theme: null,
});

/** The status a call ends with; anything past the guard counts as 'let through'. */
async function outcome(procedure: unknown, viewer: Viewer | null): Promise<number | "let through"> {
  const context = { viewer, language: "en", requestId: "walk", ip: "192.0.2.1" };
  try {
    // An invalid input: allowed callers get 400 before or in the handler.
    await call(procedure as never, Symbol.for("no input") as never, { context: context as never });
    return "let through";
  } catch (error) {
    return error instanceof ORPCError && (error.status === 401 || error.status === 403) ? error.status : "let through";
  }
}

const all = entries(router);
const guarded = all.filter((entry) => entry.access !== "public");

describe("access", () => {
  test("the router implements the whole contract", () => {
    expect(all.map((entry) => entry.path).sort()).toEqual(contractPaths(contract).sort());
    expect(all.length).toBeGreaterThan(20);
  });

  test.each(all)("$path names its access", ({ access }) => expect(Object.keys(ALLOWED)).toContain(access));

  test.each(guarded)("$path answers 401 to nobody", async ({ procedure }) => expect(await outcome(procedure, null)).toBe(401));

  test.each(guarded.flatMap((entry) => ROLES.map((role) => ({ ...entry, role }))))("$path ($access) as $role", async ({ access, procedure, role }) => {
    const allowed = ALLOWED[access as Access].includes(role);
    expect(await outcome(procedure, person(role))).toBe(allowed ? "let through" : 403);
  });
});
