import "#app/api/router.server.ts";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { closeLive } from "#app/platform/live/live.server.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { cleanPhotosJob } from "./server/photos.server.ts";
import { maySeeBookPicture } from "./server/pictures.server.ts";

const owner = await aUser("homeowner", { name: "Reem" });
const other = await aUser("homeowner", { name: "Omar" });
let bookId: string;

async function aPhoto(name = "majlis.png"): Promise<File> {
  const background = { r: Math.floor(Math.random() * 256), g: 90, b: 40 };
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: "image/png" });
}

beforeEach(async () => {
  bookId = (await as(owner).ideabooks.create({ title: "Our majlis" })).id;
});

afterAll(async () => {
  await closeLive();
  await disconnect();
});

const itemsOf = async (viewer: Viewer | null, id = bookId) => (await as(viewer).ideabooks.get({ id })).items;

describe("a photo of one's own", () => {
  test("stands in an ideabook with its note, and is seen by whoever sees the ideabook", async () => {
    const { itemId } = await as(owner).ideabooks.addPhoto({ id: bookId, photo: await aPhoto(), note: "From the old house" });
    const [item] = await itemsOf(owner);
    expect(item).toMatchObject({
      id: itemId,
      note: "From the old house",
      idea: null,
      piece: null,
      picture: { title: "Own photo", to: null, photo: { width: 60, height: 40 } },
    });
    const fileId = item?.picture?.photo.id ?? "";
    expect(item?.ideaId).toBe(fileId);
    const seen = async () => Promise.all([owner, other, null].map((viewer) => maySeeBookPicture(viewer, fileId)));
    expect(await seen()).toEqual([true, false, false]);
    await as(owner).ideabooks.update({ id: bookId, visibility: "public" });
    expect(await seen()).toEqual([true, true, true]);
  });

  test("is added only by who may edit, and only as an image", async () => {
    await expect(as(other).ideabooks.addPhoto({ id: bookId, photo: await aPhoto() })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await as(owner).ideabooks.update({ id: bookId, visibility: "public" });
    await expect(as(other).ideabooks.addPhoto({ id: bookId, photo: await aPhoto() })).rejects.toMatchObject({ code: "FORBIDDEN" });
    const words = new File(["no picture"], "room.png", { type: "image/png" });
    await expect(as(owner).ideabooks.addPhoto({ id: bookId, photo: words })).rejects.toMatchObject({
      code: "INVALID",
      data: { fields: { photo: "UNSUPPORTED" } },
    });
    await expect(as(null).ideabooks.addPhoto({ id: bookId, photo: await aPhoto() })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    expect(await itemsOf(owner)).toEqual([]);
  });

  test("can be removed and put back by its owner, and by nobody else", async () => {
    await as(owner).ideabooks.addPhoto({ id: bookId, photo: await aPhoto(), note: "Keep" });
    const [item] = await itemsOf(owner);
    const ideaId = item?.ideaId ?? "";
    const { removed } = await as(owner).ideabooks.removeItem({ id: bookId, ideaId });
    expect(await itemsOf(owner)).toEqual([]);
    const theirs = (await as(other).ideabooks.create({ title: "Theirs" })).id;
    await expect(as(other).ideabooks.addItem({ id: theirs, ideaId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await as(owner).ideabooks.addItem({ id: bookId, ideaId, ...removed });
    expect(await itemsOf(owner)).toMatchObject([{ ideaId, note: "Keep" }]);
  });

  test("is no way to another private file of one's own", async () => {
    await as(owner).ideabooks.addPhoto({ id: bookId, photo: await aPhoto() });
    const [item] = await itemsOf(owner);
    await db
      .deleteFrom("ideabook_photos")
      .where("id", "=", item?.ideaId ?? "")
      .execute();
    await expect(as(owner).ideabooks.addItem({ id: bookId, ideaId: item?.ideaId ?? "" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("does not go into a copy of the ideabook", async () => {
    await as(owner).ideabooks.addPhoto({ id: bookId, photo: await aPhoto() });
    await as(owner).ideabooks.update({ id: bookId, visibility: "public" });
    const { id } = await as(other).ideabooks.copy({ id: bookId });
    expect(await itemsOf(other, id)).toEqual([]);
  });
});

test("a photo that is in no ideabook is erased after a day, with its file; others stay", async () => {
  for (let n = 0; n < 3; n++) await as(owner).ideabooks.addPhoto({ id: bookId, photo: await aPhoto(`${n}.png`) });
  const [old = "", recent = "", used = ""] = (await itemsOf(owner)).map(({ ideaId }) => ideaId);
  for (const ideaId of [old, recent]) await as(owner).ideabooks.removeItem({ id: bookId, ideaId });
  const longAgo = new Date(Date.now() - 25 * 60 * 60_000);
  await db.updateTable("ideabook_photos").set({ created_at: longAgo }).where("id", "in", [old, used]).execute();
  await cleanPhotosJob.handler({}, new AbortController().signal);
  const left = await db.selectFrom("files").select("id").where("id", "in", [old, recent, used]).execute();
  expect(left.map(({ id }) => id).sort()).toEqual([recent, used].sort());
});
