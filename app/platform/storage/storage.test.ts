import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { storageAt } from "./storage.server.ts";
import { type Storage, StoredFileMissing } from "./storage.ts";
import { folderStorage } from "./storage-folder.server.ts";
import { readS3Address, s3Storage } from "./storage-s3.server.ts";

function contract(storage: () => Storage) {
  const type = "text/plain";
  it("stores bytes under a key and replaces them atomically", async () => {
    await storage().put("a/b.txt", Buffer.from("one"), { type });
    await storage().put("a/b.txt", Buffer.from("two"), { type });
    expect((await storage().read("a/b.txt")).toString()).toBe("two");
    expect((await buffer(await storage().get("a/b.txt"))).toString()).toBe("two");
    expect(await storage().exists("a/b.txt")).toBe(true);
  });
  it("takes a stream of unknown length", async () => {
    const part = Buffer.alloc(300_000, 7);
    await storage().put("streamed.bin", Readable.from([part, part, part]), { type });
    expect((await storage().read("streamed.bin")).equals(Buffer.concat([part, part, part]))).toBe(true);
  });
  it("leaves nothing behind when a stream breaks", async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from("half");
        throw new Error("the connection broke");
      })(),
    );
    await expect(storage().put("broken.bin", broken, { type })).rejects.toThrow("the connection broke");
    expect(await storage().exists("broken.bin")).toBe(false);
  });
  it("reports a missing key", async () => {
    await expect(storage().get("missing")).rejects.toThrow(StoredFileMissing);
    await expect(storage().read("missing")).rejects.toThrow(StoredFileMissing);
    expect(await storage().exists("missing")).toBe(false);
    await storage().remove("missing");
  });
  it("has nothing beneath a file", async () => {
    await storage().put("leaf.txt", Buffer.from("x"), { type });
    await expect(storage().read("leaf.txt/below")).rejects.toThrow(StoredFileMissing);
    await expect(storage().get("leaf.txt/below")).rejects.toThrow(StoredFileMissing);
    expect(await storage().exists("leaf.txt/below")).toBe(false);
  });
  it("has no bytes where others are below", async () => {
    await storage().put("folder/leaf.txt", Buffer.from("x"), { type });
    await expect(storage().read("folder")).rejects.toThrow(StoredFileMissing);
  });
  it("removes", async () => {
    await storage().put("gone", Buffer.from("x"), { type });
    await storage().remove("gone");
    expect(await storage().exists("gone")).toBe(false);
  });
  it.each(["../up", "a/../b", "/root", ".hidden", "a//b", "a/", "", "a\\b", "a\0b", "x".repeat(600)])("refuses the key %j", async (key) => {
    await expect((async () => storage().put(key, Buffer.from("x"), { type }))()).rejects.toThrow("Not a storage key");
    await expect((async () => storage().read(key))()).rejects.toThrow("Not a storage key");
  });
}

describe("folder", () => {
  let root = "";
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "storage-"));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));
  contract(() => folderStorage(root));
  it("says what else went wrong than that nothing is there", async () => {
    // 300 letters are a key, but no name of a file.
    const key = "x".repeat(300);
    for (const asked of [folderStorage(root).read(key), folderStorage(root).get(key)]) await expect(asked).rejects.toMatchObject({ code: "ENAMETOOLONG" });
  });
  it("removes unfinished files of a day ago, before it stores the first one", async () => {
    const own = join(root, "own");
    const unfinished = join(own, ".unfinished");
    await mkdir(unfinished, { recursive: true });
    const [day, now] = [24 * 3600, 1_800_000_000];
    for (const [name, age] of [
      ["old", day + 1],
      ["younger", day],
    ] as const) {
      await writeFile(join(unfinished, name), "half");
      await utimes(join(unfinished, name), now - age, now - age);
    }
    vi.useFakeTimers({ now: now * 1000, toFake: ["Date"] });
    try {
      await folderStorage(own).put("one.txt", Buffer.from("x"), { type: "text/plain" });
    } finally {
      vi.useRealTimers();
    }
    expect(await readdir(unfinished)).toEqual(["younger"]);
  });
  it("is where its address says: a path from where the server runs, or a file URL", async () => {
    const folder = join(root, "addressed to");
    await storageAt(`file://${folder.replaceAll(" ", "%20")}`).put("a.txt", Buffer.from("by URL"), { type: "text/plain" });
    await storageAt(`file:${relative(process.cwd(), folder)}`).put("b.txt", Buffer.from("by path"), { type: "text/plain" });
    expect([await readFile(join(folder, "a.txt"), "utf8"), await readFile(join(folder, "b.txt"), "utf8")]).toEqual(["by URL", "by path"]);
    expect(() => storageAt("s3://no-bucket")).toThrow("STORAGE_URL must look like");
  });
  it("leaves no unfinished file, neither of what was stored nor of what broke off", async () => {
    await folderStorage(root).put("whole.txt", Buffer.from("x"), { type: "text/plain" });
    const broken = new Readable({
      read() {
        this.destroy(new Error("the connection broke"));
      },
    });
    await expect(folderStorage(root).put("half.bin", broken, { type: "text/plain" })).rejects.toThrow("the connection broke");
    expect(await readdir(join(root, ".unfinished"))).toEqual([]);
  });
});

describe("S3", () => {
  const objects = new Map<string, { body: Buffer; type: string | undefined }>();
  const seen: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const path = new URL(request.url ?? "/", "http://x").pathname;
    seen.push(request.headers.authorization ?? "");
    const found = objects.get(path);
    if (request.method === "PUT") {
      // A store without support for chunked bodies would store their framing as content.
      if (request.headers["content-encoding"]?.includes("aws-chunked")) response.writeHead(501).end();
      else {
        objects.set(path, { body, type: request.headers["content-type"] });
        response.setHeader("ETag", '"1"').writeHead(200).end();
      }
    } else if (request.method === "DELETE") {
      objects.delete(path);
      response.writeHead(204).end();
    } else if (!found) {
      response.setHeader("Content-Type", "application/xml").writeHead(404);
      response.end(request.method === "HEAD" ? undefined : "<Error><Code>NoSuchKey</Code><Message>none</Message></Error>");
    } else {
      response.setHeader("Content-Type", found.type ?? "").setHeader("Content-Length", found.body.length);
      response.writeHead(200).end(request.method === "HEAD" ? undefined : found.body);
    }
  });
  let storage: Storage;
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    storage = s3Storage(`s3://key:se%2Fcret@127.0.0.1:${port}/bucket/media?region=me-south-1&pathStyle=1&tls=0`);
  });
  afterAll(() => new Promise((done) => server.close(done)));
  contract(() => storage);
  it("signs for its region and stores the type, under the prefix", async () => {
    await storage.put("a/b.txt", Buffer.from("one"), { type: "text/plain" });
    expect(seen.every((value) => value.includes("/me-south-1/s3/"))).toBe(true);
    expect(objects.get("/bucket/media/a/b.txt")?.type).toBe("text/plain");
  });
  it("reads its settings from the address, and says what is wrong with one", () => {
    expect(readS3Address("s3://k:s@minio.example/photos?region=eu-central-1")).toMatchObject({
      bucket: "photos",
      endpoint: "https://minio.example",
      forcePathStyle: false,
      credentials: { accessKeyId: "k", secretAccessKey: "s" },
    });
    expect(() => readS3Address("s3://minio.example/photos")).toThrow("STORAGE_URL must look like");
  });
});
