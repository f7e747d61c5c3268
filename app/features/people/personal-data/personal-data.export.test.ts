import { Readable } from "node:stream";
import { inflateRawSync } from "node:zlib";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { serverClient } from "#app/api/server-client.server.ts";
import { putAccount } from "#app/platform/auth/accounts.server.ts";
import type { Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { fromFeatures } from "#app/platform/feature/feature.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { derivative } from "#app/platform/media/derivative.server.ts";
import { removeBytesJob } from "#app/platform/media/remove-files.server.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { eraseDue } from "./server/erasure.server.ts";
import { cleanExports, openExport, runExport } from "./server/exports.server.ts";

const running = new AbortController().signal;
const client = (viewer: Viewer | null) => serverClient({ viewer, language: "ar", requestId: newId(), ip: newId() }).personalData;

async function person(role: Role, name: string): Promise<Viewer> {
  const email = `${name.toLowerCase()}-${newId()}@test.example`;
  const { id } = await putAccount(db, { email, name, password: "a good long password", role });
  return { id, name, email, role, roleIsFallback: false, permissions: [], language: null, theme: null };
}
async function picture(ownerId: string, color: string) {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer();
  return storeImage(bytes, { isPublic: false, ownerId });
}

/** Entries of a ZIP by name, read through its central directory. */
function unzip(zip: Buffer): Record<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  const entries: Record<string, Buffer> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let n = zip.readUInt16LE(end + 10); n > 0; n -= 1) {
    const [method, size, nameLength] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    entries[zip.toString("utf8", at + 46, at + 46 + nameLength)] = method === 8 ? inflateRawSync(bytes) : bytes;
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}
async function readAll(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

let reem: Viewer;
let other: Viewer;
beforeAll(async () => {
  reem = await person("homeowner", "Reem");
  other = await person("homeowner", "Other");
});

test("every column that points at a person is exported, or says why not", async () => {
  const { rows } = await sql<{ name: string }>`
    select k.table_name || '.' || k.column_name as name
    from information_schema.referential_constraints r
    join information_schema.key_column_usage k using (constraint_schema, constraint_name)
    join information_schema.constraint_column_usage u on u.constraint_schema = r.unique_constraint_schema and u.constraint_name = r.unique_constraint_name
    where r.constraint_schema = 'public' and u.table_name = 'users'`.execute(db);
  const known = rows.map(({ name }) => name).sort();
  const answered = fromFeatures("personal")
    .flatMap(({ tables = [], notExported = {} }) => [...tables.flatMap(({ covers }) => covers), ...Object.keys(notExported)])
    .sort();
  expect(answered).toEqual(known);
});

test("an account can always be erased: what points at a person goes with them or forgets them", async () => {
  const { rows } = await sql<{ table_name: string; delete_rule: string }>`
    select k.table_name, r.delete_rule from information_schema.referential_constraints r
    join information_schema.key_column_usage k using (constraint_schema, constraint_name)
    join information_schema.constraint_column_usage u on u.constraint_schema = r.unique_constraint_schema and u.constraint_name = r.unique_constraint_name
    where r.constraint_schema = 'public' and u.table_name in ('users', 'files')`.execute(db);
  expect(rows.filter((row) => !["CASCADE", "SET NULL"].includes(row.delete_rule))).toEqual([]);
});

test("the archive has the person's rows and files, nobody else's, and nothing that opens the account", async () => {
  const file = await picture(reem.id, "#8a5");
  await picture(other.id, "#158");
  const vendorId = newId();
  await db.insertInto("vendors").values({ id: vendorId, name: "Bayt", slug: "bayt", status: "Verified", notes_internal: "for staff" }).execute();
  await giveVendor(vendorId, reem.id);
  const request = {
    vendor_id: vendorId,
    project_type: "majlis",
    city: "Riyadh",
    start_when: "now",
    contact_name: "R",
    contact_email: "r@test.example",
    language: "en",
  };
  const quotes = Array.from({ length: 1_200 }, (_, n) => ({
    ...request,
    id: newId(),
    idempotency_key: newId(),
    requester_id: reem.id,
    description: `request ${n}`,
  }));
  await db.insertInto("quote_requests").values(quotes).execute();
  await db
    .insertInto("quote_requests")
    .values({ ...request, id: newId(), idempotency_key: newId(), requester_id: other.id, description: "of another account" })
    .execute();
  await client(reem).setConsent({ kind: "marketing", isGiven: true });

  const asked = await client(reem).requestExport();
  expect(asked).toMatchObject({ isRunning: true, leftToday: 2, items: [{ status: "queued" }] });
  await expect(client(reem).requestExport()).rejects.toMatchObject({ code: "CONFLICT" });
  const id = asked.items[0]?.id ?? "";
  expect(await openExport(reem, id)).toBeNull();
  await runExport(id, running);
  const [item] = (await client(reem).exports()).items;
  expect(item).toMatchObject({ id, status: "ready" });

  const found = await openExport(reem, id);
  const zip = await readAll(found?.body ?? Readable.from([]));
  expect(zip.length).toBe(item?.byteSize);
  const entries = unzip(zip);
  expect(entries["README.txt"]?.toString()).toContain(reem.email);
  const json = (area: string) => JSON.parse(entries[`data/${area}.json`]?.toString() ?? "{}") as Record<string, Record<string, unknown>[]>;
  expect(json("account")["users"]).toMatchObject([{ id: reem.id, email: reem.email }]);
  expect(json("account")["consents"]).toMatchObject([{ kind: "marketing", is_given: true }]);
  expect(json("quote-requests")["quote_requests"]).toHaveLength(1_200);
  expect(json("vendors")["vendors"]).toMatchObject([{ name: "Bayt" }]);
  expect(entries[`files/${file.id}.png`] ?? entries[`files/${file.id}.webp`]).toEqual(await storage.read(file.storage_key));
  expect(Object.keys(entries).filter((name) => name.startsWith("files/"))).toHaveLength(1);
  const everything = Object.values(entries).map(String).join("\n");
  for (const secret of ["of another account", "for staff", '"password"', '"token"', '"storage_key"', other.email]) expect(everything).not.toContain(secret);
  const notices = await db.selectFrom("notifications").select(["kind", "href"]).where("user_id", "=", reem.id).execute();
  expect(notices).toEqual([{ kind: "export_ready", href: "/dashboard/settings/data" }]);

  // Its owner alone; not for an admin who is signed in as them; not when its time is over.
  expect(await openExport(other, id)).toBeNull();
  expect(await openExport({ ...reem, impersonatedBy: { id: other.id, name: "x" } }, id)).toBeNull();
  expect((await client(other).exports()).items).toEqual([]);
  await cleanExports(new Date(Date.now() + 8 * DAY_MS));
  expect(await openExport(reem, id)).toBeNull();
  expect(await storage.exists(`exports/${id}.zip`)).toBe(false);
  expect((await client(reem).exports()).items[0]).toMatchObject({ status: "expired" });
});

test("three a day, also when asked for at once; a killed run is made anew; a lost one is given up", async () => {
  const eager = await person("vendor", "Eager");
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => client(eager).requestExport()));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const id = (await client(eager).exports()).items[0]?.id ?? "";
  const stopped = new AbortController();
  stopped.abort();
  await expect(runExport(id, stopped.signal)).rejects.toThrow();
  expect((await client(eager).exports()).items[0]).toMatchObject({ status: "running" });
  await runExport(id, running);
  expect((await client(eager).exports()).items[0]).toMatchObject({ status: "ready" });
  await client(eager).requestExport();
  await cleanExports(new Date(Date.now() + 7 * 3_600_000));
  expect((await client(eager).exports()).items[0]).toMatchObject({ status: "failed" });
  await client(eager).requestExport();
  await cleanExports(new Date(Date.now() + 7 * 3_600_000));
  await expect(client(eager).requestExport()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  await expect(client(null).requestExport()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

test("a run that failed meanwhile leaves no file and sends no notification", async () => {
  const slow = await person("vendor", "Slow");
  const id = (await client(slow).requestExport()).items[0]?.id ?? "";
  const put = storage.put.bind(storage);
  vi.spyOn(storage, "put").mockImplementationOnce(async (...args) => {
    await put(...args);
    await cleanExports(new Date(Date.now() + 7 * 3_600_000));
  });
  await runExport(id, running);
  expect((await client(slow).exports()).items[0]).toMatchObject({ status: "failed" });
  expect(await storage.exists(`exports/${id}.zip`)).toBe(false);
  expect(await db.selectFrom("notifications").select("kind").where("user_id", "=", slow.id).execute()).toEqual([]);
});

test("storage that cannot be written fails the copy, and the end of its job afterwards harms nothing", async () => {
  const unlucky = await person("homeowner", "Unlucky");
  await client(unlucky).requestExport();
  const id = (await client(unlucky).exports()).items[0]?.id ?? "";
  vi.spyOn(storage, "put").mockRejectedValueOnce(Object.assign(new Error("read-only"), { code: "EROFS" }));
  const job = new AbortController();
  await runExport(id, job.signal);
  expect((await client(unlucky).exports()).items[0]).toMatchObject({ status: "failed" });
  const uncaught = vi.fn();
  process.once("uncaughtException", uncaught);
  job.abort();
  await new Promise((done) => setImmediate(done));
  process.off("uncaughtException", uncaught);
  expect(uncaught).not.toHaveBeenCalled();
});

test("erasing removes files from storage in every size, unless another account has the same bytes or the directory shows them", async () => {
  const leaver = await person("homeowner", "Leaver");
  const [own, shared, shown] = [await picture(leaver.id, "#111"), await picture(leaver.id, "#222"), await picture(leaver.id, "#333")];
  await picture(other.id, "#222");
  await db.insertInto("vendors").values({ id: newId(), name: "Logo", slug: "logo", logo_id: shown.id }).execute();
  await derivative(own, 160, "webp");
  const derived = `derived/${own.sha256.slice(0, 2)}/${own.sha256}/160.webp`;
  expect(await storage.exists(derived)).toBe(true);
  await db
    .updateTable("users")
    .set({ deletion_requested_at: new Date(Date.now() - 31 * DAY_MS) })
    .where("id", "=", leaver.id)
    .execute();
  await startJobs([removeBytesJob]);
  await eraseDue();
  await vi.waitFor(async () => expect(await storage.exists(own.storage_key)).toBe(false), { timeout: 20_000 });
  await stopJobs();
  expect(await Promise.all([shared, shown].map((file) => storage.exists(file.storage_key)))).toEqual([true, true]);
  expect(await storage.exists(derived)).toBe(false);
  const left = await db.selectFrom("files").select(["id", "owner_id"]).where("id", "in", [own.id, shared.id, shown.id]).execute();
  expect(left).toEqual([{ id: shown.id, owner_id: null }]);
});
