import { describe, expect, it } from "vitest";
import { analyzeRoom, type RoomAnalysis } from "../analyze-room.ts";
import { OBJECT, WALL, WINDOW } from "../surfaces/kinds.ts";
import { seenIn } from "../testing/seen.ts";
import { syntheticRoom } from "../testing/synthetic-room.ts";
import { findThings } from "./things.ts";

// A row of patches on the floor: wall, sofa, sofa, wall, unless a test says otherwise.

const [SOFA, PLASTER] = [
  { lightness: 0.5, a: 0.12, b: 0.02 },
  { lightness: 0.9, a: 0, b: 0 },
];
const WIDE = 20;
const known = analyzeRoom(syntheticRoom({ width: 4 * WIDE, height: 40 }).picture, seenIn(syntheticRoom({ width: 4 * WIDE, height: 40 })));

function strengthsOf(colors: readonly (typeof SOFA)[], isPiece: readonly boolean[], glass: number[] = []): number[] {
  const patches = colors.map(({ lightness, a, b }, index) => ({
    lightness,
    a,
    b,
    rawA: a,
    rawB: b,
    pixels: WIDE * 40,
    x: WIDE * (index + 0.5),
    y: 36,
    face: 0,
  }));
  const labels = Int32Array.from({ length: 4 * WIDE * 40 }, (_, at) => Math.floor((at % (4 * WIDE)) / WIDE));
  const seen = new Uint8Array(patches.length * 5);
  for (const [index] of patches.entries()) seen[index * 5 + (glass.includes(index) ? WINDOW : isPiece[index] ? OBJECT : WALL)] = 255;
  const room = { ...known, surfaces: { ...known.surfaces, patches, labels, seen } } as RoomAnalysis;
  const { ids, strengths } = findThings(
    room,
    Uint8Array.from(isPiece, (is) => (is ? 1 : 0)),
  );
  return Array.from(ids, (id) => strengths[id]!);
}

describe("a thing", () => {
  it("is taken as a whole where it ends at edges", () => {
    expect(strengthsOf([PLASTER, SOFA, SOFA, PLASTER], [false, true, true, false])).toEqual([0, 1, 1, 0]);
  });

  it("is left where a part of it was taken for something else", () => {
    expect(strengthsOf([PLASTER, SOFA, SOFA, PLASTER], [false, true, false, false])).toEqual([0, 0, 0, 0]);
  });

  it("is left where most of its color elsewhere cannot be taken", () => {
    const throwOver = { lightness: 0.9, a: 0.02, b: 0.02 };
    expect(strengthsOf([SOFA, throwOver, SOFA, SOFA], [true, true, true, false])[0]).toBe(0);
  });

  it("keeps its color when it is a pane, a plant or a screen", () => {
    expect(strengthsOf([PLASTER, SOFA, SOFA, PLASTER], [false, true, true, false], [1, 2])).toEqual([0, 0, 0, 0]);
    const leaves = { lightness: 0.5, a: -0.08, b: 0.08 };
    expect(strengthsOf([PLASTER, leaves, leaves, PLASTER], [false, true, true, false])).toEqual([0, 0, 0, 0]);
    const screen = { lightness: 0.1, a: 0, b: 0 };
    expect(strengthsOf([PLASTER, screen, screen, PLASTER], [false, true, true, false])).toEqual([0, 0, 0, 0]);
  });
});
