import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createRouterClient } from "@orpc/server";
import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import { ROOM_TYPES, type RoomType } from "../ideas.ts";
import { insertIdeas } from "../server/rows.server.ts";
import { ideaLookRouter } from "./server/procedures.server.ts";

const rooms = "demo/media";
const client = createRouterClient(ideaLookRouter, {
  context: () => ({ viewer: null, language: "en", requestId: "test", ip: `10.7.0.${Math.floor(Math.random() * 250)}` }),
});
const ideas = new Map<string, string>();
const names: string[] = [];
const upload = async (image: Sharp) => new File([new Uint8Array(await image.jpeg({ quality: 70 }).toBuffer())], "photo.jpg", { type: "image/jpeg" });
const open = (name: string) => sharp(join(rooms, name));
const problem = (photo: string) => expect.objectContaining({ code: "INVALID", data: { fields: { photo } } });

beforeAll(async () => {
  for (const name of await readdir(rooms)) {
    const room = ROOM_TYPES.find((known) => name.startsWith(`${known}-`));
    // Some of them are enough to choose from.
    if (room && names.push(name) % 4 === 0) ideas.set(name, await newIdea(name, room));
  }
}, 30_000);

async function newIdea(name: string, roomType: RoomType): Promise<string> {
  const file = await storeImage(await open(name).toBuffer(), { isPublic: true });
  const [idea] = await insertIdeas(db, [{ title: name, style: "modern", roomType, authorId: null, uploadSource: "manual", photoIds: [file.id] }]);
  return idea?.id ?? "";
}

describe("similar", () => {
  test("gives other public ideas, of the same kind of room before others as alike, never the idea itself", async () => {
    const [name, id] = [...ideas].find(([known]) => known.startsWith("kitchen")) ?? ["", ""];
    const [garage, kitchen] = [await newIdea(name, "garage"), await newIdea(name, "kitchen")];
    const similar = (await client.similar({ id, limit: 6 })).map((idea) => idea.id);
    expect(similar).toHaveLength(6);
    expect(similar.slice(0, 2)).toEqual([kitchen, garage]);
    expect(similar).not.toContain(id);
    await db.deleteFrom("design_ideas").where("id", "in", [garage, kitchen]).execute();
  });
  test("follows what happens to ideas", async () => {
    const id = ideas.values().next().value ?? "";
    const [first] = await client.similar({ id, limit: 1 });
    const shown = async () => (await client.similar({ id, limit: 90 })).some((idea) => idea.id === first?.id);
    await db
      .updateTable("design_ideas")
      .set({ status: "unpublished" })
      .where("id", "=", first?.id ?? "")
      .execute();
    expect(await shown()).toBe(false);
    await expect(client.similar({ id: first?.id ?? "" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await db
      .updateTable("design_ideas")
      .set({ status: "published" })
      .where("id", "=", first?.id ?? "")
      .execute();
    expect(await shown()).toBe(true);
  });
  test("falls back on the kind of room for an idea without a photograph", async () => {
    const [idea] = await insertIdeas(db, [{ title: "No photograph", style: "modern", roomType: "majlis", authorId: null, uploadSource: "manual" }]);
    const similar = await client.similar({ id: idea?.id ?? "" });
    expect(new Set(similar.map(({ roomType }) => roomType))).toEqual(new Set(["majlis"]));
  });
  test("knows no other ideas", async () => expect(client.similar({ id: "019a0000-0000-7000-8000-00000000ffff" })).rejects.toMatchObject({ code: "NOT_FOUND" }));
});

describe("byPhoto", () => {
  const changes: [string, (image: Sharp) => Sharp][] = [
    ["smaller and coarser", (image) => image.resize(400)],
    ["brighter", (image) => image.modulate({ brightness: 1.2 })],
    ["darker", (image) => image.modulate({ brightness: 0.8 })],
    ["paler", (image) => image.modulate({ saturation: 0.7 })],
    ["cropped", (image) => image.extract({ left: 60, top: 40, width: 660, height: 440 }).resize(640)],
  ];
  test.each(changes)("finds a room again from its photograph, %s", async (_, change) => {
    const misses: string[] = [];
    for (const [name, id] of [...ideas].slice(0, 5)) {
      const small = await open(name).resize(800).toBuffer();
      const { ideas: found, look } = await client.byPhoto({ photo: await upload(change(sharp(small))), limit: 5 });
      expect(look).toHaveLength(171);
      if (found[0]?.id !== id) misses.push(name);
      expect(found.map((idea) => idea.id)).toContain(id);
    }
    expect(misses.length).toBeLessThanOrEqual(1);
  });
  test("stores nothing, returns the look to go on with, and only the room that was asked for", async () => {
    const files = async () => (await db.selectFrom("files").select("id").execute()).length;
    const before = await files();
    const { look, colors, ideas: found } = await client.byPhoto({ photo: await upload(open(names[0] ?? "")) });
    expect(await files()).toBe(before);
    expect(colors[0]).toMatch(/^#[0-9a-f]{6}$/);
    expect((await client.byLook({ look })).map(({ id }) => id)).toEqual(found.map(({ id }) => id));
    const beds = await client.byLook({ look, room: "bedroom" });
    expect(new Set(beds.map(({ roomType }) => roomType))).toEqual(new Set(["bedroom"]));
  });
  test("reports what is wrong with a file", async () => {
    await expect(client.byPhoto({ photo: new File([], "a.jpg") })).rejects.toEqual(problem("EMPTY"));
    await expect(client.byPhoto({ photo: new File(["<svg/>"], "a.jpg") })).rejects.toEqual(problem("UNSUPPORTED"));
    await expect(client.byPhoto({ photo: new File([new Uint8Array(10 * 1024 * 1024)], "a.jpg") })).rejects.toEqual(problem("TOO_LARGE"));
    await expect(client.byLook({ look: "not a look" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
  test("is limited", async () => {
    const one = createRouterClient(ideaLookRouter, { context: { viewer: null, language: "en", requestId: "test", ip: "10.8.0.1" } });
    const tries = await Promise.allSettled(Array.from({ length: 21 }, () => one.byPhoto({ photo: new File([], "a.jpg") })));
    expect(tries.filter((outcome) => outcome.status === "rejected" && outcome.reason.code === "TOO_MANY_REQUESTS")).toHaveLength(1);
  });
});
