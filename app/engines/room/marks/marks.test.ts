import { describe, expect, test } from "vitest";
import type { Correction } from "../corrections.ts";
import { approximate } from "./approximate.ts";
import { type Cells, FEATURES, pairsOf, SEEN } from "./cells.ts";
import { BACK, CEILING, correctedLabels, enclosure, FLOOR, fewerSteps, foundMap, LEFT, RIGHT, UNTOUCHED } from "./labels.ts";
import { labelPlaces, listRegions, regionAt } from "./regions.ts";
import { decodeRuns, encodeRuns } from "./run-lengths.ts";
import { isWorthAdding, strokeSteps } from "./stroke.ts";
import { drawTints } from "./tints.ts";

const WIDTH = 64;
const HEIGHT = 40;
const corners = {
  topLeft: [0.25, 0.25],
  topRight: [0.75, 0.25],
  bottomLeft: [0.25, 0.75],
  bottomRight: [0.75, 0.75],
  nearLeft: [0, 0],
  nearRight: [1, 0],
} as const;

/** A cell for each region, each of a color of its own and with hard edges. */
function cells(): Cells {
  const [width, height] = [WIDTH / 2, HEIGHT / 2];
  const band = (row: number) => (row < 5 ? 1 : row < 15 ? 2 : 0);
  const ids = Uint16Array.from({ length: width * height }, (_, at) => band(Math.floor(at / width)) * 4 + Math.floor(((at % width) * 4) / width));
  const count = 12;
  const features = new Uint8Array(count * FEATURES);
  for (let cell = 0; cell < count; cell += 1) {
    features.set([(cell * 67) % 256, (cell * 111) % 256, (cell * 179) % 256, (cell * 111) % 256, (cell * 179) % 256], cell * FEATURES);
    features[cell * FEATURES + SEEN + [2, 3, 1][Math.floor(cell / 4)]!] = 255;
  }
  const grid = { width, height, ids, count };
  return { ...grid, features, costs: new Uint8Array(pairsOf(grid).length / 2).fill(255) };
}

/** Ceiling, wall and floor in bands; a region for each quarter of the width of a band. */
function room() {
  const labels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const row = Math.floor(at / WIDTH);
    return row < 10 ? CEILING : row < 30 ? BACK : FLOOR;
  });
  const regions = Uint16Array.from(labels, (label, at) => (label - 1) * 4 + Math.floor(((at % WIDTH) * 4) / WIDTH));
  return foundMap(WIDTH, HEIGHT, labels, regions, corners, cells());
}

const tap = (x: number, y: number, surface: Correction["surface"]): Correction => ({ kind: "stroke", points: [[x, y]], surface });
const brush = (points: [number, number][], radius: number, surface: Correction["surface"]): Correction => ({ kind: "brush", points, radius, surface });
const at = (x: number, y: number) => Math.floor(y * HEIGHT) * WIDTH + Math.floor(x * WIDTH);
const count = (labels: Uint8Array, label: number) => labels.filter((value) => value === label).length;

describe("run lengths", () => {
  test("there and back", () => {
    const values = Uint8Array.from([0, 0, 3, 3, 3, 1]);
    expect(encodeRuns(values)).toEqual([0, 2, 3, 3, 1, 1]);
    expect(decodeRuns(encodeRuns(values), new Uint8Array(6))).toEqual(values);
    expect(encodeRuns(new Uint8Array())).toEqual([]);
  });

  test("refuses another length", () => {
    expect(() => decodeRuns([0, 5], new Uint8Array(6))).toThrow(RangeError);
  });
});

describe("taps", () => {
  test("switch the whole region and nothing else", () => {
    const map = room();
    const labels = correctedLabels(map, { steps: [tap(0.1, 0.9, "untouched")] });
    expect(count(labels, UNTOUCHED)).toBe((WIDTH / 4) * 10);
    expect(labels[at(0.1, 0.9)]).toBe(UNTOUCHED);
    expect(labels[at(0.4, 0.9)]).toBe(FLOOR);
  });

  test("the corners decide which wall it is", () => {
    const labels = correctedLabels(room(), { steps: [tap(0.1, 0.9, "wall"), tap(0.4, 0.9, "wall"), tap(0.9, 0.9, "wall")] });
    expect([labels[at(0.1, 0.9)], labels[at(0.4, 0.9)], labels[at(0.95, 0.9)]]).toEqual([LEFT, BACK, RIGHT]);
  });

  test("take their even area along, until another tap in it says something else", () => {
    const one = correctedLabels(room(), { steps: [tap(0.1, 0.5, "untouched")] });
    expect(count(one, UNTOUCHED)).toBe((WIDTH / 4) * 20);
    const far = correctedLabels(room(), { steps: [tap(0.1, 0.5, "untouched"), tap(0.1, 0.9, "wall")] });
    expect([far[at(0.1, 0.5)], far[at(0.1, 0.9)], far[at(0.9, 0.9)]]).toEqual([UNTOUCHED, LEFT, FLOOR]);
  });

  test("the last one counts", () => {
    const labels = correctedLabels(room(), { steps: [tap(0.1, 0.9, "untouched"), tap(0.1, 0.9, "ceiling")] });
    expect(labels[at(0.1, 0.9)]).toBe(CEILING);
  });
});

describe("strokes", () => {
  test("cover a line with round ends", () => {
    const labels = correctedLabels(room(), {
      steps: [
        brush(
          [
            [0.25, 0.875],
            [0.75, 0.875],
          ],
          0.05,
          "untouched",
        ),
      ],
    });
    expect(labels[at(0.5, 0.875)]).toBe(UNTOUCHED);
    expect(labels[at(0.22, 0.875)]).toBe(UNTOUCHED);
    expect(labels[at(0.15, 0.875)]).toBe(FLOOR);
    expect(count(labels, UNTOUCHED)).toBeCloseTo(0.5 * WIDTH * 6 + Math.PI * 9, -1);
  });

  test("beside the picture they paint nothing", () => {
    expect(correctedLabels(room(), { steps: [brush([[0, 0]], 0.002, "untouched")] })[0]).toBe(UNTOUCHED);
    expect(count(correctedLabels(room(), { steps: [brush([[1, 1]], 0.01, "untouched")] }), UNTOUCHED)).toBe(1);
  });

  test("store few points, and a long one becomes several that touch", () => {
    expect(isWorthAdding([[0.5, 0.5]], [0.501, 0.5], 0.02)).toBe(false);
    expect(isWorthAdding([[0.5, 0.5]], [0.51, 0.5], 0.02)).toBe(true);
    const points = Array.from({ length: 900 }, (_, index): [number, number] => [index / 900, 0.5]);
    const steps = strokeSteps(points, 0.02, "floor") as Extract<Correction, { kind: "brush" }>[];
    expect(steps.map((step) => step.points.length)).toEqual([400, 400, 102]);
    expect(steps[1]!.points[0]).toEqual(steps[0]!.points.at(-1));
    expect(strokeSteps([[0.5, 0.5]], 0.02, "floor")).toHaveLength(1);
  });
});

describe("corners", () => {
  test("say which wall, and where the ceiling begins", () => {
    const surfaceAt = enclosure({ width: WIDTH, height: HEIGHT }, corners);
    expect(surfaceAt(at(0.5, 0.1), true)).toBe(CEILING);
    expect(surfaceAt(at(0.5, 0.1), false)).toBe(BACK);
    expect(surfaceAt(at(0.05, 0.5), true)).toBe(LEFT);
    expect(surfaceAt(at(0.95, 0.5), true)).toBe(RIGHT);
  });

  test("when one is dragged, walls and ceiling are divided anew", () => {
    const labels = correctedLabels(room(), { steps: [], corners: { topLeft: [0.5, 0.25], bottomLeft: [0.5, 0.75] } });
    expect(labels[at(0.4, 0.5)]).toBe(LEFT);
    expect(labels[at(0.6, 0.5)]).toBe(BACK);
    expect(labels[at(0.4, 0.9)]).toBe(FLOOR);
  });
});

describe("too many steps", () => {
  test("those that are covered go first and nothing changes", () => {
    const steps = [tap(0.1, 0.9, "untouched"), brush([[0.1, 0.9]], 0.02, "wall"), tap(0.1, 0.9, "ceiling"), tap(0.6, 0.9, "untouched")];
    const fewer = fewerSteps(room(), steps, 3);
    expect(fewer).toEqual([steps[2], steps[3]]);
    expect(correctedLabels(room(), { steps: fewer })).toEqual(correctedLabels(room(), { steps }));
  });

  test("then those of which least is seen", () => {
    const steps = [tap(0.1, 0.9, "untouched"), brush([[0.6, 0.9]], 0.01, "wall"), tap(0.9, 0.5, "floor")];
    expect(fewerSteps(room(), steps, 2)).toEqual([steps[0], steps[2]]);
  });
});

describe("regions", () => {
  test("are listed with their share, a point inside and what they are now", () => {
    const map = room();
    const labels = correctedLabels(map, { steps: [tap(0.1, 0.5, "floor")] });
    const regions = listRegions(map, labels);
    expect(regions).toHaveLength(12);
    expect(regions[0]!.share).toBeCloseTo(0.125);
    const changed = regions.find(({ id }) => id === regionAt(map, 0.1, 0.5))!;
    expect(changed.label).toBe(FLOOR);
    expect(regionAt(map, changed.x, changed.y)).toBe(changed.id);
  });

  test("names stand inside of what they name", () => {
    const map = room();
    const places = labelPlaces(map, map.found);
    expect([...places.keys()].sort()).toEqual([FLOOR, CEILING, BACK]);
    for (const [label, { x, y }] of places) expect(map.found[at(x, y)]).toBe(label);
  });
});

describe("the rough picture before the engine's", () => {
  const photo = Uint8ClampedArray.from([200, 200, 200, 255, 120, 120, 120, 255, 90, 60, 30, 255, 10, 20, 30, 255]);
  const shown = Uint8ClampedArray.from(photo, (value) => 255 - value);
  const labels = Uint8Array.from([BACK, BACK, FLOOR, UNTOUCHED]);

  test("recolors only the chosen surfaces and preserves light and shade", () => {
    const out = new Uint8ClampedArray(16);
    approximate(photo, shown, labels, (label) => (label === BACK ? "#a5ae97" : undefined), out);
    expect([...out.slice(8)]).toEqual([165, 195, 225, 255, 245, 235, 225, 255]);
    expect(out[0]).toBeGreaterThan(out[4] ?? 0);
    expect(out[1]).toBeGreaterThan(out[2] ?? 0);
  });

  test("shows the photograph where a surface is left", () => {
    const out = new Uint8ClampedArray(16);
    approximate(photo, shown, labels, (label) => (label === FLOOR ? null : undefined), out);
    expect([...out.slice(8, 11)]).toEqual([90, 60, 30]);
  });
});

describe("tints", () => {
  test("leave untouched areas clear, and outline the rest", () => {
    const out = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
    const map = room();
    const labels = correctedLabels(map, { steps: [tap(0.1, 0.9, "untouched")] });
    drawTints(labels, map, { wall: [10, 20, 30], floor: [200, 0, 0], ceiling: [0, 0, 200] }, out);
    expect(out[at(0.1, 0.9) * 4 + 3]).toBe(0);
    expect([...out.slice(at(0.5, 0.8) * 4, at(0.5, 0.8) * 4 + 3)]).toEqual([200, 0, 0]);
    expect(out[(9 * WIDTH + 30) * 4 + 3]).toBeGreaterThan(230);
  });
});
