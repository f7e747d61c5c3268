import "#app/api/router.server.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { closeLive } from "#app/platform/live/live.server.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { maySeeBookPicture } from "./server/pictures.server.ts";

let owner: Viewer;
let other: Viewer;
let redesignId: string;
let fileId: string;

async function file(): Promise<string> {
  const id = newId();
  await db
    .insertInto("files")
    .values({
      id,
      storage_key: `images/${id}.webp`,
      sha256: id,
      mime: "image/webp",
      byte_size: 1,
      width: 640,
      height: 427,
      is_public: false,
      owner_id: owner.id,
    })
    .execute();
  return id;
}

/** A picture of the owner's room. */
async function picture(state: "done" | "running" = "done"): Promise<string> {
  const id = newId();
  const { n } = await db
    .selectFrom("redesign_pictures")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  await db
    .insertInto("redesign_pictures")
    .values({
      ...{ id, redesign_id: redesignId, owner_id: owner.id, number: Number(n) + 1, engine: "diwan", style: "najdi", state },
      file_id: state === "done" ? fileId : null,
      deadline_at: new Date(),
    })
    .execute();
  return id;
}

beforeAll(async () => {
  owner = await aUser("homeowner", { name: "reem" });
  other = await aUser("homeowner", { name: "omar" });
  redesignId = newId();
  fileId = await file();
  await db
    .insertInto("redesigns")
    .values({ id: redesignId, owner_id: owner.id, photo_id: await file(), room_type: "majlis" })
    .execute();
});
afterAll(async () => {
  await closeLive();
  await disconnect();
});

test("a picture of one's own room goes into an ideabook, once, and comes out again", async () => {
  const pictureId = await picture();
  const { number } = await db.selectFrom("redesign_pictures").select("number").where("id", "=", pictureId).executeTakeFirstOrThrow();
  const { id } = await as(owner).ideabooks.create({ title: "Majlis", ideaId: pictureId });
  await as(owner).ideabooks.addItem({ id, ideaId: pictureId });
  const [item, ...rest] = (await as(owner, "ar").ideabooks.get({ id })).items;
  expect(rest).toEqual([]);
  expect(item).toMatchObject({
    ideaId: pictureId,
    idea: null,
    picture: { title: "مجلسك بطراز نجدي", photo: { id: fileId }, to: `/redesign/${redesignId}?picture=${number}` },
  });
  const mine = (await as(owner).ideabooks.listMine({ ideaId: pictureId })).items;
  expect(mine.find((book) => book.id === id)).toMatchObject({ hasIdea: true, itemCount: 1 });
  expect(mine.filter(({ hasIdea }) => hasIdea)).toHaveLength(1);
  const { removed } = await as(owner).ideabooks.removeItem({ id, ideaId: pictureId });
  expect(removed).toEqual({ note: null, after: null });
});

test("only finished ones, and only one's own", async () => {
  const [done, running] = [await picture(), await picture("running")];
  const mine = await as(owner).ideabooks.create({ title: "Mine" });
  const others = await as(other).ideabooks.create({ title: "Another's" });
  await expect(as(owner).ideabooks.addItem({ id: mine.id, ideaId: running })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(as(other).ideabooks.addItem({ id: others.id, ideaId: done })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("those who see the ideabook see the picture, nobody else does; it goes with the redesign", async () => {
  const pictureId = await picture();
  const { id } = await as(owner).ideabooks.create({ title: "For the family", ideaId: pictureId });
  expect(await Promise.all([owner, other, null].map((viewer) => maySeeBookPicture(viewer, fileId)))).toEqual([true, false, false]);
  await as(owner).ideabooks.update({ id, visibility: "public" });
  expect(await maySeeBookPicture(null, fileId)).toBe(true);
  // the way into the studio is the owner's
  expect((await as(null).ideabooks.get({ id })).items).toMatchObject([{ picture: { title: "A room, Najdi", to: null } }]);
  await db.deleteFrom("redesign_pictures").where("id", "=", pictureId).execute();
  expect(await as(owner).ideabooks.get({ id })).toMatchObject({ itemCount: 0, items: [] });
});
