import { globSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import "#app/api/router.server.ts";
import { audited, recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { aViewer } from "#app/platform/testing/viewers.ts";
import english from "#app/translations/en/admin-area.json" with { type: "json" };
import { ADMIN_PLACES } from "./admin-area.places.tsx";
import { exportActivity } from "./server/export.server.ts";
import { readOverview } from "./server/overview.server.ts";
import { adminAreaRouter } from "./server/procedures.server.ts";

const sara = await aUser("admin", { name: "Sara" });
const omar = await aUser("admin", { name: "Omar" });
const as = clientOf(adminAreaRouter);
const vendor = { id: newId(), name: "Noor", slug: "noor" };

beforeAll(async () => {
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
  for (const viewer of [
    aViewer("homeowner", { name: "H" }),
    aViewer("vendor", { name: "V" }),
    aViewer("homeowner", { name: "M", permissions: ["content_manager"] }),
  ]) {
    await expect(as(viewer).activity({})).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(as(viewer).activityFilters()).rejects.toMatchObject({ code: "FORBIDDEN" });
  }
  await expect(as(null).activity({})).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

test("latest first, page after page, nothing twice", async () => {
  const first = await as(sara).activity({ entity: vendor.id });
  expect(first.items).toHaveLength(40);
  expect(first.items[0]).toMatchObject({ actorName: "Omar", entityName: "Noor", changes: [{ field: "address", before: null, after: 44 }] });
  const second = await as(sara).activity({ entity: vendor.id, after: first.next ?? "" });
  expect(second).toMatchObject({ next: null });
  expect(new Set([...first.items, ...second.items].map((entry) => entry.id)).size).toBe(45);
  const [nobodys] = (await as(sara).activity({ action: "category.update" })).items;
  expect(nobodys).toMatchObject({ actorName: null, entityName: null });
});

test("telephone numbers are shown as people read them, whatever form changed them", async () => {
  const entityId = newId();
  const changes = {
    contact_phone: ["+966550001000", "+966112223333"] as [unknown, unknown],
    whatsapp: [null, "+966550001000"] as [unknown, unknown],
    phone: ["12", null] as [unknown, unknown],
    description: [null, "+966550001000"] as [unknown, unknown],
  };
  await recordAudit(db, { actor: omar, action: "vendor.update", entityType: "vendor", entityId, changes });
  const [entry] = (await as(sara).activity({ entity: entityId })).items;
  const shown = Object.fromEntries((entry?.changes ?? []).map(({ field, before, after }) => [field, [before, after]]));
  expect(shown).toEqual({
    contact_phone: ["+966 55 000 1000", "+966 11 222 3333"],
    whatsapp: [null, "+966 55 000 1000"],
    phone: ["12", null],
    description: [null, "+966550001000"],
  });
});

test("filtered by person and kind; the filters know who and what there is", async () => {
  const hers = await as(sara).activity({ person: sara.id });
  expect(hers.items).toHaveLength(22);
  expect((await as(sara).activity({ kind: "category" })).items).toHaveLength(1);
  expect((await as(sara).activity({ kind: "category", person: sara.id })).items).toEqual([]);
  expect(await as(sara).activityFilters()).toEqual({
    people: expect.arrayContaining([
      { id: omar.id, name: "Omar" },
      { id: sara.id, name: "Sara" },
    ]),
    kinds: expect.arrayContaining(["category", "vendor"]),
    actions: expect.arrayContaining(["category.update", "vendor.update"]),
  });
});

test("bounded by days of Riyadh, by action and by what it was done to", async () => {
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  expect((await as(sara).activity({ from: today, to: today })).items).toHaveLength(40);
  expect((await as(sara).activity({ to: "2024-01-01" })).items).toEqual([]);
  expect((await as(sara).activity({ action: "category.update" })).items).toHaveLength(1);
  expect((await as(sara).activity({ kind: "vendor", entity: newId() })).items).toEqual([]);
  await expect(as(sara).activity({ from: "yesterday" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("what an admin does while signed in as someone else names both, and both find it", async () => {
  const huda = await aUser("admin", { name: "Huda" });
  const reem = { ...(await aUser("homeowner", { name: "Reem" })), impersonatedBy: { id: huda.id, name: huda.name } };
  const entry = { actor: reem, action: "vendor.update", entityType: "vendor", entityId: newId() };
  await audited({ requestId: "request-7", impersonator: reem.impersonatedBy }, () => recordAudit(db, entry));
  for (const id of [reem.id, huda.id]) {
    expect((await as(omar).activity({ person: id })).items[0]).toMatchObject({ actorName: "Reem", impersonatorName: "Huda" });
  }
  expect(await db.selectFrom("audit_events").select("request_id").where("actor_id", "=", reem.id).executeTakeFirst()).toEqual({ request_id: "request-7" });
});

test("people and things are named in the reader's language", async () => {
  const maha = await aUser("admin", { name: "Maha" });
  const lama = { ...(await aUser("homeowner", { name: "Lama" })), impersonatedBy: { id: maha.id, name: "Maha" } };
  await db.updateTable("profiles").set({ full_name_ar: "مها" }).where("id", "=", maha.id).execute();
  await db.updateTable("profiles").set({ full_name_ar: "لمى" }).where("id", "=", lama.id).execute();
  const shop = { id: newId(), name: "Majd", name_ar: "مجد", slug: "majd" };
  await db.insertInto("vendors").values(shop).execute();
  const entries = [
    { entityType: "vendor", entityId: shop.id },
    { entityType: "user", entityId: lama.id },
  ].map((entity) => ({ actor: lama, action: "vendor.update", ...entity }));
  await audited({ requestId: "request-8", impersonator: lama.impersonatedBy }, () => recordAudit(db, entries));
  const namesIn = async (language: string) =>
    (await as(sara, language).activity({ person: lama.id })).items.map((entry) => [entry.actorName, entry.impersonatorName, entry.entityName].join(" ")).sort();
  expect(await namesIn("ar")).toEqual(["لمى مها لمى", "لمى مها مجد"]);
  expect(await namesIn("en")).toEqual(["Lama Maha Lama", "Lama Maha Majd"]);
  expect((await as(sara, "ar").activityFilters()).people).toContainEqual({ id: maha.id, name: "مها" });
  await db.deleteFrom("vendors").where("id", "=", shop.id).execute();
});

test("the export has every entry that matches, and no cell that a spreadsheet would run", async () => {
  const other = { entityType: "vendor", entityId: newId() };
  const somebody = await aUser("admin");
  await recordAudit(db, { actor: { id: somebody.id, name: somebody.name }, action: "vendor.update", ...other });
  await recordAudit(db, { actor: { id: somebody.id, name: "=cmd()" }, action: "vendor.status", ...other });
  const lines = (await new Response(exportActivity({ kind: "vendor", entity: other.entityId }, "en")).text()).trim().split("\r\n");
  expect(lines).toHaveLength(1 + 2);
  expect(lines[0]).toBe("id,at,actor,impersonated_by,action,entity_type,entity_id,entity,changes");
  expect(lines[1]).toContain(",'=cmd(),,vendor.status,vendor,");
});

test("the log cannot be changed", async () => {
  await expect(db.updateTable("audit_events").set({ action: "nothing" }).execute()).rejects.toThrow("append-only");
  await expect(db.deleteFrom("audit_events").execute()).rejects.toThrow("append-only");
  // Erasing an account takes its id out of the log, not what was done.
  const gone = newId();
  await db.insertInto("users").values({ id: gone, name: "Gone", email: "gone@test.example" }).execute();
  await recordAudit(db, { actor: { id: gone, name: "Gone" }, action: "vendor.update", entityType: "vendor", entityId: newId() });
  await db.deleteFrom("users").where("id", "=", gone).execute();
  expect((await as(sara).activity({})).items[0]).toMatchObject({ actorId: null, actorName: "Gone" });
});

describe("the overview", () => {
  const now = Date.parse("2030-06-15T20:59:00Z");
  const joined = (name: string, at: string) => ({ id: newId(), name, email: `${name}@over.example`, created_at: at });

  test("counts by day of Riyadh and by role, beside the days before", async () => {
    const [vendorUser, late, ...rest] = [
      joined("first", "2030-06-15T10:00:00Z"),
      // Already the sixteenth in Riyadh: tomorrow.
      joined("tomorrow", "2030-06-15T21:00:00Z"),
      joined("edge", "2030-06-08T21:00:00Z"),
      joined("before", "2030-06-08T20:59:59Z"),
      joined("oldest", "2030-06-01T21:00:00Z"),
      joined("outside", "2030-06-01T20:59:59Z"),
    ];
    if (!vendorUser || !late) throw new Error("unreachable");
    await db
      .insertInto("users")
      .values([vendorUser, late, ...rest])
      .execute();
    await db.insertInto("user_roles").values({ user_id: vendorUser.id, role: "vendor" }).execute();
    const overview = await readOverview(true, 7, now);
    expect(overview).toMatchObject({ from: "2030-06-09", to: "2030-06-15", step: 1 });
    expect(overview.starts).toHaveLength(7);
    const users = overview.series.find((series) => series.id === "users");
    expect(users).toMatchObject({ parts: ["homeowner", "professional", "vendor", "admin"], total: 2, before: 2 });
    expect(users?.values).toEqual([[1, 0, 0, 0], ...Array(5).fill([0, 0, 0, 0]), [0, 0, 1, 0]]);
  });

  test.each([7, 30, 90, 365] as const)("%i days: the chart matches the tables", async (days) => {
    const overview = await readOverview(true, days);
    const since = new Date(Date.parse(`${overview.from}T00:00:00+03:00`));
    for (const [id, table] of [
      ["users", "users"],
      ["vendors", "vendors"],
      ["quotes", "quote_requests"],
    ] as const) {
      const { n } = await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<string>().as("n"))
        .where("created_at", ">=", since)
        .where("created_at", "<", new Date(since.getTime() + days * DAY_MS))
        .executeTakeFirstOrThrow();
      const series = overview.series.find((one) => one.id === id);
      expect(series?.total, id).toBe(Number(n));
      expect(
        series?.values.flat().reduce((sum, value) => sum + value, 0),
        id,
      ).toBe(Number(n));
    }
    expect(overview.starts).toHaveLength(days === 365 ? 53 : days);
    expect(overview.vendors).toEqual({ pending: 1, verified: 0, inactive: 0 });
  });

  test("content managers get what concerns them; others nothing", async () => {
    const manager = aViewer("homeowner", { name: "Manager", permissions: ["content_manager"] });
    const { series } = await as(manager).overview({ days: 30 });
    expect(series.map(({ id }) => id)).toEqual(["vendors", "reviews", "imports"]);
    expect(Object.keys(await as(manager).waiting()).sort()).toEqual(["imports", "vendors"]);
    expect((await as(sara).overview({ days: 30 })).series.map(({ id }) => id)).toContain("users");
    expect(Object.keys(await as(sara).waiting())).toContain("quotes");
    for (const call of [as(aViewer("vendor", { name: "V" })).overview({}), as(aViewer("vendor", { name: "V" })).waiting()])
      await expect(call).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

test("every action that is recorded has its words", () => {
  const sources = globSync("app/features/**/*.server.ts").map((file) => readFileSync(file, "utf8"));
  const actions = sources.flatMap((text) => [...text.matchAll(/action: "([a-z_]+\.[a-z_-]+)"/g)].map((match) => (match[1] ?? "").replaceAll(".", "-")));
  expect(actions.length).toBeGreaterThan(20);
  expect([...new Set(actions)].filter((action) => !(action in english.action))).toEqual([]);
});

test("whatever waits at a place is said in words", () => {
  const counts = ADMIN_PLACES.flatMap(({ places }) => places).flatMap(({ count }) => count ?? []);
  expect(counts.filter((count) => !(count in english.overview.waiting))).toEqual([]);
});
