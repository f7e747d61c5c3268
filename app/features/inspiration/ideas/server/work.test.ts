import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { anIdea } from "../testing/an-idea.ts";

let author: Viewer;
let reader: Viewer;
beforeEach(async () => {
  [author, reader] = await Promise.all([aUser("professional"), aUser("homeowner")]);
});
afterAll(disconnect);

async function aPhoto(): Promise<string> {
  const id = newId();
  await db
    .insertInto("files")
    .values({ id, storage_key: id, sha256: id, mime: "image/webp", byte_size: 1, width: 1600, height: 1200, is_public: true })
    .execute();
  return id;
}

const aRoom = async (more: Parameters<typeof anIdea>[0] = {}) => anIdea({ authorId: author.id, photoIds: [await aPhoto()], ...more });
const workOf = (viewer: Viewer | null, page = 1, language = "en") => as(viewer, language).profiles.work({ id: author.id, page });

describe("work on a profile", () => {
  test("is what the person published with a photograph, the best liked first", async () => {
    const quiet = await aRoom({ title: "Quiet", titleAr: "هادئ", style: "modern", roomType: "majlis" });
    const liked = await aRoom({ title: "Liked" });
    await aRoom({ authorId: reader.id });
    await anIdea({ authorId: author.id });
    const [hidden, removed] = await Promise.all([aRoom(), aRoom()]);
    await db.updateTable("design_ideas").set({ status: "unpublished" }).where("id", "=", hidden.id).execute();
    await db.updateTable("design_ideas").set({ deleted_at: new Date() }).where("id", "=", removed.id).execute();
    await as(reader).ideaReactions.like({ id: liked.id });

    const work = await workOf(null);
    expect(work).toMatchObject({ total: 2, pageCount: 1, rating: null });
    expect(work.items.map(({ title, to }) => [title, to])).toEqual([
      ["Liked", `/ideas/${liked.slug}`],
      ["Quiet", `/ideas/${quiet.slug}`],
    ]);
    expect((await workOf(null, 1, "ar")).items.map(({ title }) => title)).toEqual(["Liked", "هادئ"]);
  });

  test("has the rating of all rooms, each weighing as many as rated it", async () => {
    const [one, other] = [await aRoom(), await aRoom()];
    const third = await aUser("homeowner");
    await as(reader).ideaReactions.rate({ id: one.id, rating: 5 });
    await as(third).ideaReactions.rate({ id: one.id, rating: 5 });
    await as(reader).ideaReactions.rate({ id: other.id, rating: 2 });
    expect((await workOf(null)).rating).toEqual({ average: 4, count: 3 });
  });

  test("comes in pages of ten; none is on two of them", async () => {
    for (let n = 0; n < 11; n++) await aRoom();
    const [first, second, third] = [await workOf(null), await workOf(null, 2), await workOf(null, 3)];
    expect([first.items.length, second.items.length, third.items.length]).toEqual([10, 1, 0]);
    expect([first.pageCount, first.total]).toEqual([2, 11]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(11);
  });

  test("is shown to those who may see the page", async () => {
    await aRoom();
    await as(author).profiles.setPrivacy({ visibility: { profile: "signed_in" } });
    await expect(workOf(null)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await workOf(reader)).total).toBe(1);
    await as(author).profiles.setPrivacy({ visibility: { profile: "nobody" } });
    await expect(workOf(reader)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await workOf(author)).total).toBe(1);
  });
});

describe("entries of the directory on a profile", () => {
  test("are the public ones of organizations that want to be named", async () => {
    const [shown, pending] = [await aVendor({ ownedBy: author.id, name: "Shown" }), await aVendor({ ownedBy: author.id, status: "Pending" })];
    await aVendor({ ownedBy: reader.id });
    const listings = async () => (await as(null).profiles.get({ id: author.id })).listings.map(({ to }) => to);
    const isPublic = (named: boolean) =>
      sql`update organizations o set is_public = ${named} from vendors v
      where v.organization_id = o.id and v.id in (${shown.id}, ${pending.id})`.execute(db);
    await isPublic(true);
    expect(await listings()).toEqual([`/vendors/${shown.slug}`]);
    await isPublic(false);
    expect(await listings()).toEqual([]);
  });
});
