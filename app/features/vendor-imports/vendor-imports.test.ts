import { readFileSync } from "node:fs";
import { createRouterClient } from "@orpc/server";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Permission, Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/ids.ts";
import { runImport } from "./run/run-import.server.ts";
import { TEMPLATE_HEADERS } from "./vendor-imports.ts";
import { vendorImportsRouter } from "./vendor-imports.procedures.server.ts";

const person = (role: Role, permissions: Permission[] = []): Viewer => ({ id: newId(), name: "Sara", email: `${newId()}@test.example`, role, roleIsFallback: false, permissions, language: null, theme: null });
const admin = person("admin");
const as = (viewer: Viewer | null) => createRouterClient(vendorImportsRouter, { context: { viewer, language: "en", requestId: "r", ip: "127.0.0.1" } });
const api = as(admin);
const calm = new AbortController().signal;

type Row = Partial<Record<(typeof TEMPLATE_HEADERS)[number], string>>;
const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const csv = (...rows: Row[]) => [TEMPLATE_HEADERS.join(","), ...rows.map((row) => TEMPLATE_HEADERS.map((header) => quoted(row[header] ?? "")).join(","))].join("\r\n");
const fixture = (name: string) => readFileSync(new URL(`../../../e2e/fixtures/${name}`, import.meta.url));

async function run(text: string | Buffer, isDryRun = false) {
  const { id } = await api.start({ file: new File([text as BlobPart], "vendors.csv"), isDryRun });
  await runImport(id, { signal: calm });
  return api.get({ id });
}
const counts = ({ created, updated, skipped, unchanged, errors, categoriesCreated }: Awaited<ReturnType<typeof run>>) => ({ created, updated, skipped, unchanged, errors, categoriesCreated });
const errorsOf = async (id: string) => (await api.listErrors({ id })).items.map(({ text }) => text);
const vendor = (column: "vendor_id" | "name" | "google_place_id", value: string) => db.selectFrom("vendors").selectAll().where(column, "=", value).executeTakeFirstOrThrow();
/** Everything an import may write, to the last bit. */
const snapshot = async () =>
  (await sql<{ all: string }>`select md5(coalesce(string_agg(v::text, '|' order by v.id), '')) || md5((select coalesce(string_agg(l::text, '|' order by l::text), '') from vendor_categories l)) || (select count(*) from categories) "all" from vendors v`.execute(db)).rows[0]?.all;

beforeEach(async () => {
  await sql`truncate vendors, categories, vendor_imports restart identity cascade`.execute(db);
  await db.insertInto("users").values({ id: admin.id, name: admin.name, email: admin.email }).onConflict((conflict) => conflict.doNothing()).execute();
  await sql`truncate rate_limits`.execute(db);
});

describe("access and refusals", () => {
  test("content managers only", async () => {
    await expect(as(null).list({})).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    for (const role of ["homeowner", "professional", "vendor"] as const) await expect(as(person(role)).start({ file: new File(["x"], "x.csv") })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(as(person("homeowner", ["content_manager"])).list({})).resolves.toEqual({ items: [], next: null });
  });

  test.each([
    ["", "CSV file must contain at least a header row and one data row"],
    [TEMPLATE_HEADERS.join(","), "CSV file must contain at least a header row and one data row"],
    [`${TEMPLATE_HEADERS.join(",")}\r\n,,,,\r\n\r\n`, "CSV file must contain at least a header row and one data row"],
    ["name,city\nx,y", /^Missing required headers: vendor_id, categories, vendor_type, coverage_areas/],
    ["%PDF-1.7\u0000\u0001", "Please select a valid CSV file"],
  ])("refuses %j", async (text, message) => {
    await expect(api.start({ file: new File([text], "vendors.csv") })).rejects.toMatchObject({ code: "INVALID_FILE", defined: true, message: typeof message === "string" ? message : expect.stringMatching(message) });
    expect(await db.selectFrom("vendor_imports").select("id").execute()).toEqual([]);
  });

  test("what is not there is not found", async () => {
    for (const call of [api.get, api.cancel, api.listErrors, api.errorsFile, api.apply]) await expect(call({ id: newId() })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("the two example files", () => {
  test("template: counts, errors, data; twice changes nothing; a dry run says the same", async () => {
    const file = fixture("vendors-template.csv");
    const dry = await run(file, true);
    expect(await db.selectFrom("vendors").select("id").execute()).toEqual([]);
    const first = await run(file);
    expect(counts(first)).toEqual(counts(dry));
    expect(first).toMatchObject({ status: "completed", format: "template", totalRows: 2501, processedRows: 2501, errors: 4, created: 2496, updated: 1, skipped: 4, categoriesCreated: 24 });
    expect(first.created + first.updated + first.skipped).toBe(2501);
    expect(await db.selectFrom("vendors").select("id").execute()).toHaveLength(first.created);
    expect(await errorsOf(first.id)).toEqual([
      "Row 51: Missing required field 'name'",
      "Row 101: [invalid_number] rating is not a number: not a number",
      "Row 151: [not_whole] review_count must be a whole number: 12.7",
      "Row 501: Missing required field 'name'",
    ]);
    expect(await vendor("vendor_id", "V00010")).toMatchObject({ description: "same vendor_id as an earlier row: an update", contact_phone: "+966588703586", min_project_value: 2_500_000, languages: ["Arabic", "English"] });
    expect(await vendor("vendor_id", "V00001")).toMatchObject({ city: "Jeddah", slug: "wahat-smart-home", status: "Verified", is_featured: false });
    const before = await snapshot();
    const second = await run(file);
    expect(counts(second)).toMatchObject({ created: 0, updated: 0, skipped: 2501, errors: 4, categoriesCreated: 0 });
    expect(await snapshot()).toBe(before);
    expect(counts(await run(file, true))).toEqual(counts(second));
  });

  test("scraped listings", async () => {
    const file = fixture("scraped-listings.csv");
    const dry = await run(file, true);
    const first = await run(file);
    expect(counts(first)).toEqual(counts(dry));
    expect(first).toMatchObject({ status: "completed", format: "scraped", created: 1199, skipped: 1, errors: 1, categoriesCreated: 8 });
    expect((await sql<{ n: number }>`select count(*) n from vendors where status = 'Inactive'`.execute(db)).rows[0]?.n).toBeGreaterThan(0);
    expect(await vendor("google_place_id", "ChIJ00000000ef0aead5f1608435")).toMatchObject({ name: "Fann Lighting Taif 1", city: "Taif", address: "Olaya St, الطائف", rating: 4.3, review_count: 1671, latitude: 21.315638 });
    expect(counts(await run(file))).toEqual({ created: 0, updated: 0, skipped: 1200, unchanged: 1199, errors: 1, categoriesCreated: 0 });
  });
});
