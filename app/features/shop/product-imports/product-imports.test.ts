import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { guardedFetch } from "#app/platform/fetch/guarded-fetch.server.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { runImport } from "./run/run-import.server.ts";

const code = (name: string) => expect.objectContaining({ code: name });
const csv = (...lines: string[]) => new File([`${lines.join("\n")}\n`], "pieces.csv", { type: "text/csv" });
const HEAD = "Handle,Title,Title (Arabic),Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Image Src,Status";
const SOFA = ["sofa,Velvet sofa,أريكة مخمل,Fabric,Emerald,S-1,5300,6,,", "sofa,,,,Ruby,S-2,5650,2,,"];
const TABLE = "table,Oak table,,,,T-1,1200,4,,";

let owner: Viewer;
let watcher: Viewer;
let rival: Viewer;
let vendorId: string;
beforeEach(async () => {
  [owner, watcher, rival] = [await aUser("vendor"), await aUser("vendor"), await aUser("vendor")];
  vendorId = (await aVendor({ name: "Areen" })).id;
  await giveVendor(vendorId, owner.id, { [watcher.id]: "viewer" });
  await aVendor({ name: "Noor", ownedBy: rival.id });
});

const pieces = async () => (await as(owner).vendorProducts.list({ sort: "name" })).items;
const run = (id: string, options: Partial<Parameters<typeof runImport>[1]> = {}) => runImport(id, { signal: new AbortController().signal, ...options });
async function imported(file: File, more: { isDryRun?: boolean } = { isDryRun: false }, options: Partial<Parameters<typeof runImport>[1]> = {}) {
  const { id } = await as(owner).productImports.start({ vendorId, file, category: "decor", ...more });
  await run(id, options);
  return as(owner).productImports.get({ id });
}

describe("who", () => {
  test("editors import, viewers look, others find nothing", async () => {
    const start = (by: Viewer) => as(by).productImports.start({ vendorId, file: csv(HEAD, TABLE), category: "decor" });
    const { id } = await start(owner);
    await expect(start(watcher)).rejects.toEqual(code("FORBIDDEN"));
    await expect(start(rival)).rejects.toEqual(code("NOT_FOUND"));
    await db.updateTable("profiles").set({ full_name_ar: "سارة" }).where("id", "=", owner.id).execute();
    expect((await as(watcher).productImports.list({})).items).toMatchObject([{ id, startedBy: owner.name }]);
    expect((await as(watcher, "ar").productImports.list({})).items).toMatchObject([{ id, startedBy: "سارة" }]);
    expect((await as(rival).productImports.list({})).items).toEqual([]);
    for (const ask of ["get", "listProblems", "cancel"] as const) await expect(as(rival).productImports[ask]({ id })).rejects.toEqual(code("NOT_FOUND"));
    await expect(as(watcher).productImports.cancel({ id })).rejects.toEqual(code("FORBIDDEN"));
    await expect(as(rival).productImports.exportFile({ vendorId })).rejects.toEqual(code("NOT_FOUND"));
    await as(owner).productImports.cancel({ id });
    await run(id);
    expect(await pieces()).toEqual([]);
    expect(await noticesOf(owner)).toEqual([]);
    const events = await db.selectFrom("audit_events").select(["action", "actor_id"]).where("entity_id", "=", id).orderBy("id").execute();
    expect(events.at(-1)).toEqual({ action: "product_import.cancelled", actor_id: owner.id });
  });

  test("who leaves the team while it runs writes nothing more", async () => {
    const { id } = await as(owner).productImports.start({ vendorId, file: csv(HEAD, TABLE), category: "decor", isDryRun: false });
    await db.deleteFrom("organization_members").where("user_id", "=", owner.id).execute();
    await run(id);
    expect(await db.selectFrom("product_imports").select("status").where("id", "=", id).executeTakeFirst()).toEqual({ status: "failed" });
    expect(await noticesOf(owner)).toEqual([{ kind: "import_failed", params: { file: "pieces.csv" }, href: "/vendor/products/import" }]);
    expect(await db.selectFrom("products").select("id").where("vendor_id", "=", vendorId).execute()).toEqual([]);
  });
});

test("what is no file of pieces is refused at once", async () => {
  const start = (file: File) => as(owner).productImports.start({ vendorId, file, category: "decor" });
  await expect(start(csv("Handle,Price", "a,1"))).rejects.toMatchObject({ code: "INVALID_FILE", data: { problem: "missing_headers" } });
  await expect(start(csv(HEAD))).rejects.toMatchObject({ code: "INVALID_FILE", data: { problem: "no_rows" } });
  await expect(start(new File(["PK\u0003\u0004 no archive"], "a.xlsx"))).rejects.toMatchObject({ code: "INVALID_FILE", data: { problem: "invalid_file" } });
});

describe("a run", () => {
  test("makes pieces with variants; a dry run says the same and writes nothing", async () => {
    const tried = await imported(csv(HEAD, ...SOFA, TABLE), { isDryRun: true });
    expect(tried).toMatchObject({ status: "completed", created: 2, updated: 0, failed: 0, processedRows: 3, totalRows: 3, isApplicable: true });
    expect(await pieces()).toEqual([]);
    expect(await noticesOf(owner)).toEqual([]);

    const { id } = await as(owner).productImports.apply({ id: tried.id, category: "tables" });
    await run(id);
    expect(await as(owner).productImports.get({ id })).toMatchObject({ created: 2, failed: 0, isDryRun: false });
    expect(await pieces()).toMatchObject([
      { name: "Oak table", status: "draft", stock: 4 },
      { name: "Velvet sofa", variants: 2, stock: 8, price: { amount: 530_000 } },
    ]);
    expect(await noticesOf(owner)).toMatchObject([{ kind: "import_finished", params: { rows: 3, errors: 0 } }]);
  });

  test("the same file again changes nothing; another changes what it names, and the rest stays", async () => {
    await imported(csv(HEAD, ...SOFA, TABLE));
    expect(await imported(csv(HEAD, ...SOFA, TABLE))).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await imported(csv("Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty", "sofa,Velvet sofa,S-2,5900,", "sofa,,S-3,6100,1"))).toMatchObject(
      { updated: 1 },
    );
    const sofa = (await pieces()).find(({ name }) => name === "Velvet sofa");
    const { variants, nameAr } = await as(owner).vendorProducts.get({ id: sofa?.id ?? "" });
    expect(variants.map(({ sku, price, stock }) => [sku, price, stock])).toEqual([
      ["S-1", 530_000, 6],
      ["S-2", 590_000, 2],
      ["S-3", 610_000, 1],
    ]);
    expect(nameAr).toBe("أريكة مخمل");
  });

  test("a row that is wrong is named and keeps its piece out; the others go in", async () => {
    const result = await imported(csv(HEAD, "sofa,Velvet sofa,,,,S-1,dear,1,,", "x,,,,,,5,1,,", TABLE));
    expect(result).toMatchObject({ status: "completed", created: 1, failed: 2, processedRows: 3 });
    expect((await as(owner).productImports.listProblems({ id: result.id })).items).toMatchObject([
      { row: 2, code: "invalid_number", column: "Variant Price", value: "dear", item: "Velvet sofa" },
      { row: 3, code: "missing_title" },
    ]);
    expect((await pieces()).map(({ name }) => name)).toEqual(["Oak table"]);
  });

  test("another vendor's piece of the same handle stays as it is", async () => {
    const theirs = (await as(rival).vendorProducts.sellers())[0]?.id ?? "";
    const { id } = await as(rival).productImports.start({ vendorId: theirs, file: csv(HEAD, TABLE), category: "decor", isDryRun: false });
    await run(id);
    await imported(csv(HEAD, "table,Our table,,,,T-1,99,1,,"));
    expect((await as(rival).vendorProducts.list({})).items).toMatchObject([{ name: "Oak table", price: { amount: 120_000 } }]);
  });

  test("cut off after a batch it goes on behind it: each piece once", async () => {
    const lines = Array.from({ length: 60 }, (_, n) => `p${n},Piece ${n},,,,,${n + 1},1,,`);
    const { id } = await as(owner).productImports.start({ vendorId, file: csv(HEAD, ...lines), category: "decor", isDryRun: false });
    const ending = new AbortController();
    await expect(runImport(id, { signal: ending.signal, batchRows: 25, onBatch: () => ending.abort(new Error("killed")) })).rejects.toThrow("killed");
    expect(await as(owner).productImports.get({ id })).toMatchObject({ status: "processing", processedRows: 25, created: 25 });
    await run(id);
    expect(await as(owner).productImports.get({ id })).toMatchObject({ status: "completed", processedRows: 60, created: 60 });
    const rows = await db.selectFrom("products").select("name").where("vendor_id", "=", vendorId).execute();
    expect(new Set(rows.map(({ name }) => name)).size).toBe(60);
  });

  test("a handle that comes back later in the file means the same piece", async () => {
    const file = csv(HEAD, "sofa,Velvet sofa,,,,S-1,5300,6,,", TABLE, "sofa,Velvet sofa,,,,S-1,4900,6,,", "sofa-2,Second sofa,,,,,10,1,,");
    expect(await imported(file)).toMatchObject({ created: 3, updated: 1, failed: 0 });
    expect(await pieces()).toMatchObject([{ name: "Oak table" }, { name: "Second sofa" }, { name: "Velvet sofa", price: { amount: 490_000 } }]);
  });

  test("two runs at once do no harm", async () => {
    const lines = Array.from({ length: 40 }, (_, n) => `p${n},Piece ${n},,,,,${n + 1},1,,`);
    const { id } = await as(owner).productImports.start({ vendorId, file: csv(HEAD, ...lines), category: "decor", isDryRun: false });
    await Promise.all([run(id, { batchRows: 10 }), run(id, { batchRows: 10 })]);
    expect(await as(owner).productImports.get({ id })).toMatchObject({ status: "completed", processedRows: 40, created: 40 });
    expect(await db.selectFrom("products").select("id").where("vendor_id", "=", vendorId).execute()).toHaveLength(40);
  });

  test("a column that nobody knows means what a person says", async () => {
    const tried = await imported(csv("Handle,Title,Preis", "a,Stool,450"), { isDryRun: true });
    expect(tried.columns).toContainEqual({ header: "Preis", field: null });
    const { id } = await as(owner).productImports.apply({ id: tried.id, mapping: { Preis: "price" }, category: "seating" });
    await run(id);
    expect(await pieces()).toMatchObject([{ name: "Stool", price: { amount: 45_000 } }]);
    await expect(as(owner).productImports.apply({ id, category: "decor" })).rejects.toEqual(code("NOT_APPLICABLE"));
  });
});

describe("photographs", () => {
  test("come from their addresses and publish an active piece; one that cannot be had is a problem of its row", async () => {
    const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#1f7a6b" } })
      .png()
      .toBuffer();
    const server = createServer((request, response) => (request.url === "/sofa.png" ? response.end(image) : response.writeHead(404).end())).listen(
      0,
      "127.0.0.1",
    );
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const fetchImage: typeof guardedFetch = (address, options) => guardedFetch(address, { ...options, mayConnect: () => true, mayUsePort: () => true });
    const file = csv(HEAD, `sofa,Velvet sofa,,,,S-1,5300,6,${base}/sofa.png,active`, `sofa,,,,,,,,${base}/gone.png,`);
    const result = await imported(file, { isDryRun: false }, { fetchImage });
    expect(result).toMatchObject({ created: 1, failed: 0 });
    expect((await as(owner).productImports.listProblems({ id: result.id })).items).toMatchObject([{ row: 3, code: "image", value: `${base}/gone.png` }]);
    expect(await pieces()).toMatchObject([{ status: "pending", photo: { width: 40 } }]);
    // Not again, and not added twice.
    expect(await imported(file, { isDryRun: false }, { fetchImage: () => Promise.reject(new Error("not asked")) })).toMatchObject({ unchanged: 1 });
  });

  test("an address inside our own network is not asked", async () => {
    const result = await imported(csv(HEAD, "sofa,Velvet sofa,,,,S-1,5300,6,http://127.0.0.1/secret.png,active"));
    expect(result).toMatchObject({ created: 1 });
    expect((await as(owner).productImports.listProblems({ id: result.id })).items).toMatchObject([{ code: "image" }]);
    expect(await pieces()).toMatchObject([{ status: "draft", photo: null }]);
  });
});

describe("export", () => {
  test.each(["csv", "xlsx"] as const)("%s comes back as it went: nothing changes", async (format) => {
    await imported(csv(HEAD, ...SOFA, TABLE));
    const file = await as(watcher).productImports.exportFile({ vendorId, format });
    expect(await imported(new File([await file.arrayBuffer()], file.name))).toMatchObject({ created: 0, updated: 0, unchanged: 2, failed: 0 });
  });
});
