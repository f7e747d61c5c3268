import { Hono } from "hono";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { publicApiKey } from "#app/platform/api/api-key.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { AppEnv } from "#server/request.ts";
import { functions } from "./functions.ts";

const app = new Hono<AppEnv>();
app.use((c, next) => {
  c.set("requestId", "a request");
  return next();
});
app.route("/functions/v1", functions);

const noura = { id: newId(), token: "noura-token-of-a-session-0001" };
const editor = { id: newId(), token: "editor-token-of-a-session-001" };
let picture: Buffer;

beforeAll(async () => {
  for (const { id, token } of [noura, editor]) {
    const email = `${token}@test.example`;
    await db.insertInto("users").values({ id, name: token, email }).execute();
    await db
      .insertInto("profiles")
      .values({ id, email, role: "homeowner" })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto("sessions")
      .values({ id: newId(), token, user_id: id, expires_at: new Date(Date.now() + 3_600_000) })
      .execute();
  }
  await db.insertInto("user_permissions").values({ user_id: editor.id, permission: "content_manager" }).execute();
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#1f5b4a" } })
    .withExif({ IFD0: { Artist: "Owner Name" }, IFD3: { GPSLatitude: "24/1 42/1 0/1" } })
    .jpeg()
    .toBuffer();
});

type Fields = { file?: BlobPart | null; userId?: string; bucket?: string; folderPath?: string };

async function upload(
  token: string | null,
  { file = new Uint8Array(picture), userId = noura.id, bucket = "room-images", folderPath = "ai-interior" }: Fields = {},
  apikey = publicApiKey(),
) {
  const body = new FormData();
  if (file !== null) body.set("file", new File([file], "../../room.jpg", { type: "image/jpeg" }));
  body.set("userId", userId);
  body.set("bucket", bucket);
  body.set("folderPath", folderPath);
  const answer = await app.request("/functions/v1/upload-image", {
    method: "POST",
    body,
    headers: { apikey, ...(token && { authorization: `Bearer ${token}` }) },
  });
  return {
    status: answer.status,
    body: (await answer.json()) as { success: boolean; error?: string; publicUrl?: string; filename?: string; strategy?: string },
  };
}
const failed = (status: number, error: string | RegExp) => ({
  status,
  body: { success: false, error: typeof error === "string" ? error : expect.stringMatching(error) },
});

describe("POST /functions/v1/upload-image", () => {
  test("stores a person's room privately, without camera metadata", async () => {
    const { status, body } = await upload(noura.token, { folderPath: "../AI Interior//../منزل" });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["filename", "publicUrl", "strategy", "success"]);
    expect(body.publicUrl).toMatch(/^http.*\/media\/private\/[0-9a-f-]{36}\/1920\.jpg$/);
    expect(body.filename).toMatch(/^ai-interior\/منزل\/[0-9a-f-]{36}\.jpg$/);
    const id = /[0-9a-f-]{36}/.exec(body.publicUrl ?? "")?.[0] ?? "";
    const file = await db.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(file).toMatchObject({ is_public: false, owner_id: noura.id, folder: "room-images/ai-interior/منزل", width: 60 });
  });
  test("stores pictures of design ideas publicly, from editors only, audited", async () => {
    const { status, body } = await upload(editor.token, { userId: editor.id, bucket: "design-images", folderPath: "" });
    expect([status, body.success]).toEqual([200, true]);
    expect(body.publicUrl).not.toContain("private");
    const traces = await db.selectFrom("audit_events").select(["action", "request_id"]).where("actor_id", "=", editor.id).execute();
    expect(traces).toEqual([{ action: "image.upload", request_id: "a request" }]);
    expect(await upload(noura.token, { bucket: "design-images" })).toEqual(failed(403, /role/));
  });
  test("cuts off folders beyond the fifth, and spaces around what was written", async () => {
    const { body } = await upload(noura.token, { userId: ` ${noura.id} `, folderPath: "a/b/c/d/e/f/g" });
    expect(body.filename).toMatch(/^a\/b\/c\/d\/e\/[0-9a-f-]{36}\.jpg$/);
  });
  test("asks for the key and for a session", async () => {
    expect(await upload(noura.token, {}, "wrong")).toEqual(failed(401, /apikey/));
    for (const token of [null, "no-such-token-anywhere", "x"]) expect(await upload(token)).toEqual(failed(401, "Please sign in to upload images"));
  });
  test("takes nothing in another's name, and no other bucket", async () => {
    expect(await upload(noura.token, { userId: editor.id })).toEqual(failed(403, /yourself/));
    for (const bucket of ["", "secrets", "__proto__", "constructor"]) expect(await upload(noura.token, { bucket })).toEqual(failed(422, /bucket/));
  });
  test("says what is wrong with the file", async () => {
    for (const file of [null, ""]) expect(await upload(noura.token, { file })).toEqual(failed(422, "Invalid or empty file"));
    expect(await upload(noura.token, { file: new Uint8Array(10 * 1024 * 1024) })).toEqual(failed(413, "File size must be less than 10MB"));
    expect(await upload(editor.token, { userId: editor.id, bucket: "design-ideas", file: new Uint8Array(50 * 1024 * 1024) })).toEqual(
      failed(413, "File size must be less than 50MB"),
    );
    expect(await upload(noura.token, { file: "<html><script>alert(1)</script>" })).toEqual(failed(422, /Only JPEG/));
    expect(await upload(noura.token, { file: new Uint8Array(picture.subarray(0, picture.length / 2)) })).toEqual(failed(422, /damaged/));
    const noForm = await app.request("/functions/v1/upload-image", {
      method: "POST",
      body: "{}",
      headers: { apikey: publicApiKey(), authorization: `Bearer ${noura.token}` },
    });
    expect([noForm.status, await noForm.json()]).toEqual([422, { success: false, error: "Invalid or empty file" }]);
  });
});

test("generate-design-image-enhanced wants the key, the person and a body; what is too large is refused", async () => {
  const ask = async (body: unknown, headers: Record<string, string>) => {
    const answer = await app.request("/functions/v1/generate-design-image-enhanced", {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const key = { apikey: publicApiKey() };
  const signedIn = { ...key, authorization: `Bearer ${noura.token}` };
  expect(await ask({}, {})).toEqual({ status: 401, body: { error: "The apikey header is missing or wrong" } });
  expect(await ask({}, key)).toEqual({ status: 401, body: { error: "Please sign in to upload images" } });
  expect(await ask("no json", signedIn)).toMatchObject({ status: 400, body: { error: expect.any(String) } });
  expect(await ask({ style: "modern", prompt: "calm" }, signedIn)).toEqual({ status: 422, body: { error: "Please upload an image first" } });
  expect((await ask({ style: "modern", sourceImage: "x".repeat(16 * 1024 * 1024) }, signedIn)).status).toBe(413);
});
