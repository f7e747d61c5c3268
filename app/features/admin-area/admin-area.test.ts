import { createRouterClient } from "@orpc/server";
import { beforeAll, expect, test } from "vitest";
import { recordAudit } from "#app/platform/audit.server.ts";
import type { Permission, Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/ids.ts";
import { adminAreaRouter } from "./admin-area.procedures.server.ts";

const person = (role: Role, name: string, permissions: Permission[] = []): Viewer => ({
  id: newId(),
  name,
  email: `${name}@test.example`,
  role,
  roleIsFallback: false,
  permissions,
  language: null,
  theme: null,
});
const sara = person("admin", "Sara");
const omar = person("admin", "Omar");
const as = (viewer: Viewer | null) => createRouterClient(adminAreaRouter, { context: { viewer, language: "en", requestId: "r", ip: "127.0.0.1" } });
const vendor = { id: newId(), name: "Noor", slug: "noor" };

beforeAll(async () => {
  for (const { id, name, email } of [sara, omar]) await db.insertInto("users").values({ id, name, email: email.toLowerCase() }).execute();
  await db.insertInto("vendors").values(vendor).execute();
  const entry = (actor: Viewer | null, n: number) => ({
    actor,
    action: "vendor.update",
    entityType: "vendor",
    entityId: vendor.id,
    changes: { address: [null, n] as [unknown, unknown] },
  });
  for (let n = 0; n < 45; n += 1) await recordAudit(db, entry(n % 2 ? sara : omar, n));
  await recordAudit(db, { actor: null, action: "category.update", entityType: "category", entityId: newId() });
});

test("only admins read the log", async () => {
  for (const viewer of [person("homeowner", "H"), person("vendor", "V"), person("homeowner", "M", ["content_manager"])]) {
    await expect(as(viewer).activity({})).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(as(viewer).activityFilters()).rejects.toMatchObject({ code: "FORBIDDEN" });
  }
  await expect(as(null).activity({})).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

test("latest first, page after page, nothing twice", async () => {
  const first = await as(sara).activity({});
  expect(first.entries).toHaveLength(40);
  expect(first.entries[0]).toMatchObject({ action: "category.update", actorName: null, entityName: null });
  expect(first.entries[1]).toMatchObject({ actorName: "Omar", entityName: "Noor", changes: [{ field: "address", before: null, after: 44 }] });
  const second = await as(sara).activity({ before: first.next ?? "" });
  expect(second).toMatchObject({ next: null });
  expect(new Set([...first.entries, ...second.entries].map((entry) => entry.id)).size).toBe(46);
});

test("filtered by person and kind; the filters know who and what there is", async () => {
  const hers = await as(sara).activity({ person: sara.id });
  expect(hers.entries).toHaveLength(22);
  expect((await as(sara).activity({ kind: "category" })).entries).toHaveLength(1);
  expect((await as(sara).activity({ kind: "category", person: sara.id })).entries).toEqual([]);
  expect(await as(sara).activityFilters()).toEqual({
    people: [
      { id: omar.id, name: "Omar" },
      { id: sara.id, name: "Sara" },
    ],
    kinds: ["category", "vendor"],
    actions: ["category.update", "vendor.update"],
  });
});
