import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { vendorsAdminRouter } from "#app/features/directory/vendors/admin/server/procedures.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { runImport } from "./run/run-import.server.ts";
import { vendorImportsRouter } from "./server/procedures.server.ts";
import { outcomeOf, TEMPLATE_HEADERS } from "./vendor-imports.ts";

const admin = await aUser("admin");
const api = clientOf(vendorImportsRouter)(admin);
const calm = new AbortController().signal;

type Row = Partial<Record<(typeof TEMPLATE_HEADERS)[number], string>>;
const csv = (...rows: Row[]) => [TEMPLATE_HEADERS.join(","), ...rows.map((row) => TEMPLATE_HEADERS.map((header) => row[header] ?? "").join(","))].join("\r\n");
async function run(text: string, isDryRun = false, batchRows = 1000) {
  const { id } = await api.start({ file: new File([text], "vendors.csv"), isDryRun });
  await runImport(id, { signal: calm, batchRows });
  return api.get({ id });
}
const vendor = (column: "vendor_id" | "name", value: string) => db.selectFrom("vendors").selectAll().where(column, "=", value).executeTakeFirstOrThrow();

beforeEach(async () => {
  await sql`truncate vendors, categories, vendor_imports restart identity cascade`.execute(db);
  await sql`truncate rate_limits`.execute(db);
});

describe("categories of a file", () => {
  const file = () => csv({ name: "A", categories: "cafes;Majlis" }, { name: "B", categories: "Cafes" }, { name: "C", categories: "Kitchens" });
  const category = (name: string, more: object = {}) => ({ id: newId(), name, slug: name.toLowerCase(), type: "Service", ...more });
  const stored = async () =>
    (await db.selectFrom("categories").select(["name", "is_active"]).orderBy("name_key").execute()).map((row) => [row.name, row.is_active]);

  test("a dry run names those that are new, each with its rows; what is made stays hidden", async () => {
    await db.insertInto("categories").values(category("Kitchens")).execute();
    const dry = await run(file(), true);
    expect(dry.newCategories).toEqual([
      { name: "cafes", rows: 2 },
      { name: "Majlis", rows: 1 },
    ]);
    expect(await stored()).toEqual([["Kitchens", true]]);
    expect((await run(file(), false, 1)).newCategories.map(({ name }) => name)).toEqual(["cafes", "Majlis"]);
    expect(await stored()).toEqual([
      ["cafes", false],
      ["Kitchens", true],
      ["Majlis", false],
    ]);
  });

  test("what an admin maps means the other category, now and in every later file", async () => {
    const coffee = category("Coffee shops");
    await db.insertInto("categories").values(coffee).execute();
    const dry = await run(file(), true);
    const real = await api.apply({ id: dry.id, categories: [{ name: "cafes", categoryId: coffee.id }] });
    await runImport(real.id, { signal: calm });
    const linked = async (name: string) => {
      const { id } = await vendor("name", name);
      const rows = await db
        .selectFrom("vendor_categories as l")
        .innerJoin("categories as c", "c.id", "l.category_id")
        .select("c.name")
        .where("vendor_id", "=", id)
        .execute();
      return rows.map((row) => row.name).sort();
    };
    expect([await linked("A"), await linked("B"), await linked("C")]).toEqual([["Coffee shops", "Majlis"], ["Coffee shops"], ["Kitchens"]]);
    expect((await run(csv({ name: "D", categories: "CAFES" }))).categoriesCreated).toBe(0);
    expect(await linked("D")).toEqual(["Coffee shops"]);
  });
});

test("a vendor's history begins with the import that made it, and has what a later one changed", async () => {
  await run(csv({ vendor_id: "A", name: "Dar Noor" }, { vendor_id: "B", name: "Neighbor" }));
  await run(csv({ vendor_id: "A", name: "Dar Noor", city: "Jeddah" }));
  const history = async (id: string) => (await clientOf(vendorsAdminRouter)(admin).history({ id })).items;
  const [changed, made] = await history((await vendor("vendor_id", "A")).id);
  expect(changed).toMatchObject({ action: "vendor.import", actorName: admin.name, changes: [{ field: "city", before: null, after: "Jeddah" }] });
  expect(made).toMatchObject({ action: "vendor.import", actorName: admin.name, changes: [{ field: "file_name", after: "vendors.csv" }] });
  expect(await history((await vendor("vendor_id", "B")).id)).toHaveLength(1);
});

test("the untouched template publishes nobody", async () => {
  await run(await (await api.templateFile({})).text());
  const rows = await db.selectFrom("vendors").select(["status", "is_featured"]).execute();
  expect(rows).toHaveLength(3);
  expect(rows.every((row) => row.status === "Pending" && !row.is_featured)).toBe(true);
});

test.each([
  [{ created: 3, updated: 0, skipped: 0, errors: 0 }, "all"],
  [{ created: 0, updated: 0, skipped: 5, errors: 0 }, "all"],
  [{ created: 1, updated: 0, skipped: 2, errors: 2 }, "some"],
  [{ created: 0, updated: 0, skipped: 3, errors: 2 }, "some"],
  [{ created: 0, updated: 0, skipped: 16, errors: 16 }, "nothing"],
] as const)("%o went: %s", (given, outcome) => expect(outcomeOf(given)).toBe(outcome));

describe("the end", () => {
  const FILE = csv({ name: "One" }, { name: "", city: "x" });
  const href = "/admin/vendors/import";
  const audit = (id: string) => db.selectFrom("audit_events").select(["action", "actor_name", "changes"]).where("entity_id", "=", id).orderBy("id").execute();
  const start = async (by: Viewer, isDryRun = false) => (await clientOf(vendorImportsRouter)(by).start({ file: new File([FILE], "vendors.csv"), isDryRun })).id;

  test("is news for who started it, and is on record under their name with the counts", async () => {
    const [sara, omar] = [await aUser("admin"), await aUser("admin")];
    const id = await start(sara);
    await runImport(id, { signal: calm });
    expect(await noticesOf(sara)).toEqual([{ kind: "import_finished", params: { file: "vendors.csv", rows: 2, errors: 1 }, href }]);
    expect(await noticesOf(omar)).toEqual([]);
    const counted = { created: [null, 1], updated: [null, 0], skipped: [null, 1], errors: [null, 1], categories_created: [null, 0] };
    expect((await audit(id)).at(-1)).toEqual({
      action: "vendor_import.completed",
      actor_name: sara.name,
      changes: { file_name: [null, "vendors.csv"], ...counted },
    });
  });

  test("of a dry run is no news and not on record", async () => {
    const sara = await aUser("admin");
    const id = await start(sara, true);
    await runImport(id, { signal: calm });
    expect(await noticesOf(sara)).toEqual([]);
    expect((await audit(id)).map(({ action }) => action)).not.toContain("vendor_import.completed");
  });

  test("names who started it in the reader's language", async () => {
    const sara = await aUser("admin");
    await db.updateTable("profiles").set({ full_name_ar: "سارة" }).where("id", "=", sara.id).execute();
    const id = await start(sara);
    expect((await clientOf(vendorImportsRouter)(admin, "ar").list({})).items).toMatchObject([{ id, startedBy: "سارة" }]);
    expect(await api.get({ id })).toMatchObject({ startedBy: sara.name });
  });

  test("of one whose file is gone is news; what a colleague cancels is theirs on record, and nobody's news", async () => {
    const [sara, omar] = [await aUser("admin"), await aUser("admin")];
    const [lost, cancelled] = [await start(sara), await start(sara)];
    await clientOf(vendorImportsRouter)(omar).cancel({ id: cancelled });
    const { storage_key } = await db.selectFrom("vendor_imports").select("storage_key").where("id", "=", lost).executeTakeFirstOrThrow();
    await storage.remove(storage_key);
    await runImport(lost, { signal: calm });
    expect(await noticesOf(sara)).toEqual([{ kind: "import_failed", params: { file: "vendors.csv" }, href }]);
    expect(await noticesOf(omar)).toEqual([]);
    expect((await audit(cancelled)).at(-1)).toEqual({ action: "vendor_import.cancelled", actor_name: omar.name, changes: {} });
    expect((await audit(lost)).map(({ action }) => action)).not.toContain("vendor_import.completed");
  });
});
