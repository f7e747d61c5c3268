import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import "#app/api/router.server.ts";
import { as as api } from "#app/api/testing/as.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { cleanIdeasJob } from "./server/jobs.server.ts";
import { ideasAdminRouter } from "./server/procedures.server.ts";

const sara = await aUser("admin", { name: "Sara" });
const omar = await aUser("homeowner", { name: "Omar", permissions: ["content_manager"] });

const as = clientOf(ideasAdminRouter);
const problems = (fields: Record<string, string>) => expect.objectContaining({ code: "INVALID", defined: true, data: { fields } });
const auditOf = (id: string) => db.selectFrom("audit_events").selectAll().where("entity_id", "=", id).orderBy("id").execute();
const rowOf = (id: string) => db.selectFrom("design_ideas").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const statesOf = (...ids: string[]) => Promise.all(ids.map(async (id) => (await as(sara).get({ id })).status));

async function picture(color: string, name = "room.jpg"): Promise<File> {
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
}
const majlis = { title: "Evening majlis", style: "traditional", room_type: "majlis" };

beforeEach(async () => {
  await db.deleteFrom("design_ideas").execute();
  await db.deleteFrom("rate_limits").execute();
});

describe("who may", () => {
  const calls = (client: ReturnType<typeof as>, id = newId()) => [
    () => client.list({}),
    () => client.overview(),
    () => client.get({ id }),
    () => client.create(majlis),
    () => client.update({ id, version: new Date().toISOString(), changes: {} }),
    () => client.setStatus({ selection: { ids: [id] }, status: "published" }),
    () => client.remove({ id }),
    () => client.restore({ id }),
    async () => client.uploadPhoto({ photo: await picture("#112233") }),
  ];
  test.each(["homeowner", "professional", "vendor"] as const)("a %s without the permission is refused everywhere", async (role) => {
    for (const call of calls(as(aViewer(role, { name: "Nobody" })))) await expect(call()).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("nobody signed in is asked to sign in", async () => {
    for (const call of calls(as(null))) await expect(call()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  test("a content manager uploads, and is the author", async () => {
    const idea = await as(omar).create(majlis);
    expect(idea.author).toEqual({ id: omar.id, name: "Omar" });
    expect(await auditOf(idea.id)).toEqual([expect.objectContaining({ action: "design_idea.created", actor_name: "Omar" })]);
  });
});

describe("uploading", () => {
  test("the least that is needed, with the documented defaults", async () => {
    const idea = await as(sara).create(majlis);
    expect(idea).toMatchObject({ estimated_cost: 0, difficulty_level: "medium", status: "published", ai_generated_image_url: null, photos: [] });
    expect(await rowOf(idea.id)).toMatchObject({
      title: "Evening majlis",
      content: "",
      category: "design",
      estimated_cost: null,
      difficulty_level: "medium",
      estimated_time: null,
      upload_source: "manual",
      image_generation_status: "pending",
      author_id: sara.id,
    });
  });

  test("everything: tidied, in the order given, with the colors it is found by", async () => {
    const client = as(sara);
    const [cover, second, before] = await Promise.all(
      ["#0b6623", "#d9c7a8", "#222222"].map(async (color) => client.uploadPhoto({ photo: await picture(color) })),
    );
    expect(cover?.colors.length).toBeGreaterThan(0);
    const idea = await client.create({
      ...majlis,
      title: "  Evening majlis ",
      title_ar: "مجلس المساء",
      description: "Cedar and sadu",
      region: "najd",
      color_palette: ["#ffa500", "#FFA500", "#800080"],
      tags: [" sadu ", "sadu", "", "cedar"],
      estimated_cost: 5000.5,
      difficulty_level: "hard",
      time_estimate: "2-3 weeks",
      photos: [cover?.id ?? "", second?.id ?? ""],
      before: before?.id ?? null,
    });
    expect(idea).toMatchObject({
      title: "Evening majlis",
      color_palette: ["#FFA500", "#800080"],
      tags: ["sadu", "cedar"],
      estimated_cost: 5000.5,
      image_generation_status: "completed",
    });
    expect(idea.ai_generated_image_url).toMatch(new RegExp(`^http.*/media/${cover?.id}/`));
    expect(idea.photos.map(({ id }) => id)).toEqual([cover?.id, second?.id]);
    expect(idea.before?.id).toBe(before?.id);
    const row = await rowOf(idea.id);
    expect(row).toMatchObject({ estimated_cost: 500_050, slug: "evening-majlis", style_tags: ["#FFA500", "#800080"] });
    expect(row.color_families).toEqual(expect.arrayContaining(["orange", "purple", "green"]));
    expect(await db.selectFrom("idea_photo_uploads").selectAll().execute()).toEqual([]);
  });

  test("a form that sends its photograph along; multipart values are text", async () => {
    const idea = await as(sara).create({ ...majlis, estimated_cost: "" as never, image: await picture("#7a5233"), images: [await picture("#3f6ca6")] });
    expect(idea.photos).toHaveLength(2);
    expect(idea).toMatchObject({ estimated_cost: 0, image_generation_status: "completed" });
  });

  test("errors come field by field, and nothing is written", async () => {
    const client = as(sara);
    await expect(client.create({ title: "  " })).rejects.toEqual(problems({ title: "titleRequired", style: "styleRequired", room_type: "roomRequired" }));
    await expect(
      client.create({
        ...majlis,
        title: "x".repeat(161),
        style: "gothic",
        room_type: "dungeon",
        region: "narnia",
        difficulty_level: "impossible",
        estimated_cost: -1,
        color_palette: ["red"],
        tags: ["x".repeat(41)],
        time_estimate: "x".repeat(61),
      }),
    ).rejects.toEqual(
      problems({
        title: "tooLong",
        style: "unknown",
        room_type: "unknown",
        region: "unknown",
        difficulty_level: "unknown",
        estimated_cost: "cost",
        color_palette: "color",
        tags: "tagTooLong",
        time_estimate: "tooLong",
      }),
    );
    await expect(client.create({ ...majlis, photos: Array.from({ length: 13 }, () => newId()) })).rejects.toEqual(problems({ photos: "tooManyPhotos" }));
    expect(await db.selectFrom("design_ideas").select("id").execute()).toEqual([]);
  });

  test("sent twice, also at once, it is one idea", async () => {
    const client = as(sara);
    const photo = await client.uploadPhoto({ photo: await picture("#445566") });
    const form = { ...majlis, photos: [photo.id], idempotency_key: randomUUID() };
    const made = await Promise.all([client.create(form), client.create(form)]);
    const again = await client.create(form);
    expect(new Set([...made, again].map(({ id }) => id)).size).toBe(1);
    expect(await db.selectFrom("design_ideas").select("id").execute()).toHaveLength(1);
    // Another person's key is a different key.
    await expect(as(omar).create({ ...form, photos: [] })).rejects.toBeDefined();
  });

  test("only photographs that were sent for an idea are taken, and by one idea", async () => {
    const client = as(sara);
    const secret = await storeImage(Buffer.from(await (await picture("#ff0000")).arrayBuffer()), { isPublic: false, ownerId: omar.id });
    await expect(client.create({ ...majlis, photos: [secret.id] })).rejects.toEqual(problems({ photos: "unknownPhoto" }));
    await expect(client.create({ ...majlis, before: secret.id })).rejects.toEqual(problems({ before: "unknownPhoto" }));
    const photo = await client.uploadPhoto({ photo: await picture("#00ff00") });
    await expect(client.create({ ...majlis, photos: [photo.id], before: photo.id })).rejects.toEqual(problems({ before: "unknownPhoto" }));
    await client.create({ ...majlis, photos: [photo.id] });
    await expect(client.create({ ...majlis, photos: [photo.id] })).rejects.toEqual(problems({ photos: "unknownPhoto" }));
  });

  test("files that are no photographs are refused with the reason", async () => {
    const client = as(sara);
    const fake = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "room.jpg", { type: "image/jpeg" });
    await expect(client.uploadPhoto({ photo: fake })).rejects.toEqual(problems({ photo: "UNSUPPORTED" }));
    await expect(client.uploadPhoto({ photo: new File([], "room.jpg") })).rejects.toEqual(problems({ photo: "EMPTY" }));
    const large = new File([new Uint8Array(50 * 1024 * 1024 + 1)], "room.jpg", { type: "image/jpeg" });
    await expect(client.uploadPhoto({ photo: large })).rejects.toEqual(problems({ photo: "TOO_LARGE" }));
    await expect(client.create({ ...majlis, images: [await picture("#123456"), fake] })).rejects.toEqual(problems({ photos: "UNSUPPORTED" }));
    // The good one of a refused pair is not left behind.
    expect(await db.selectFrom("idea_photo_uploads").selectAll().execute()).toEqual([]);
  });
});

describe("editing", () => {
  test("named fields change, the slug stays, the change is audited", async () => {
    const client = as(sara);
    const idea = await client.create({ ...majlis, tags: ["sadu"], estimated_cost: 900 });
    const photo = await client.uploadPhoto({ photo: await picture("#3f6ca6") });
    const saved = await client.update({
      id: idea.id,
      version: idea.version,
      changes: { title: "Morning majlis", estimated_cost: 0, photos: [photo.id], description_ar: " وصف " },
    });
    expect(saved).toMatchObject({ title: "Morning majlis", slug: "evening-majlis", estimated_cost: 0, description_ar: "وصف", tags: ["sadu"] });
    expect(saved.version > idea.version).toBe(true);
    expect(await rowOf(idea.id)).toMatchObject({ estimated_cost: null, color_families: ["blue"], image_generation_status: "completed" });
    const entry = (await auditOf(idea.id)).at(-1);
    expect(entry).toMatchObject({ action: "design_idea.updated", changes: { title: ["Evening majlis", "Morning majlis"], estimated_cost: [900, 0] } });

    // Nothing new is no edit.
    const same = await client.update({ id: idea.id, version: saved.version, changes: { title: " Morning majlis" } });
    expect(same.version).toBe(saved.version);
    // Its photographs can change places and go; a required field cannot be emptied.
    expect((await client.update({ id: idea.id, version: saved.version, changes: { photos: [] } })).photos).toEqual([]);
    await expect(client.update({ id: idea.id, version: (await client.get({ id: idea.id })).version, changes: { title: "" } })).rejects.toEqual(
      problems({ title: "titleRequired" }),
    );
  });

  test("the slower of two editors gets a conflict with the other's name, and nothing is lost", async () => {
    const idea = await as(sara).create(majlis);
    await as(omar).update({ id: idea.id, version: idea.version, changes: { title: "Omar's majlis" } });
    await expect(as(sara).update({ id: idea.id, version: idea.version, changes: { tags: ["late"] } })).rejects.toMatchObject({
      code: "CONFLICT",
      data: { changedBy: "Omar", current: { title: "Omar's majlis", tags: [] } },
    });
  });

  test("what is not there", async () => {
    const id = newId();
    await expect(as(sara).get({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(sara).update({ id, version: new Date().toISOString(), changes: {} })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(sara).remove({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(sara).restore({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("the list", () => {
  test("searches, filters, pages and counts", async () => {
    const client = as(sara);
    const evening = await client.create({ ...majlis, title_ar: "مجلس المساء" });
    await as(omar).create({ title: "Copper kitchen", style: "modern", room_type: "kitchen", tags: ["copper"] });
    for (let n = 0; n < 30; n += 1) await client.create({ title: `Bedroom ${n}`, style: "rustic", room_type: "bedroom" });
    const first = await client.list({});
    expect(first).toMatchObject({ total: 32, hasMore: false, page: 1 });
    expect(first.items).toHaveLength(20);
    expect(first.items[0]?.title).toBe("Bedroom 29");
    expect((await client.list({ page: 2 })).items.slice(-2).map(({ title }) => title)).toEqual(["Copper kitchen", "Evening majlis"]);
    expect((await client.list({ search: "copper" })).items).toMatchObject([{ title: "Copper kitchen", author: "Omar", roomType: "kitchen", photo: null }]);
    expect((await client.list({ room: "majlis", style: "traditional" })).total).toBe(1);
    expect((await client.list({ author: omar.id })).total).toBe(1);
    expect((await client.list({ source: "bulk" })).total).toBe(0);
    expect((await as(sara, "ar").list({ search: "المساء" })).items[0]?.title).toBe("مجلس المساء");
    expect(await client.overview()).toMatchObject({
      published: 32,
      unpublished: 0,
      withoutPhoto: 32,
      removed: 0,
      authors: [{ name: "Sara", count: 31 }, { name: "Omar" }],
    });
    await client.setStatus({ selection: { matching: { room: "bedroom" } }, status: "unpublished" });
    expect((await client.list({ status: "unpublished" })).total).toBe(30);
    expect((await client.list({ status: "published" })).items.map(({ id }) => id)).toContain(evening.id);
  });

  test("publishing and hiding many counts what changed, what was so already and what is gone", async () => {
    const client = as(sara);
    const a = await client.create(majlis);
    const b = await client.create(majlis);
    const hide = (ids: string[]) => client.setStatus({ selection: { ids }, status: "unpublished" });
    expect(await hide([a.id])).toMatchObject({ changed: 1, unchanged: 0, missing: 0 });
    expect(await hide([a.id, b.id, newId()])).toMatchObject({ changed: 1, unchanged: 1, missing: 1 });
    expect((await auditOf(a.id)).map(({ action }) => action)).toEqual(["design_idea.created", "design_idea.unpublished"]);
  });

  test("many removed at once come back with the status that each had, when that is undone; the neighbor stays", async () => {
    const client = as(sara);
    const [shown, hidden, neighbor] = [await client.create(majlis), await client.create(majlis), await client.create({ ...majlis, style: "modern" })];
    await client.setStatus({ selection: { ids: [hidden.id] }, status: "unpublished" });
    const removal = await client.setStatus({ selection: { matching: { style: "traditional" } }, status: "removed" });
    expect(removal).toMatchObject({ total: 2, changed: 2 });
    expect(await statesOf(shown.id, hidden.id, neighbor.id)).toEqual(["removed", "removed", "published"]);
    expect(await api(sara).bulkChanges.undo({ id: removal.id })).toMatchObject({ changed: 2 });
    expect(await statesOf(shown.id, hidden.id, neighbor.id)).toEqual(["published", "unpublished", "published"]);
    const last = (await auditOf(shown.id)).slice(-2);
    expect(last.map(({ action, changes }) => [action, changes])).toEqual([
      ["design_idea.removed", { status: ["published", "removed"] }],
      ["design_idea.restored", { status: ["removed", "published"] }],
    ]);
  });

  test("removed or restored by two at once, it is on record once", async () => {
    const client = as(sara);
    const { id } = await client.create(majlis);
    const removals = await Promise.allSettled([client.remove({ id }), client.remove({ id })]);
    expect(removals.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await Promise.all([client.restore({ id }), as(omar).restore({ id })]);
    expect((await auditOf(id)).map(({ action }) => action.split(".")[1])).toEqual(["created", "removed", "restored"]);
  });

  test("the bin holds ideas for thirty days", async () => {
    const client = as(sara);
    const idea = await client.create(majlis);
    await client.setStatus({ selection: { ids: [idea.id] }, status: "unpublished" });
    await client.remove({ id: idea.id });
    expect((await client.list({})).total).toBe(0);
    expect((await client.list({ status: "removed" })).items).toMatchObject([{ id: idea.id, status: "removed" }]);
    await expect(client.remove({ id: idea.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const { version } = await client.get({ id: idea.id });
    await expect(client.update({ id: idea.id, version, changes: { title: "x" } })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await client.setStatus({ selection: { matching: { status: "removed" } }, status: "published" })).toMatchObject({ changed: 0 });
    expect(await client.restore({ id: idea.id })).toEqual({ id: idea.id, status: "unpublished" });
    await client.restore({ id: idea.id });
    expect((await auditOf(idea.id)).map(({ action }) => action.split(".")[1])).toEqual(["created", "unpublished", "removed", "restored"]);

    await client.remove({ id: idea.id });
    await cleanIdeasJob.handler({}, AbortSignal.timeout(10_000));
    expect(await rowOf(idea.id)).toBeDefined();
    const long = new Date(Date.now() - 31 * DAY_MS);
    await db.updateTable("design_ideas").set({ deleted_at: long }).where("id", "=", idea.id).execute();
    const photo = await client.uploadPhoto({ photo: await picture("#abcdef") });
    await db.updateTable("idea_photo_uploads").set({ created_at: long }).where("file_id", "=", photo.id).execute();
    await cleanIdeasJob.handler({}, AbortSignal.timeout(10_000));
    await expect(client.get({ id: idea.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await db.selectFrom("files").select("id").where("id", "=", photo.id).execute()).toEqual([]);
  });
});
