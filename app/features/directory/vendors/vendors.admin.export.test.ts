import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { csvCell } from "#app/platform/csv/write-csv.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { exportVendors } from "./admin/server/export.server.ts";
import { adminVendorAddress } from "./vendors.admin.search.ts";

const admin = await aUser("admin", { name: "Sara" });
const everything = adminVendorAddress.filters(adminVendorAddress.initial);
// The text decoder of a response would drop the mark at the start.
const read = async (stream: ReadableStream<Uint8Array>) => Buffer.from(await new Response(stream).arrayBuffer()).toString();

test.each([
  ["=1+1", "'=1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["+cmd|'/C calc'!A0", "'+cmd|'/C calc'!A0"],
  ["-2+3", "'-2+3"],
  ["+966501234567", "+966501234567"],
  ["-5", "-5"],
  ['a "b", c', '"a ""b"", c"'],
  ["two\nlines", '"two\nlines"'],
  [null, ""],
])("cell %j is written as %j", (value, cell) => expect(csvCell(value)).toBe(cell));

test("the file has the template's columns and says what is stored, in bounded batches", async () => {
  const rows = Array.from({ length: 1203 }, (_, n) => ({
    id: newId(),
    name: `Vendor ${n}`,
    slug: `vendor-${n}`,
    tags: ["x", "y"],
    min_project_value: 480_050,
  }));
  await db.insertInto("vendors").values(rows).execute();
  const odd = {
    id: newId(),
    vendor_id: "V1",
    name: 'نور "الأصيل", جدة',
    slug: "نور",
    description: "one\ntwo",
    contact_phone: "+966501234567",
    is_featured: true,
    status: "Inactive",
    rating: 4.5,
  };
  await db.insertInto("vendors").values(odd).execute();

  const text = await read(exportVendors(admin, { matching: everything }));
  expect(text.startsWith("\uFEFFvendor_id,name,categories,")).toBe(true);
  const records = parse(text, { columns: true, bom: true }) as Record<string, string>[];
  expect(Object.keys(records[0] ?? {})).toHaveLength(27);
  expect(records).toHaveLength(1204);
  expect(new Set(records.map((record) => record.slug)).size).toBe(1204);
  expect(records[0]).toMatchObject({ tags: "x;y", min_project_value_sar: "4800.5", price_range_min_sar: "", is_featured: "false" });
  expect(records.at(-1)).toMatchObject({ name: odd.name, description: odd.description, contact_phone: odd.contact_phone, is_featured: "true", rating: "4.5" });

  const two = await read(exportVendors(admin, { ids: [odd.id, rows[0]?.id ?? ""] }));
  expect(parse(two, { columns: true, bom: true })).toHaveLength(2);
  const inactive = await read(exportVendors(admin, { matching: { ...everything, status: "Inactive" } }));
  expect(parse(inactive, { columns: true, bom: true })).toHaveLength(1);
});
