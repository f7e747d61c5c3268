import { expect, test } from "vitest";
import type { Placement } from "#app/engines/room/stage/scene.ts";
import { renderHook } from "#app/platform/testing/render-hook.tsx";
import { usePlan } from "./use-plan.ts";

const table: Placement = { id: "t", piece: "coffee_round", x: 0, z: 3, y: 0, turn: 0, size: { width: 0.9, depth: 0.9, height: 0.38 } };
const chair: Placement = { id: "c", piece: "armchair_barrel", x: 1.3, z: 3, y: 0, turn: 170 };
const room = { left: 2, right: 2, depth: 5, height: 2.9, near: 1.5, walls: { back: true, left: true, right: true }, openings: [] };

type Plan = ReturnType<typeof usePlan>;

async function open(...placements: Placement[]) {
  const host = await renderHook(() => usePlan({ plan: room, placements }), undefined);
  return {
    get now(): Plan {
      return host.current;
    },
    do: (change: (plan: Plan) => unknown) => host.act(() => void change(host.current)),
  };
}

test("a drag is undone as one change, steps of a key one by one", async () => {
  const plan = await open(table, chair);
  for (const dx of [-0.1, -0.1, -0.1]) await plan.do((now) => now.move("c", dx, 0, "drag 1"));
  await plan.do((now) => now.move("c", 0, 0.05));
  await plan.do((now) => now.move("c", 0, 0.05));
  expect(plan.now.pieces[1]).toMatchObject({ x: expect.closeTo(1), z: expect.closeTo(3.1) });
  await plan.do((now) => now.undo());
  expect(plan.now.pieces[1]).toMatchObject({ x: expect.closeTo(1), z: expect.closeTo(3.05) });
  await plan.do((now) => now.undo());
  await plan.do((now) => now.undo());
  expect(plan.now.pieces).toEqual([table, chair]);
  expect(plan.now.canUndo).toBe(false);
  await plan.do((now) => now.undo());
  expect(plan.now.pieces).toEqual([table, chair]);
});

test("two drags of one piece are two changes, and a drag after an undo begins a new one", async () => {
  const plan = await open(table);
  await plan.do((now) => now.move("t", 0.1, 0, "drag 1"));
  await plan.do((now) => now.move("t", 0.1, 0, "drag 2"));
  await plan.do((now) => now.undo());
  await plan.do((now) => now.move("t", 0.1, 0, "drag 1"));
  expect(plan.now.pieces[0]?.x).toBeCloseTo(0.2);
  await plan.do((now) => now.undo());
  expect(plan.now.pieces[0]?.x).toBeCloseTo(0.1);
});

test("only the chosen piece is colored and swapped; a swap takes the new piece's own size", async () => {
  const plan = await open(table, chair);
  await plan.do((now) => now.choose("t"));
  await plan.do((now) => now.paint("#112233"));
  await plan.do((now) => now.paint("#445566"));
  await plan.do((now) => now.swap("coffee_marble"));
  expect(plan.now.pieces[0]).toMatchObject({ piece: "coffee_marble", color: "#445566" });
  expect(plan.now.pieces[0]?.size).not.toEqual(table.size);
  expect(plan.now.pieces[1]).toEqual(chair);
  await plan.do((now) => now.undo());
  await plan.do((now) => now.undo());
  expect(plan.now.pieces[0]).toEqual(table);
});

test("a turn stays within half a circle", async () => {
  const plan = await open(chair);
  await plan.do((now) => now.turn("c", 15));
  expect(plan.now.pieces[0]?.turn).toBe(-175);
});

test("what is removed is no longer chosen, and comes back with undo", async () => {
  const plan = await open(table, chair);
  await plan.do((now) => now.choose("c"));
  await plan.do((now) => now.remove("c"));
  expect(plan.now.chosen).toBe("t");
  await plan.do((now) => now.remove("t"));
  expect(plan.now).toMatchObject({ pieces: [], chosen: "" });
  await plan.do((now) => now.undo());
  await plan.do((now) => now.undo());
  expect(plan.now.pieces).toEqual([table, chair]);
});

test("a copy stands beside its piece and is chosen", async () => {
  const plan = await open(table);
  await plan.do((now) => now.copy(table));
  const copy = plan.now.pieces[1];
  expect(copy).toMatchObject({ piece: "coffee_round", x: 0.3, z: 2.7 });
  expect(plan.now.chosen).toBe(copy?.id);
});

test("a piece through a wall and two in one place are named as such", async () => {
  const plan = await open(table, { ...chair, x: 0.2 });
  expect([...plan.now.obstacles]).toEqual([
    ["t", "piece"],
    ["c", "piece"],
  ]);
  await plan.do((now) => now.move("c", 5, 0));
  expect([...plan.now.obstacles]).toEqual([["c", "wall"]]);
});
