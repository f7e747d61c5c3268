import { spawn } from "node:child_process";
import { once } from "node:events";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { imageNoteKey } from "#app/platform/media/derivative.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { closeWorkers } from "#app/platform/work/work.server.ts";
import { analyze } from "./server/analysis.server.ts";
import { runPicture } from "./server/run.server.ts";
import { asClient, roomPhoto } from "./testing/rooms.ts";

// With the real engine, in worker processes.

vi.mock("#app/platform/jobs/jobs.server.ts", async (original) => ({ ...(await original<object>()), enqueue: async () => undefined }));

const reem = await aUser("homeowner", { name: "Reem" });
const api = asClient(reem);
const calm = new AbortController().signal;
let id: string;

beforeAll(async () => {
  id = (await api.create({ photo: await roomPhoto() })).id;
  await analyze(id, calm);
});
afterAll(closeWorkers);

test("a room is found and stored; it is shown, corrected and previewed", async () => {
  const { analysis, confidence, photo } = await api.get({ id });
  expect(analysis).toBe("ready");
  for (const share of Object.values(confidence ?? {})) expect(share >= 0 && share <= 1).toBe(true);
  const { sha256 } = await db.selectFrom("files").select("sha256").where("id", "=", photo.id).executeTakeFirstOrThrow();
  expect(await storage.exists(imageNoteKey(sha256, "room"))).toBe(true);
  const map = await api.surfaces({ id });
  const lengths = (runs: number[]) => runs.reduce((sum, count, at) => sum + (at % 2 ? count : 0), 0);
  for (const runs of [map.labels, map.found, map.regions]) expect(lengths(runs)).toBe(map.width * map.height);
  const corrections = { steps: [{ kind: "brush" as const, points: [[0.5, 0.5] as [number, number]], radius: 0.1, surface: "untouched" as const }] };
  expect(await api.correct({ id, corrections, version: 0 })).toMatchObject({ corrections, correctionsVersion: 1 });
  await expect(api.correct({ id, corrections, version: 0 })).rejects.toMatchObject({ code: "CONFLICT" });
  const { picture, changed } = await api.preview({ id, style: "najdi" });
  expect(picture).toMatch(/^data:image\/jpeg;base64,/);
  expect(changed.length).toBeGreaterThan(0);
});

test("a process killed in the middle leaves nothing behind: run again, there is one picture", async () => {
  const { correctionsVersion } = await api.get({ id });
  const { id: pictureId } = await api.restyle({ id, style: "modern" });
  const module = new URL("./server/run.server.ts", import.meta.url).href;
  const code = `const { runPicture } = await import(${JSON.stringify(module)}); await runPicture(${JSON.stringify(pictureId)}, new AbortController().signal);`;
  const attempts = () => db.selectFrom("redesign_pictures").select(["attempts", "state"]).where("id", "=", pictureId).executeTakeFirst();
  for (const attempt of [1, 2]) {
    const child = spawn(process.execPath, ["--input-type=module", "-e", code], { env: process.env, stdio: ["ignore", "inherit", "inherit"] });
    const ended = once(child, "exit");
    await vi.waitFor(async () => expect(await attempts()).toEqual({ attempts: attempt, state: "running" }), { timeout: 30_000 });
    child.kill("SIGKILL");
    await ended;
  }
  await runPicture(pictureId, calm);
  const { pictures } = await api.get({ id });
  expect(pictures).toMatchObject([{ id: pictureId, state: "done", isPreview: false, correctionsVersion }]);
  const files = await db.selectFrom("files").select(["id", "storage_key", "mime"]).where("owner_id", "=", reem.id).where("mime", "=", "image/jpeg").execute();
  const [made] = files.filter(({ id: fileId }) => fileId === pictures[0]?.photo?.id);
  expect(files).toHaveLength(2);
  expect(await sharp(await storage.read(made?.storage_key ?? "")).metadata()).toMatchObject({ format: "jpeg", width: 320 });
});
