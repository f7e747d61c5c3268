import { describe, expect, test } from "vitest";
import type { Corrections } from "#app/engines/room/corrections.ts";
import { chosenColor, TARGETS, whyUnchanged, withFinish, withWall } from "./draft.ts";
import { handlePoint } from "./handles.ts";
import { changeTo, mapHistory, redo, startHistory, undo } from "./history.ts";
import { rebase } from "./rebase.ts";
import { recolorFrom } from "./recolor.ts";
import { FITTED, placeOf, toFrame, toPicture, within, zoomedAt } from "./view.ts";

describe("history", () => {
  test("goes back and forth", () => {
    const third = changeTo(changeTo(startHistory(1), 2), 3);
    const second = undo(third);
    expect(second?.present).toBe(2);
    expect(second && redo(second)?.present).toBe(3);
    expect(undo(startHistory(1))).toBeNull();
    expect(redo(third)).toBeNull();
  });

  test("a new change ends what could be done again", () => {
    const back = undo(changeTo(startHistory(1), 2));
    expect(back && redo(changeTo(back, 5))).toBeNull();
  });

  test("one gesture is one step", () => {
    const dragged = changeTo(changeTo(changeTo(startHistory(0), 1, "drag"), 2, "drag"), 3, "another");
    expect(dragged.past).toEqual([0, 2]);
  });

  test("states can be changed all at once", () => {
    const history = mapHistory(changeTo(startHistory(1), 2), (state) => state * 10);
    expect([history.past, history.present]).toEqual([[10], 20]);
  });
});

describe("the view", () => {
  const frame = { width: 800, height: 600 };
  const picture = { width: 1600, height: 900 };

  test("fits the picture into the middle", () => {
    expect(placeOf(FITTED, frame, picture)).toEqual({ x: 0, y: 75, width: 800, height: 450 });
  });

  test("what is under the finger stays there", () => {
    const finger = { x: 600, y: 200 };
    const before = toPicture(finger, FITTED, frame, picture);
    const closer = zoomedAt(FITTED, 3, finger, frame, picture);
    const after = toPicture(finger, closer, frame, picture);
    expect(closer.scale).toBe(3);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(toFrame(after, closer, frame, picture).x).toBeCloseTo(finger.x);
  });

  test("it neither leaves the frame nor becomes smaller than it", () => {
    expect(within({ scale: 0.4, x: 90, y: 90 }, frame, picture)).toEqual(FITTED);
    expect(within({ scale: 2, x: 9999, y: -9999 }, frame, picture)).toEqual({ scale: 2, x: 400, y: -150 });
  });
});

describe("corrections of two windows", () => {
  const tap = (x: number): Corrections["steps"][number] => ({ kind: "stroke", points: [[x, 0.5]], surface: "wall" });
  test("are merged", () => {
    const base: Corrections = { steps: [tap(0.1)], corners: { topLeft: [0.1, 0.1] } };
    const own: Corrections = { steps: [tap(0.1), tap(0.2)], corners: { topLeft: [0.1, 0.1], topRight: [0.9, 0.2] } };
    const theirs: Corrections = { steps: [tap(0.1), tap(0.3)], corners: { topLeft: [0.2, 0.1] } };
    expect(rebase(own, base, theirs)).toEqual({
      steps: [tap(0.1), tap(0.3), tap(0.2)],
      corners: { topLeft: [0.2, 0.1], topRight: [0.9, 0.2] },
    });
  });
});

describe("finishes", () => {
  const sage = { material: "paint" as const, color: "#a5ae97" };
  const clay = { material: "paint" as const, color: "#b97c5d" };
  const oak = { material: "planks" as const, first: "#b89468", second: "#a17c53" };

  test("one choice for all walls takes the place of single ones; taking it back leaves nothing", () => {
    const single = withWall({ wall: sage }, "left", clay);
    expect(single).toEqual({ wall: sage, walls: { left: clay } });
    expect(withWall(single, "left", undefined)).toEqual({ wall: sage });
    expect(withWall(single, "wall", null)).toEqual({ wall: null });
    expect(withWall({ wall: sage }, "wall", undefined)).toEqual({});
    expect(withFinish({ floor: oak }, "floor", undefined)).toEqual({});
  });

  test("the dot of a surface shows its color, that it is left, or that the look decides", () => {
    const finishes = { wall: sage, walls: { left: null }, floor: oak };
    expect(TARGETS.map((target) => chosenColor(finishes, target))).toEqual([sage.color, sage.color, null, sage.color, oak.first, undefined, undefined]);
  });

  test("only what changed is guessed until the engine's picture is there", () => {
    expect(recolorFrom({ wall: sage }, { wall: sage })).toBeNull();
    expect(recolorFrom({ wall: sage }, {})).toBeNull();
    const guess = recolorFrom({ wall: sage }, { wall: sage, walls: { left: clay }, floor: oak, ceiling: null });
    expect([0, 1, 2, 3, 4, 5].map((label) => guess?.(label))).toEqual([undefined, oak.first, null, undefined, clay.color, undefined]);
  });
});

describe("handles of corners", () => {
  const corners = {
    topLeft: [0.2, 0.2],
    topRight: [1.4, 0.1],
    bottomLeft: [0.2, 1.6],
    bottomRight: [1.4, 0.9],
    nearLeft: [-0.2, -0.2],
    nearRight: [2, -1],
  } as const;
  test("stand where the edge leaves the picture when the corner is beside it", () => {
    expect(handlePoint(corners, "topLeft")).toEqual([0.2, 0.2]);
    expect(handlePoint(corners, "bottomLeft")).toEqual([0.2, 1]);
    expect(handlePoint(corners, "nearLeft")).toEqual([0, 0]);
    expect(handlePoint(corners, "topRight")).toEqual([1, 0.1]);
  });
});

test.each([
  ["wall", "unsure"],
  ["left", "unsure"],
  ["ceiling", "tooSmall"],
  ["floor", null],
  ["furniture", null],
] as const)("why the %s stayed as it was: %s", (target, expected) => {
  const leftAlone = [
    { surface: "wall", reason: "unsure" },
    { surface: "ceiling", reason: "tooSmall" },
    { surface: "floor", reason: "asked" },
    { surface: "accent", reason: "notFound" },
  ];
  expect(whyUnchanged(target, leftAlone)).toBe(expected);
});
