import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { insertIdeas } from "#app/features/inspiration/ideas/public.server.ts";
import { tryOnPath } from "#app/features/inspiration/ideas/public.ts";
import { db } from "#app/platform/database/db.server.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { parseStart, startPath } from "./redesign.address.ts";
import { analyze } from "./server/analysis.server.ts";
import { redesignPictureRoutes } from "./server/download.server.ts";
import { runPicture } from "./server/run.server.ts";
import { asClient, plainPhoto } from "./testing/rooms.ts";

vi.mock("./work/in-worker.server.ts", () => ({
  inWorker: async (name: string) => {
    if (name === "findRoom") return { wall: 0.9, floor: 0.8, ceiling: 0.7, geometry: 0.6 };
    const jpeg = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#09f" } })
      .jpeg()
      .toBuffer();
    return { changed: [], left: [], jpeg };
  },
}));
vi.mock("#app/platform/jobs/jobs.server.ts", async (original) => ({ ...(await original<object>()), enqueue: async () => {} }));

const reem = await aUser("homeowner", { name: "Reem" });
const noura = await aUser("homeowner", { name: "Noura" });
const api = asClient(reem);
const calm = new AbortController().signal;
const refused = (code: string) => expect.objectContaining({ code });
const begin = (id: string, more: object = {}) => api.restyle({ id, style: "modern", ...more });

async function newRoom(): Promise<string> {
  const { id } = await api.create({ photo: await plainPhoto(149) });
  await analyze(id, calm);
  return id;
}

describe("sharing", () => {
  test("shows the finished pictures and their files to anyone with the link, until it is revoked", async () => {
    const id = await newRoom();
    const { id: pictureId } = await begin(id, { prompt: "for us" });
    await runPicture(pictureId, calm);
    await begin(id);
    const { photo, pictures: made } = await api.get({ id });
    const fileIds = [photo.id, made[1]?.photo?.id ?? ""];
    const seen = async (viewer: typeof reem | null) => {
      const rows = await db.selectFrom("files").select(["id", "owner_id", "is_public"]).where("id", "in", fileIds).execute();
      return Promise.all(rows.map((row) => maySeeFile(viewer, row)));
    };
    expect(await seen(reem)).toEqual([true, true]);
    expect(await seen(null)).toEqual([false, false]);
    const { key } = await api.share({ id });
    expect(await api.share({ id })).toEqual({ key });
    const shared = await asClient(null).shared({ key });
    expect(shared).toMatchObject({ photo: { id: photo.id }, pictures: [{ id: pictureId, prompt: null, state: "done" }] });
    expect(JSON.stringify(shared)).not.toContain(reem.id);
    expect(await seen(null)).toEqual([true, true]);
    expect((await redesignPictureRoutes({ viewerOf: async () => null }).request(`/redesign-pictures/${pictureId}/modern.jpg`)).status).toBe(200);
    await api.unshare({ id });
    await expect(asClient(null).shared({ key })).rejects.toEqual(refused("NOT_FOUND"));
    expect(await seen(noura)).toEqual([false, false]);
    expect((await api.share({ id })).key).not.toBe(key);
  });
});

test("a room that began with an idea says which, as long as it is public", async () => {
  const [idea] = await insertIdeas(db, [
    { title: "Walnut and brass", titleAr: "جوز ونحاس", style: "modern", roomType: "majlis", region: "najd", authorId: null, uploadSource: "manual" },
  ]);
  const ideaId = idea?.id ?? "";
  const { id } = await api.create({ photo: await plainPhoto(151), roomType: "majlis", ideaId });
  expect(await api.get({ id })).toMatchObject({ roomType: "majlis", idea: { slug: idea?.slug, title: "Walnut and brass" } });
  expect(await asClient(reem, "ar").get({ id })).toMatchObject({ idea: { title: "جوز ونحاس" } });
  // the address preserves the idea and the style, also across a sign-in
  const search = parseStart(new URL(tryOnPath({ id: ideaId, style: "modern", region: "najd" }), "http://diwan").searchParams);
  expect(search).toEqual({ style: "najdi", idea: ideaId });
  expect(startPath(search)).toBe(tryOnPath({ id: ideaId, style: "modern", region: "najd" }));
  await db.updateTable("design_ideas").set({ status: "unpublished" }).where("id", "=", ideaId).execute();
  expect(await api.get({ id })).toMatchObject({ idea: null });
});

test("the list goes on where the last page ended", async () => {
  const laila = await aUser("homeowner", { name: "Laila" });
  const { id } = await asClient(laila).create({ photo: await plainPhoto(150) });
  await sql`insert into redesigns (id, owner_id, photo_id, updated_at)
    select gen_random_uuid(), owner_id, photo_id, now() + make_interval(secs => n / 3) from redesigns, generate_series(1, 29) n where id = ${id}`.execute(db);
  const first = await asClient(laila).list({});
  const second = await asClient(laila).list({ after: first.next ?? "" });
  expect([first.items.length, second.items.length, second.next]).toEqual([24, 6, null]);
  expect(new Set([...first.items, ...second.items].map((item) => item.id)).size).toBe(30);
  expect(second.items.at(-1)?.id).toBe(id);
  await expect(asClient(laila).list({ after: "nonsense" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
