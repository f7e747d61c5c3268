import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { makeSizes, makeSizesJob } from "./make-sizes.server.ts";
import { warmImagesJob } from "./warm-images.jobs.server.ts";

const behind = vi.hoisted(() => ({ made: [] as unknown[], whole: [] as { sha256: string; width: number }[], broken: "", queued: [] as unknown[][] }));
vi.mock("./derivative.server.ts", () => ({
  makeMissing: async ({ sha256 }: { sha256: string }, sizes: unknown) => void behind.made.push([sha256, sizes]),
  async makeDerivatives(image: { sha256: string; width: number }) {
    if (image.sha256 === behind.broken) throw new Error("unreadable");
    behind.whole.push(image);
  },
}));
vi.mock("#app/platform/jobs/jobs.server.ts", () => ({
  defineJob: (job: object) => job,
  enqueue: async (_: unknown, data: object, options: object) => void behind.queued.push([data, options]),
}));
afterAll(disconnect);
beforeEach(async () => {
  Object.assign(behind, { made: [], whole: [], broken: "", queued: [] });
  await db.deleteFrom("files").execute();
});

const hash = (text: string) => text.padEnd(64, "0");
async function aFile(sha: string, more: { isPublic?: boolean; width?: number | null } = {}): Promise<string> {
  const { isPublic = true, width = 800 } = more;
  const id = newId();
  const values = { id, storage_key: `images/${sha}.jpg`, sha256: hash(sha), mime: "image/jpeg", byte_size: 1, width, height: width, is_public: isPublic };
  await db.insertInto("files").values(values).execute();
  return id;
}
const running = new AbortController().signal;

describe("sizes of images that were stored", () => {
  test("are made of those that were named, not of their neighbors and not of documents", async () => {
    const [one] = [await aFile("a1"), await aFile("a2")];
    const document = await aFile("a3", { width: null });
    await makeSizesJob.handler({ fileIds: [one, document] }, running);
    expect(behind.whole).toEqual([{ sha256: hash("a1"), storage_key: "images/a1.jpg", width: 800 }]);
  });

  test("are made of the others where one cannot be read; a stop is one", async () => {
    const fileIds = [await aFile("b1"), await aFile("b2")];
    behind.broken = hash("b1");
    await makeSizesJob.handler({ fileIds }, running);
    expect(behind.whole.map(({ sha256 }) => sha256)).toEqual([hash("b2")]);
    await expect(makeSizesJob.handler({ fileIds }, AbortSignal.abort(new Error("stopped")))).rejects.toThrow("stopped");
  });

  test("are queued in parts, each image once, within the transaction that stores them", async () => {
    const ids = Array.from({ length: 95 }, (_, n) => `f${n}`);
    const trx = {} as never;
    await makeSizes(ids, trx);
    expect(behind.queued.flatMap(([data]) => (data as { fileIds: string[] }).fileIds)).toEqual(ids);
    expect(behind.queued.length).toBeGreaterThan(1);
    expect(behind.queued.every(([, options]) => (options as { trx?: unknown }).trx === trx)).toBe(true);
    behind.queued.length = 0;
    await makeSizes(["f1"]);
    await makeSizes([]);
    expect(behind.queued).toEqual([[{ fileIds: ["f1"] }, {}]]);
  });
});

describe("what lists of cards show", () => {
  test("is made of public images before anyone asks, each once", async () => {
    for (const sha of ["c1", "c2"]) await aFile(sha);
    await db.updateTable("files").set({ storage_key: "images/c1.jpg" }).where("sha256", "=", hash("c1")).execute();
    await aFile("c3", { isPublic: false });
    // Not a picture, such as a 3D model.
    await aFile("c4", { width: null });
    await warmImagesJob.handler({}, running);
    const sizes = [
      [320, "avif"],
      [640, "avif"],
    ];
    expect(behind.made).toEqual([
      [hash("c1"), sizes],
      [hash("c2"), sizes],
    ]);
  });

  test("is made once of bytes that two rows share, and not after a stop", async () => {
    for (const sha of ["d1", "d1"]) await aFile(sha);
    await warmImagesJob.handler({}, running);
    expect(behind.made).toHaveLength(1);
    await expect(warmImagesJob.handler({}, AbortSignal.abort(new Error("stopped")))).rejects.toThrow("stopped");
    expect(behind.made).toHaveLength(1);
  });
});
