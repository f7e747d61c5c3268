import { beforeAll, expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { removeProjectUploads } from "./server/jobs.server.ts";
import { aPhoto, aProject } from "./testing/a-project.ts";

let owner: Viewer;
let other: Viewer;
beforeAll(async () => {
  owner = await aProfessional();
  other = await aProfessional();
});

async function aProfessional(): Promise<Viewer> {
  const viewer = await aUser("professional");
  await db.updateTable("profiles").set({ professional_type: "architect" }).where("id", "=", viewer.id).execute();
  return viewer;
}
const mine = (viewer: Viewer = owner) => as(viewer).portfolio;
const onPage = async (id: string, viewer: Viewer | null = null) => (await as(viewer).portfolio.ofPerson({ id })).projects.map((project) => project.id);
const isPublic = async (id: string) => (await db.selectFrom("files").select("is_public").where("id", "=", id).executeTakeFirst())?.is_public;
const change = async (id: string, changes: object) => mine().update({ id, version: (await mine().get({ id })).version, changes });
async function uploaded(viewer: Viewer = owner): Promise<string> {
  const id = await aPhoto(viewer.id, false);
  await db.insertInto("portfolio_uploads").values({ file_id: id }).execute();
  return id;
}
const photo = (id: string, beforeId: string | null = null) => ({ id, altEn: "A majlis", altAr: null, beforeId });

test("from a title to the profile and back: a draft and its photographs are nobody else's", async () => {
  const { id } = await mine().create({ title: "  A majlis for six brothers " });
  const [after, before] = [await uploaded(), await uploaded()];
  await expect(mine().publish({ id })).rejects.toMatchObject({
    code: "INVALID",
    data: { fields: { photos: "photoNeeded", hasPermission: "permissionNeeded" } },
  });
  const saved = await change(id, { photos: [photo(after, before)], hasPermission: true, city: "الرياض", district: "Al Malqa", year: 2026 });
  expect(saved).toMatchObject({ title: "A majlis for six brothers", city: "Riyadh", photos: [{ id: after, before: { id: before } }] });
  expect(await onPage(owner.id)).not.toContain(id);
  await expect(as().portfolio.show({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect([await isPublic(after), await isPublic(before)]).toEqual([false, false]);

  await mine().publish({ id });
  expect([await isPublic(after), await isPublic(before)]).toEqual([true, true]);
  const shown = await as(null, "ar").portfolio.show({ id });
  expect(shown).toMatchObject({ place: "Al Malqa، الرياض", year: 2026, photos: [{ id: after, alt: "A majlis", before: { id: before } }], isOwn: false });
  expect(await onPage(owner.id)).toContain(id);
  await expect(mine().publish({ id })).rejects.toMatchObject({ code: "STATUS_CONFLICT", data: { status: "published" } });
  await expect(change(id, { photos: [] })).rejects.toMatchObject({ data: { fields: { photos: "photoNeeded" } } });
  await expect(change(id, { hasPermission: false })).rejects.toMatchObject({ data: { fields: { hasPermission: "permissionNeeded" } } });

  await mine().withdraw({ id });
  expect(await isPublic(after)).toBe(false);
  const log = await db.selectFrom("audit_events").select(["action", "actor_id", "changes"]).where("entity_id", "=", id).orderBy("id").execute();
  expect(log.filter(({ action }) => /publish|withdraw/.test(action))).toEqual([
    { action: "portfolio_project.publish", actor_id: owner.id, changes: { status: ["draft", "published"] } },
    { action: "portfolio_project.withdraw", actor_id: owner.id, changes: { status: ["published", "draft"] } },
  ]);
  expect(await onPage(owner.id)).not.toContain(id);
});

test("others find nothing to read, change or remove; their own projects stay as they are", async () => {
  const { id, version } = await aProject(owner.id, { status: "published" });
  const neighbor = await aProject(other.id, { status: "published", title: "Neighbor" });
  for (const call of [
    () => mine(other).get({ id }),
    () => mine(other).update({ id, version, changes: { title: "Mine" } }),
    () => mine(other).publish({ id }),
    () => mine(other).withdraw({ id }),
    () => mine(other).publishIdea({ id }),
    () => mine(other).withdrawIdea({ id }),
    () => mine(other).remove({ id }),
  ])
    await expect(call()).rejects.toMatchObject({ code: "NOT_FOUND" });
  await mine().remove({ id });
  await mine().order({ ids: [neighbor.id] });
  expect(await mine(other).get({ id: neighbor.id })).toMatchObject({ title: "Neighbor", version: neighbor.version });
  const homeowner = await aUser("homeowner");
  expect(await as(homeowner).portfolio.list()).toEqual([]);
  await expect(as(homeowner).portfolio.create({ title: "Mine" })).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("photographs are one's own, freshly uploaded and no other project's", async () => {
  const first = await aProject(owner.id);
  const { id } = await aProject(owner.id);
  const refused = { code: "INVALID", data: { fields: { photos: "unknownPhoto" } } };
  for (const foreign of [await uploaded(other), await aPhoto(owner.id, false), first.photoId, "01890000-0000-7000-8000-000000000000"])
    await expect(change(id, { photos: [photo(foreign)] })).rejects.toMatchObject(refused);
  expect((await mine().get({ id: first.id })).photos).toHaveLength(1);
});

test("what leaves a project is erased; what never came to one after two days, and not before", async () => {
  const { id, photoId } = await aProject(owner.id);
  const [added, waiting, forgotten] = [await uploaded(), await uploaded(), await uploaded()];
  await change(id, { photos: [photo(added)] });
  expect(await isPublic(photoId)).toBeUndefined();
  const days = (n: number) => new Date(Date.now() - n * DAY_MS);
  await db
    .updateTable("portfolio_uploads")
    .set({ created_at: days(1.9) })
    .where("file_id", "=", waiting)
    .execute();
  await db
    .updateTable("portfolio_uploads")
    .set({ created_at: days(2.1) })
    .where("file_id", "=", forgotten)
    .execute();
  await removeProjectUploads.handler({}, new AbortController().signal);
  expect([await isPublic(added), await isPublic(waiting), await isPublic(forgotten)]).toEqual([false, false, undefined]);
  await mine().remove({ id });
  expect(await isPublic(added)).toBeUndefined();
});

test("an old version is a conflict with what is stored now", async () => {
  const { id, version } = await aProject(owner.id);
  await mine().update({ id, version, changes: { year: 2024 } });
  await expect(mine().update({ id, version, changes: { year: 2025 } })).rejects.toMatchObject({ code: "CONFLICT", data: { current: { year: 2024 } } });
  await expect(change(id, { costTo: 10 })).rejects.toMatchObject({ data: { fields: { costTo: "costOrder" } } });
  await expect(change(id, { city: "Atlantis" })).rejects.toMatchObject({ data: { fields: { city: "city" } } });
});

test("the order is the owner's; what is not named follows", async () => {
  const viewer = await aProfessional();
  const [a, b, c] = [
    await aProject(viewer.id, { position: 1, status: "published" }),
    await aProject(viewer.id, { position: 2, status: "published" }),
    await aProject(viewer.id, { position: 3, status: "published" }),
  ];
  expect((await mine(viewer).order({ ids: [c.id, a.id] })).map(({ id }) => id)).toEqual([c.id, a.id, b.id]);
  expect(await onPage(viewer.id)).toEqual([c.id, a.id, b.id]);
});

test("sixty projects are all", async () => {
  const viewer = await aProfessional();
  const row = (n: number) => ({ id: crypto.randomUUID(), owner_id: viewer.id, title: `Project ${n}`, position: n });
  await db
    .insertInto("portfolio_projects")
    .values(Array.from({ length: 59 }, (_, n) => row(n + 1)))
    .execute();
  await mine(viewer).create({ title: "The sixtieth" });
  await expect(mine(viewer).create({ title: "One more" })).rejects.toMatchObject({ code: "TOO_MANY_PROJECTS", data: { max: 60 } });
});

test("a hidden profile or portfolio shows no project, except to its owner", async () => {
  const viewer = await aProfessional();
  const { id } = await aProject(viewer.id, { status: "published" });
  const hide = (visibility: object) =>
    db
      .updateTable("profiles")
      .set({ visibility: JSON.stringify(visibility) })
      .where("id", "=", viewer.id)
      .execute();
  await hide({ portfolio: "signed_in" });
  expect([await onPage(viewer.id), await onPage(viewer.id, other)]).toEqual([[], [id]]);
  await expect(as().portfolio.show({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await hide({ profile: "nobody" });
  await expect(onPage(viewer.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(as(other).portfolio.show({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await onPage(viewer.id, viewer)).toEqual([id]);
});

test("the directory shows projects before ideas, counts them and finds their rooms and styles", async () => {
  const viewer = await aProfessional();
  const card = async () => (await as().professionals.list({ place: "", search: "" })).items.find(({ id }) => id === viewer.id);
  expect(await card()).toMatchObject({ work: 0, photos: [] });
  const { id, photoId } = await aProject(viewer.id, { status: "published", styles: ["rustic", "industrial"], rooms: ["kitchen", "garage"] });
  expect(await card()).toMatchObject({ work: 1, photos: [{ id: photoId }] });
  const facets = async () => (await db.selectFrom("professionals").select("facets").where("id", "=", viewer.id).executeTakeFirstOrThrow()).facets;
  expect(await facets()).toEqual(expect.arrayContaining(["style:rustic", "style:industrial", "room:kitchen", "room:garage"]));
  await mine(viewer).withdraw({ id });
  expect(await card()).toMatchObject({ work: 0, photos: [] });
  expect((await facets()).filter((word) => word.startsWith("style:"))).toEqual([]);
});

test("a project becomes one idea with its owner's name and files of its own, counted once, and goes with it", async () => {
  const viewer = await aProfessional();
  const { id, photoId } = await aProject(viewer.id, { status: "published" });
  const { idea } = await mine(viewer).publishIdea({ id });
  expect((await mine(viewer).publishIdea({ id })).idea).toBe(idea);
  const found = await as().ideaDetail.get({ slug: decodeURIComponent(idea?.split("/").at(-1) ?? "") });
  expect(found).toMatchObject({ roomType: "majlis", style: "modern", author: { id: viewer.id } });
  expect(found.photos.map((each) => each.id)).not.toContain(photoId);
  expect((await as().profiles.work({ id: viewer.id })).total).toBe(0);
  expect((await db.selectFrom("professionals").select("work").where("id", "=", viewer.id).executeTakeFirst())?.work).toBe(1);
  expect((await as().portfolio.show({ id })).idea).toBe(idea);
  await mine(viewer).remove({ id });
  await expect(as().ideaDetail.get({ slug: decodeURIComponent(idea?.split("/").at(-1) ?? "") })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("an idea needs a published project with a room and a style", async () => {
  const draft = await aProject(owner.id);
  await expect(mine().publishIdea({ id: draft.id })).rejects.toMatchObject({ code: "STATUS_CONFLICT", data: { status: "draft" } });
  const { id } = await aProject(owner.id, { status: "published", rooms: [], styles: [] });
  await expect(mine().publishIdea({ id })).rejects.toMatchObject({ code: "INVALID", data: { fields: { rooms: "roomNeeded", styles: "styleNeeded" } } });
});

test("one's own list says titles in Arabic on Arabic pages, where there are any", async () => {
  const person = await aUser("professional");
  const [named, plain] = [await as(person).portfolio.create({ title: "A courtyard" }), await as(person).portfolio.create({ title: "A study" })];
  await db.updateTable("portfolio_projects").set({ title_ar: "فناء" }).where("id", "=", named.id).execute();
  const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title).sort();
  expect(titles(await as(person, "ar").portfolio.list())).toEqual(["A study", "فناء"]);
  expect(titles(await as(person, "ar").portfolio.order({ ids: [plain.id, named.id] }))).toEqual(["A study", "فناء"]);
  expect(titles(await as(person).portfolio.list())).toEqual(["A courtyard", "A study"]);
});
