import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, expect, it, vi } from "vitest";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { derivative } from "./derivative.server.ts";
import { removeBytesJob, removeFiles } from "./remove-files.server.ts";
import { removeBytes, storeBytes } from "./store-bytes.server.ts";
import { storeDocument } from "./store-document.server.ts";
import { storeImage } from "./store-image.server.ts";

afterAll(async () => {
  await stopJobs();
  await disconnect();
});

const picture = async (background: string) =>
  storeImage(
    await sharp({ create: { width: 200, height: 100, channels: 3, background } })
      .jpeg()
      .toBuffer(),
    { isPublic: true },
  );

it("takes the bytes along, in every size, unless another row has the same; rolled back, nothing happens", async () => {
  const [first, same, other] = [await picture("#123456"), await picture("#123456"), await picture("#654321")];
  await derivative(first, 160, "webp");
  const size = `derived/${first.sha256.slice(0, 2)}/${first.sha256}/160.webp`;
  const paper = await storeDocument(new File(["%PDF-1.4\nx\n%%EOF"], "a.pdf"), null as never);
  const { storage_key: paperKey } = await db.selectFrom("files").select("storage_key").where("id", "=", paper.id).executeTakeFirstOrThrow();
  await startJobs([removeBytesJob]);

  const undone = db.transaction().execute(async (trx) => {
    await removeFiles(trx, [other.id]);
    throw new Error("rolled back");
  });
  await expect(undone).rejects.toThrow("rolled back");
  expect(await removeFiles(db, [first.id, other.id.replace(/.$/, (last) => (last === "0" ? "1" : "0"))])).toEqual([first.id]);
  expect(await removeFiles(db, sql`select id from files where id = ${paper.id}`)).toEqual([paper.id]);
  await vi.waitFor(async () => expect(await storage.exists(paperKey)).toBe(false), { timeout: 10_000 });
  expect(await Promise.all([first.storage_key, size, other.storage_key].map(storage.exists))).toEqual([true, true, true]);

  expect(await removeFiles(db, [same.id])).toEqual([same.id]);
  await vi.waitFor(async () => expect(await Promise.all([first.storage_key, size].map(storage.exists))).toEqual([false, false]), { timeout: 10_000 });
  expect(await storage.exists(other.storage_key)).toBe(true);
  expect(await removeFiles(db, [])).toEqual([]);
});

it("bytes that someone stores again at the same moment stay, whichever comes first", async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#204060" } })
    .jpeg()
    .toBuffer();
  const first = await storeImage(bytes, { isPublic: true });
  const { sha256, storage_key: storageKey } = first;
  await sql`delete from files where id = ${first.id}`.execute(db);
  const remove = () => removeBytesJob.handler({ images: [{ sha256, storageKey }] }, new AbortController().signal);

  // The second one has seen the bytes and not yet written its row when the removal of the first comes.
  const seen = vi.spyOn(storage, "exists").mockImplementationOnce(async () => {
    await remove();
    return true;
  });
  const second = await storeImage(bytes, { isPublic: true });
  expect(seen).toHaveBeenCalled();
  seen.mockRestore();
  expect(await storage.exists(storageKey)).toBe(true);
  // A deferred removal runs when the bytes are unused; one that starts first ends before the bytes are checked.
  await sql`delete from files where id = ${second.id}`.execute(db);
  await remove();
  expect(await storage.exists(storageKey)).toBe(false);
  await Promise.all([remove(), storeImage(bytes, { isPublic: true }), remove(), storeImage(bytes, { isPublic: true }), remove()]);
  expect(await storage.exists(storageKey)).toBe(true);
});

it("a reservation whose row never came ends", async () => {
  const { sha256, storage_key: key } = await storeBytes(Buffer.from("%PDF-1.4 lost"), { folder: "documents", extension: "pdf", type: "application/pdf" });
  expect(await removeBytes(sha256, [key])).toBeGreaterThan(0);
  expect(await storage.exists(key)).toBe(true);
  await sql`update byte_reservations set reserved_until = now() - interval '1 second' where sha256 = ${sha256}`.execute(db);
  expect(await removeBytes(sha256, [key])).toBeNull();
  expect(await storage.exists(key)).toBe(false);
});
