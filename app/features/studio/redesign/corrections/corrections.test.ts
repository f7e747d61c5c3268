import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { CORRECTION_STEPS } from "../redesign.ts";
import { asClient, plainPhoto } from "../testing/rooms.ts";

const found = {
  width: 4,
  height: 2,
  labels: Uint8Array.from([3, 3, 3, 3, 1, 1, 1, 1]),
  regions: { ids: Uint16Array.from([0, 0, 1, 1, 2, 2, 2, 2]), count: 3 },
  cells: { width: 2, height: 1, ids: Uint16Array.from([0, 1]), count: 2, features: Uint8Array.from([255, 0]), costs: Uint8Array.from([7]) },
  corners: { topLeft: [1, 0], topRight: [3, 0], bottomLeft: [1, 1], bottomRight: [3, 1], nearLeft: [0, -1], nearRight: [4, -1] },
};
vi.mock("../work/in-worker.server.ts", () => ({
  inWorker: async (_name: string, { corrections }: { corrections: { steps: unknown[] } }) => ({
    found,
    labels: corrections.steps.length > 0 ? Uint8Array.from([0, 0, 3, 3, 1, 1, 1, 1]) : found.labels,
  }),
}));

const reem = await aUser("homeowner", { name: "Reem" });
const noura = await aUser("homeowner", { name: "Noura" });
const api = asClient(reem);
const tap = { kind: "stroke" as const, points: [[0.1, 0.1] as [number, number]], surface: "untouched" as const };
const refused = (code: string) => expect.objectContaining({ code });

async function newRoom(state = "ready"): Promise<string> {
  const { id } = await api.create({ photo: await plainPhoto() });
  await db.updateTable("redesigns").set({ analysis_state: state }).where("id", "=", id).execute();
  return id;
}

describe("the map of surfaces", () => {
  test("says what was found, what it is now, and where the corners are", async () => {
    const id = await newRoom();
    await api.correct({ id, corrections: { steps: [tap] }, version: 0 });
    const map = await api.surfaces({ id });
    expect(map).toMatchObject({ width: 4, height: 2, found: [3, 4, 1, 4], labels: [0, 2, 3, 2, 1, 4], regions: [0, 2, 1, 2, 2, 4], correctionsVersion: 1 });
    expect(map.corners).toMatchObject({ topLeft: [0.25, 0], nearRight: [1, -0.5] });
    expect(map.corrections).toEqual({ steps: [tap] });
  });

  test("exists once the analysis has ended, for its owner only", async () => {
    const id = await newRoom("waiting");
    await expect(api.surfaces({ id })).rejects.toEqual(refused("NOT_FOUND"));
    await db.updateTable("redesigns").set({ analysis_state: "ready" }).where("id", "=", id).execute();
    await expect(asClient(noura).surfaces({ id })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(asClient(null).surfaces({ id })).rejects.toEqual(refused("UNAUTHORIZED"));
    await expect(api.surfaces({ id: newId() })).rejects.toEqual(refused("NOT_FOUND"));
  });
});

describe("corrections", () => {
  test("without answers leave the answers that were given", async () => {
    const id = await newRoom();
    expect((await api.get({ id })).corrections.confirmed).toBeUndefined();
    await api.correct({ id, corrections: { steps: [], confirmed: ["floor"] }, version: 0 });
    const later = await api.correct({ id, corrections: { steps: [tap] }, version: 1 });
    expect(later.corrections).toEqual({ steps: [tap], confirmed: ["floor"] });
    expect((await api.get({ id })).corrections).toEqual(later.corrections);
    await api.correct({ id, corrections: { steps: [], confirmed: [] }, version: 2 });
    expect((await api.get({ id })).corrections).toEqual({ steps: [], confirmed: [] });
  });

  test("from before strokes mean the same after the migration", async () => {
    const [old, empty] = [await newRoom(), await newRoom()];
    const brush = { kind: "brush", points: [[0.5, 0.5]], radius: 0.1, surface: "keep" };
    const before = { steps: [{ kind: "tap", x: 0.25, y: 0.5, surface: "wall" }, brush], corners: { topLeft: [0.1, 0.2] } };
    await db
      .updateTable("redesigns")
      .set({ corrections: JSON.stringify(before) })
      .where("id", "=", old)
      .execute();
    await sql.raw(await readFile("database/migrations/0045_smart_strokes.sql", "utf8")).execute(db);
    expect((await api.get({ id: old })).corrections).toEqual({
      steps: [
        { kind: "stroke", points: [[0.25, 0.5]], surface: "wall" },
        { ...brush, surface: "untouched" },
      ],
      corners: { topLeft: [0.1, 0.2] },
    });
    expect((await api.get({ id: empty })).corrections).toEqual({ steps: [] });
  });

  test("are replaced as a whole and counted", async () => {
    const id = await newRoom();
    expect(await api.correct({ id, corrections: { steps: [tap] }, version: 0 })).toEqual({ corrections: { steps: [tap] }, correctionsVersion: 1 });
    const moved = { steps: [], corners: { topLeft: [0.2, -0.1] as [number, number] } };
    expect(await api.correct({ id, corrections: moved, version: 1 })).toEqual({ corrections: moved, correctionsVersion: 2 });
    expect((await api.get({ id })).corrections).toEqual(moved);
  });

  test("of two windows: the slower one gets a conflict and nothing is lost", async () => {
    const id = await newRoom();
    await api.correct({ id, corrections: { steps: [tap] }, version: 0 });
    await expect(api.correct({ id, corrections: { steps: [] }, version: 0 })).rejects.toEqual(refused("CONFLICT"));
    expect((await api.surfaces({ id })).corrections).toEqual({ steps: [tap] });
    const [first, second] = await Promise.allSettled([
      api.correct({ id, corrections: { steps: [tap, tap] }, version: 1 }),
      api.correct({ id, corrections: { steps: [] }, version: 1 }),
    ]);
    expect([first.status, second.status].sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("are the owner's alone, and only once there is something to correct", async () => {
    const id = await newRoom();
    const wish = { id, corrections: { steps: [tap] }, version: 0 };
    await expect(asClient(noura).correct(wish)).rejects.toEqual(refused("NOT_FOUND"));
    await expect(asClient(null).correct(wish)).rejects.toEqual(refused("UNAUTHORIZED"));
    await expect(api.correct({ ...wish, id: await newRoom("waiting") })).rejects.toEqual(refused("NOT_FOUND"));
    // Where no room was recognized the person may mark one.
    expect(await api.correct({ ...wish, id: await newRoom("nothing") })).toMatchObject({ correctionsVersion: 1 });
    expect((await api.get({ id })).correctionsVersion).toBe(0);
  });

  test.each([
    ["beside the picture", { steps: [{ ...tap, points: [[1.2, 0.1] as [number, number]] }] }],
    ["a stroke without points", { steps: [{ kind: "brush" as const, points: [], radius: 0.1, surface: "wall" as const }] }],
    ["a brush larger than the picture", { steps: [{ kind: "brush" as const, points: [[0.5, 0.5] as [number, number]], radius: 3, surface: "wall" as const }] }],
    ["a corner far away", { steps: [], corners: { topLeft: [90, 0] as [number, number] } }],
    ["more steps than are stored", { steps: Array.from({ length: CORRECTION_STEPS + 1 }, () => tap) }],
  ])("%s is refused", async (_, corrections) => {
    await expect(api.correct({ id: await newRoom(), corrections, version: 0 })).rejects.toEqual(refused("BAD_REQUEST"));
  });
});
