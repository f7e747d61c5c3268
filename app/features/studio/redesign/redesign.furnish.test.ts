import sharp from "sharp";
import { beforeEach, expect, test, vi } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { linesOf } from "./furnish/list-lines.ts";
import { analyze } from "./server/analysis.server.ts";
import { runPicture } from "./server/run.server.ts";
import { asClient, plainPhoto } from "./testing/rooms.ts";

// New furniture: what it waits for, what the worker is asked, what the picture says.

const furnish = { degree: "both", room: "majlis" } as const;
const table = { id: "a", piece: "coffee_round" as const, x: 0, z: 3, y: 0, turn: 0, size: { width: 0.9, depth: 0.9, height: 0.38 } };
const scene = {
  plan: { left: 2, right: 2, depth: 5, height: 2.9, near: 1.5, walls: { back: true, left: true, right: true }, openings: [] },
  placements: [table],
  areas: { floor: 20, walls: 40.6, ceiling: 20 },
};

const work = vi.hoisted(() => ({ isBox: true, done: [] as { name: string; input: unknown }[], photos: 100 }));
vi.mock("./work/in-worker.server.ts", () => ({
  inWorker: async (name: string, input: unknown) => {
    work.done.push({ name, input });
    if (name === "findRoom") return { wall: 0.9, floor: 0.8, ceiling: 0.7, geometry: 0.6 };
    if (name === "makeSizes") return undefined;
    if (name === "makeFurnished" && !work.isBox) return null;
    work.photos += 1;
    const jpeg = await sharp({ create: { width: 40, height: 20, channels: 3, background: { r: work.photos, g: 9, b: 9 } } })
      .jpeg()
      .toBuffer();
    return { changed: [{ surface: "pieces" }], left: [], jpeg, scene };
  },
}));
vi.mock("#app/platform/jobs/jobs.server.ts", async (original) => ({ ...(await original<object>()), enqueue: async () => undefined }));

const api = asClient(await aUser("homeowner", { name: "Reem" }));
const calm = new AbortController().signal;
const problems = (fields: Record<string, string>) => expect.objectContaining({ code: "INVALID", data: { fields } });
const newest = async (id: string) => (await api.get({ id })).pictures[0];

async function newRoom(isSure = true): Promise<string> {
  work.photos += 1;
  const { id } = await api.create({ photo: await plainPhoto(work.photos) });
  await analyze(id, calm);
  if (isSure) await api.correct({ id, corrections: { steps: [], confirmed: ["corners"] }, version: 0 });
  return id;
}

beforeEach(async () => {
  work.isBox = true;
  work.done.length = 0;
  await db.deleteFrom("rate_limits").execute();
  await db.updateTable("redesign_pictures").set({ state: "done" }).where("state", "in", ["queued", "running"]).execute();
});

test("waits for corners that someone has seen, and is for our own engine alone", async () => {
  const id = await newRoom(false);
  await expect(api.restyle({ id, style: "modern", furnish })).rejects.toThrow(problems({ furnish: "corners" }));
  await api.correct({ id, corrections: { steps: [], corners: { topLeft: [0.2, 0.1] } }, version: 0 });
  expect(await api.restyle({ id, style: "modern", furnish })).toMatchObject({ state: "queued", furnish, scene: null });
});

test("is made with what was wished, and the picture says what stands in it", async () => {
  const id = await newRoom();
  const { id: pictureId } = await api.restyle({ id, style: "najdi", furnish: { ...furnish, placements: [table] } });
  await runPicture(pictureId, calm);
  expect(work.done.findLast(({ name }) => name === "makeFurnished")?.input).toMatchObject({ style: "najdi", furnish: { ...furnish, placements: [table] } });
  expect(await newest(id)).toMatchObject({ state: "done", furnish, scene });
});

test("a picture without new furniture says so", async () => {
  const id = await newRoom();
  const { id: pictureId } = await api.restyle({ id, style: "modern" });
  await runPicture(pictureId, calm);
  expect(work.done.some(({ name }) => name === "makeFurnished")).toBe(false);
  expect(await newest(id)).toMatchObject({ state: "done", furnish: null });
});

test("a room that is no box is told so, and nothing is shown", async () => {
  const id = await newRoom();
  const { id: pictureId } = await api.restyle({ id, style: "modern", furnish });
  work.isBox = false;
  await runPicture(pictureId, calm);
  expect(await newest(id)).toMatchObject({ state: "failed", failure: "room", photo: null });
});

test("marks and height stay when corrections come without them", async () => {
  const id = await newRoom();
  const marks = [{ kind: "door" as const, from: [0.1, 0.8] as [number, number], to: [0.2, 0.3] as [number, number] }];
  await api.correct({ id, corrections: { steps: [], marks, height: 3.1 }, version: 1 });
  expect((await api.correct({ id, corrections: { steps: [] }, version: 2 })).corrections).toMatchObject({ marks, height: 3.1, confirmed: ["corners"] });
});

test("the list counts pieces of one size together, the largest first", () => {
  const rug = { ...table, id: "r", piece: "rug_sadu" as const, size: { width: 3, depth: 2, height: 0.02 } };
  expect(linesOf({ placements: [table, rug, { ...table, id: "b", x: 1 }] })).toEqual([
    { piece: "rug_sadu", count: 1, width: 300, depth: 200, height: 2, isFlat: true },
    { piece: "coffee_round", count: 2, width: 90, depth: 90, height: 38, isFlat: false },
  ]);
});
