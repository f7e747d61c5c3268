import { Readable } from "node:stream";
import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { aModel } from "#app/platform/testing/a-model.ts";
import { fileAccess } from "./file-access.server.ts";
import { mediaRoutes, pictureRoutes } from "./media.routes.server.ts";
import { MODEL_TYPE, modelUrl } from "./model.ts";
import { type PhotoWidth, photoUrl, pictureUrl, shortId, srcSet } from "./photo.ts";
import { storeBytes } from "./store-bytes.server.ts";
import { storeImage } from "./store-image.server.ts";

const person = (id: string) => ({ id, role: "homeowner" }) as Viewer;
const owner = person("019a0000-0000-7000-8000-000000000001");
let viewer: Viewer | null = null;
const routes = mediaRoutes({ viewerOf: async () => viewer });
const get = (url: string, headers: Record<string, string> = {}) => routes.request(url.replace("/media", ""), { headers });
const picture = (background: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

let file: Awaited<ReturnType<typeof storeImage>>;
beforeAll(async () => {
  await db.insertInto("users").values({ id: owner.id, name: "Owner", email: "owner@diwan.example" }).execute();
  file = await storeImage(await picture("#b4552d"), { isPublic: true, altEn: "A wall" });
});

describe("storeImage", () => {
  it("stores equal pictures once, as separate rows", async () => {
    const again = await storeImage(Readable.from([await picture("#b4552d")]), { isPublic: false, ownerId: owner.id });
    expect(again.id).not.toBe(file.id);
    expect(again.storage_key).toBe(file.storage_key);
    expect(await storage.exists(file.storage_key)).toBe(true);
    expect(file).toMatchObject({ mime: "image/jpeg", width: 800, height: 600, alt_en: "A wall", is_public: true });
  });
  it("refuses what is too large, also while it is still arriving", async () => {
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(1024 * 1024);
      })(),
    );
    await expect(storeImage(endless, { isPublic: true })).rejects.toThrow("File size must be less than 10MB");
    await expect(storeImage(Buffer.alloc(3_000_000), { isPublic: true, maxBytes: 2 * 1024 * 1024 })).rejects.toThrow("less than 2MB");
    await expect(storeImage(Buffer.alloc(0), { isPublic: true })).rejects.toThrow("Invalid or empty file");
  });
});

describe("GET /media/:id/model.glb", () => {
  const bytes = aModel();
  const stored = async (values: { mime: string; is_public: boolean }) => {
    const { sha256, storage_key } = await storeBytes(bytes, { folder: "files", extension: "glb", type: MODEL_TYPE });
    const row = { id: newId(), sha256, storage_key, byte_size: bytes.length, ...values };
    return (await db.insertInto("files").values(row).returning("id").executeTakeFirstOrThrow()).id;
  };

  it("serves a public model as it was sent, kept by browsers for ever", async () => {
    const url = modelUrl(await stored({ mime: MODEL_TYPE, is_public: true }));
    const response = await get(url);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "model/gltf-binary",
      "content-length": String(bytes.length),
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
    expect((await get(url, { "if-none-match": response.headers.get("etag") ?? "" })).status).toBe(304);
  });

  it("serves neither private ones, nor other files, nor what is missing", async () => {
    expect((await get(modelUrl(await stored({ mime: MODEL_TYPE, is_public: false })))).status).toBe(404);
    expect((await get(modelUrl(await stored({ mime: "text/html", is_public: true })))).status).toBe(404);
    expect((await get(modelUrl(file.id))).status).toBe(404);
    expect((await get(modelUrl(newId()))).status).toBe(404);
  });
});

describe("GET /media", () => {
  it.each([
    [320, "webp", 320],
    [640, "avif", 640],
    [1920, "jpg", 800],
  ] as const)("serves %i.%s, never enlarged", async (width, format, expected) => {
    const response = await get(photoUrl(file.id, width, format));
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(expected);
    const again = await get(photoUrl(file.id, width, format), { "if-none-match": response.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });
  it("makes each size once", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(photoUrl(file.id, 960, "webp"))));
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect(await storage.exists(`derived/${file.sha256.slice(0, 2)}/${file.sha256}/960.webp`)).toBe(true);
  });
  it("serves a size that cannot be stored, and answers 503 where storage does not respond", async () => {
    const failure = Object.assign(new Error("read-only"), { code: "EROFS" });
    vi.spyOn(storage, "put").mockRejectedValueOnce(failure);
    expect((await get(photoUrl(file.id, 1280, "avif"))).status).toBe(200);
    expect(await storage.exists(`derived/${file.sha256.slice(0, 2)}/${file.sha256}/1280.avif`)).toBe(false);
    vi.spyOn(storage, "read").mockRejectedValueOnce(Object.assign(new Error("too many open files"), { code: "EMFILE" }));
    const busy = await get(photoUrl(file.id, 640, "avif"));
    expect([busy.status, busy.headers.get("retry-after"), busy.headers.get("cache-control")]).toEqual([503, "30", "no-store"]);
    expect((await get(photoUrl(file.id, 640, "avif"))).status).toBe(200);
  });
  it.each(["/641.webp", "/640.gif", "/640", "/640.webp.br", "/0640.webp", "/..%2f640.webp"])("has no %s", async (name) => {
    expect((await get(`/media/${file.id}${name}`)).status).toBe(404);
  });
  it("knows no other files", async () => {
    for (const id of ["019a0000-0000-7000-8000-00000000ffff", "x", "..%2f.."]) expect((await get(`/media/${id}/640.webp`)).status).toBe(404);
  });
  it("shows a private image to its owner and to whom a feature allows, as if it did not exist to others", async () => {
    const hidden = await storeImage(await picture("#1f5b4a"), { isPublic: false, ownerId: owner.id });
    const url = photoUrl(hidden.id, 320, "webp", true);
    const friend = person("019a0000-0000-7000-8000-000000000002");
    viewer = owner;
    expect((await get(photoUrl(hidden.id, 320))).status).toBe(404);
    const seen = await get(url);
    expect([seen.status, seen.headers.get("cache-control")]).toEqual([200, "private, max-age=3600"]);
    for (viewer of [null, friend]) expect((await get(url)).status).toBe(404);
    fileAccess.add(async (who, fileId) => who?.id === friend.id && fileId === hidden.id);
    expect((await get(url)).status).toBe(200);
    viewer = null;
    expect((await get(url)).status).toBe(404);
  });
  it("shows to everybody at once what has become public", async () => {
    const pending = await storeImage(await picture("#b4552d"), { isPublic: false, ownerId: owner.id });
    expect((await get(photoUrl(pending.id, 320))).status).toBe(404);
    await db.updateTable("files").set({ is_public: true }).where("id", "=", pending.id).execute();
    expect((await get(photoUrl(pending.id, 320))).status).toBe(200);
  });
});

describe("GET /m", () => {
  const short = pictureRoutes({ viewerOf: async () => viewer });
  const ask = (url: string, accept?: string) => short.request(url.replace("/m/", "/"), { headers: accept ? { accept } : {} });
  it.each([
    ["image/avif,image/webp,image/apng,*/*;q=0.8", "image/avif"],
    ["image/webp,*/*;q=0.8", "image/webp"],
    ["image/png,*/*", "image/jpeg"],
    [undefined, "image/jpeg"],
  ])("answers %s with %s", async (accept, type) => {
    const response = await ask(pictureUrl(file.id, 320), accept);
    expect([response.status, response.headers.get("content-type"), response.headers.get("vary")]).toEqual([200, type, "Accept"]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const etag = response.headers.get("etag") ?? "";
    const again = await short.request(pictureUrl(file.id, 320).replace("/m/", "/"), { headers: { "if-none-match": etag, ...(accept && { accept }) } });
    expect([again.status, again.headers.get("vary")]).toEqual([304, "Accept"]);
  });
  it.each(["321", "0320", "320.webp", "-320"])("has no width %s", async (width) => {
    expect((await ask(`/m/${shortId(file.id)}/${width}`)).status).toBe(404);
  });
  it.each(["x", "019a0000-0000-7000-8000-00000000ffff", shortId("019a0000-0000-7000-8000-00000000ffff"), "..%2f..", "A".repeat(23)])(
    "knows no %s",
    async (id) => {
      expect((await ask(`/m/${id}/320`)).status).toBe(404);
    },
  );
  it("shows a private image to its owner alone, and at its private address alone", async () => {
    const hidden = await storeImage(await picture("#405060"), { isPublic: false, ownerId: owner.id });
    viewer = owner;
    expect((await ask(pictureUrl(hidden.id, 320))).status).toBe(404);
    const seen = await ask(pictureUrl(hidden.id, 320, true));
    expect([seen.status, seen.headers.get("cache-control")]).toEqual([200, "private, max-age=3600"]);
    for (viewer of [null, person("019a0000-0000-7000-8000-000000000003")]) expect((await ask(pictureUrl(hidden.id, 320, true))).status).toBe(404);
    viewer = null;
  });
});

describe("srcSet", () => {
  const id = "019a0000-0000-7000-8000-0000000000ff";
  it("offers true widths up to the image's own", () => {
    const widths = (own: number) =>
      srcSet(id, own)
        .split(",")
        .map((entry) => entry.split(" ")[1]);
    expect(widths(100)).toEqual(["100w"]);
    expect(widths(640)).toEqual(["160w", "320w", "640w"]);
    expect(widths(1200)).toEqual(["160w", "320w", "640w", "960w", "1200w"]);
    expect(widths(4000)).toHaveLength(6);
  });
  it("leaves out what is too small for its place, unless the image is smaller still", () => {
    expect(srcSet(id, 640, false, 320)).not.toContain("160w");
    expect(srcSet(id, 100, false, 320)).toContain(" 100w");
  });
  it("names the same addresses as pictureUrl", () => {
    for (const isPrivate of [false, true]) expect(srcSet(id, 160, isPrivate)).toBe(`${pictureUrl(id, 160, isPrivate)} 160w`);
    expect(photoUrl(id, 160 satisfies PhotoWidth, "avif")).toBe(`/media/${id}/160.avif`);
  });
});
