import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ImageError } from "./image-error.ts";
import { collectImage, storeImageBytes, storeImageBytesPatiently } from "./store-image.server.ts";

const behind = vi.hoisted(() => ({ failures: [] as Error[], cleaned: 0 }));
vi.mock("./clean-image.server.ts", () => ({
  DESCRIPTION_VERSION: 7,
  async cleanImage(bytes: Buffer) {
    behind.cleaned += 1;
    const failure = behind.failures.shift();
    if (failure) throw failure;
    return {
      bytes: bytes.subarray(0, 3),
      mime: "image/webp",
      extension: "webp",
      width: 4,
      height: 5,
      placeholder: "p",
      colors: ["#123456"],
      look: Buffer.alloc(1),
    };
  },
}));
vi.mock("./store-bytes.server.ts", () => ({
  storeBytes: async (_: Buffer, { folder, extension, type }: Record<string, string>) => ({ sha256: "abc", storage_key: `${folder}/abc.${extension} ${type}` }),
}));

const MEGABYTE = 1024 * 1024;
beforeEach(() => {
  Object.assign(behind, { failures: [], cleaned: 0 });
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test("what is stored is what was cleaned, with its description and the version of it", async () => {
  expect(await storeImageBytes(Buffer.from("picture"))).toEqual({
    ...{ sha256: "abc", storage_key: "images/abc.webp image/webp", mime: "image/webp", byte_size: 3, width: 4, height: 5 },
    ...{ placeholder: "p", colors: ["#123456"], look: Buffer.alloc(1), description_version: 7 },
  });
});

describe("all bytes are taken", () => {
  async function* chunked(...chunks: string[]) {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }
  test("of a buffer, an array, a stream", async () => {
    const buffer = Buffer.from("picture");
    expect(await collectImage(buffer, 100)).toBe(buffer);
    expect(await collectImage(new Uint8Array(buffer), 100)).toEqual(buffer);
    expect(await collectImage(chunked("pic", "tu", "re") as never, 100)).toEqual(buffer);
    expect(await collectImage(chunked() as never, 100)).toEqual(Buffer.alloc(0));
  });

  test("up to the limit, over all pieces", async () => {
    expect(await collectImage(Buffer.alloc(99), 100)).toHaveLength(99);
    await expect(collectImage(Buffer.alloc(100), 100)).rejects.toMatchObject({ code: "TOO_LARGE" });
    expect(await collectImage(chunked("x".repeat(50), "x".repeat(49)) as never, 100)).toHaveLength(99);
    await expect(collectImage(chunked("x".repeat(50), "x".repeat(50)) as never, 100)).rejects.toMatchObject({ code: "TOO_LARGE" });
  });

  test("ten megabytes, unless said otherwise; the limit is told", async () => {
    expect(await storeImageBytes(Buffer.alloc(10 * MEGABYTE - 1))).toBeTruthy();
    await expect(storeImageBytes(Buffer.alloc(10 * MEGABYTE))).rejects.toMatchObject({ code: "TOO_LARGE", megabytes: 10 });
    await expect(collectImage(Buffer.alloc(MEGABYTE * 3), 2.4 * MEGABYTE)).rejects.toMatchObject({ megabytes: 2 });
    await expect(collectImage(Buffer.alloc(MEGABYTE * 3), 2.6 * MEGABYTE)).rejects.toMatchObject({ megabytes: 3 });
  });
});

describe("a job waits for its turn", () => {
  const busy = (times: number) => Array.from({ length: times }, () => new ImageError("BUSY"));
  const patiently = (signal = new AbortController().signal) => {
    const outcome = storeImageBytesPatiently(Buffer.from("picture"), MEGABYTE, signal).then(
      () => "stored",
      (error: Error) => error.message,
    );
    const state = { outcome: "waiting" };
    void outcome.then((found) => Object.assign(state, { outcome: found }));
    return state;
  };

  test("half a second, up to twenty times", async () => {
    behind.failures = busy(2);
    const job = patiently();
    await vi.advanceTimersByTimeAsync(499);
    expect([behind.cleaned, job.outcome]).toEqual([1, "waiting"]);
    await vi.advanceTimersByTimeAsync(1);
    expect([behind.cleaned, job.outcome]).toEqual([2, "waiting"]);
    await vi.advanceTimersByTimeAsync(500);
    expect([behind.cleaned, job.outcome]).toEqual([3, "stored"]);
    Object.assign(behind, { failures: busy(19), cleaned: 0 });
    const last = patiently();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([behind.cleaned, last.outcome]).toEqual([20, "stored"]);
    Object.assign(behind, { failures: busy(20), cleaned: 0 });
    const given = patiently();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([behind.cleaned, given.outcome]).toEqual([20, new ImageError("BUSY").message]);
  });

  test("not for what will not become better", async () => {
    behind.failures = [new ImageError("DAMAGED")];
    const damaged = patiently();
    await vi.advanceTimersByTimeAsync(0);
    behind.failures = [new Error("the disk is full")];
    const full = patiently();
    await vi.advanceTimersByTimeAsync(0);
    expect([damaged.outcome, full.outcome, behind.cleaned]).toEqual([new ImageError("DAMAGED").message, "the disk is full", 2]);
  });

  test("no longer than it runs", async () => {
    behind.failures = busy(5);
    const stop = new AbortController();
    const job = patiently(stop.signal);
    await vi.advanceTimersByTimeAsync(100);
    stop.abort(new Error("stopped"));
    await vi.advanceTimersByTimeAsync(400);
    expect([behind.cleaned, job.outcome]).toEqual([1, "stopped"]);
  });
});
