import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { ImageError } from "./image-error.ts";
import { UPLOAD_BYTES, uploadImage } from "./upload-image.server.ts";

const behind = vi.hoisted(() => ({
  isAllowed: true,
  limits: [] as unknown[],
  stored: [] as object[],
  failure: undefined as unknown,
  audited: [] as unknown[],
  sized: [] as unknown[],
}));
vi.mock("#app/platform/api/rate-limit.server.ts", () => ({
  async limit(key: string, rule: object) {
    behind.limits.push([key, rule]);
    return { allowed: behind.isAllowed };
  },
}));
vi.mock("#app/platform/audit/audit.server.ts", () => ({ recordAudit: async (_: unknown, entry: object) => void behind.audited.push(entry) }));
vi.mock("./make-sizes.server.ts", () => ({ makeSizes: async (ids: string[]) => void behind.sized.push(ids) }));
vi.mock("./store-image.server.ts", () => ({
  async storeImage(_: unknown, options: object) {
    if (behind.failure) throw behind.failure;
    behind.stored.push(options);
    return { id: "an-id", storage_key: "images/ab/abc.webp" };
  },
}));

const viewer = (role: string, permissions: string[] = []) => ({ id: "me", name: "Reem", role, permissions }) as unknown as Viewer;
const homeowner = viewer("homeowner");
const editor = viewer("homeowner", ["content_manager"]);
type Fields = Record<string, string | File | null>;
function form(fields: Fields = {}): FormData {
  const all: Fields = { file: new File(["bytes"], "room.jpg"), userId: "me", bucket: "room-images", folderPath: "", ...fields };
  const made = new FormData();
  for (const [name, value] of Object.entries(all)) if (value !== null) made.set(name, value);
  return made;
}

beforeEach(() => Object.assign(behind, { isAllowed: true, limits: [], stored: [], failure: undefined, audited: [], sized: [] }));

describe("an uploaded image", () => {
  test("of a room is private, up to ten megabytes, and nobody's business", async () => {
    const { status, body } = await uploadImage(form({ folderPath: " ai-interior " }), homeowner);
    expect([status, body]).toEqual([
      200,
      {
        ...{ success: true, strategy: "edge-function", filename: "ai-interior/an-id.webp" },
        publicUrl: expect.stringMatching(/^https?:\/\/.*\/media\/private\/an-id\/1920\.jpg$/),
      },
    ]);
    expect(behind.stored).toEqual([{ isPublic: false, ownerId: "me", maxBytes: 10 * 1024 * 1024, folder: "room-images/ai-interior" }]);
    expect([behind.audited, behind.sized]).toEqual([[], [["an-id"]]]);
  });

  test.each(["design-images", "design-ideas"])("of %s is public, up to fifty megabytes, by editors, and noted down", async (bucket) => {
    const { status, body } = await uploadImage(form({ bucket }), editor);
    expect(status).toBe(200);
    expect(body).toMatchObject({ publicUrl: expect.stringMatching(/\/media\/an-id\/1920\.jpg$/), filename: "an-id.webp" });
    expect(behind.stored).toEqual([{ isPublic: true, ownerId: "me", maxBytes: 50 * 1024 * 1024, folder: bucket }]);
    expect(behind.audited).toEqual([
      expect.objectContaining({ actor: editor, action: "image.upload", entityId: "an-id", changes: { folder: [null, bucket] } }),
    ]);
    expect((await uploadImage(form({ bucket }), homeowner)).status).toBe(403);
    expect((await uploadImage(form({ bucket }), viewer("admin"))).status).toBe(200);
  });

  test.each([
    ["../../etc//passwd", "etc/passwd"],
    ["a\\b/c", "a/b/c"],
    ["1/2/3/4/5/6/7", "1/2/3/4/5"],
    ["/", ""],
  ])("in the folder %j", async (folderPath, folder) => {
    await uploadImage(form({ folderPath }), homeowner);
    expect(behind.stored).toEqual([expect.objectContaining({ folder: ["room-images", folder].filter(Boolean).join("/") })]);
  });
});

describe("refused", () => {
  test.each<[string, Fields, number, string]>([
    ["for someone else", { userId: "other" }, 403, "You can upload images for yourself only"],
    ["without a person", { userId: null }, 403, "You can upload images for yourself only"],
    ["into no bucket", { bucket: "secrets" }, 422, "There is no bucket 'secrets'"],
    ["into what every object has", { bucket: "constructor" }, 422, "There is no bucket 'constructor'"],
    ["into a long name", { bucket: "b".repeat(80) }, 422, `There is no bucket '${"b".repeat(60)}'`],
    ["without a file", { file: null }, 422, "Invalid or empty file"],
    ["with a text for a file", { file: "bytes" }, 422, "Invalid or empty file"],
  ])("%s", async (_, fields, status, error) => {
    expect(await uploadImage(form(fields), homeowner)).toEqual({ status, body: { success: false, error } });
    expect([behind.stored, behind.limits]).toEqual([[], []]);
  });

  test("after 120 in an hour", async () => {
    behind.isAllowed = false;
    expect((await uploadImage(form(), homeowner)).status).toBe(429);
    expect([behind.stored, behind.limits]).toEqual([[], [["upload-image:me", { max: 120, windowSeconds: 3_600 }]]]);
  });

  test.each([
    ["TOO_LARGE", 413],
    ["BUSY", 503],
    ["DAMAGED", 422],
    ["HEIC", 422],
  ] as const)("when it is %s", async (code, status) => {
    behind.failure = new ImageError(code, 10);
    const { message } = behind.failure as ImageError;
    expect(await uploadImage(form(), homeowner)).toEqual({ status, body: { success: false, error: message } });
  });

  test("not for a fault of ours, which is one", async () => {
    behind.failure = new Error("the disk is full");
    await expect(uploadImage(form(), homeowner)).rejects.toThrow("the disk is full");
  });

  test("a request has room for the largest image and its fields", () => expect(UPLOAD_BYTES / 1024 / 1024).toBe(51));
});
