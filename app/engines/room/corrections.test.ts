import { describe, expect, it } from "vitest";
import { packAnalysis, unpackAnalysis } from "./analysis-file.ts";
import { analyzeRoom } from "./analyze-room.ts";
import { CORNER_REACH } from "./corner-reach.ts";
import { applyCorrections, type Corrections } from "./corrections.ts";
import { restyle } from "./restyle.ts";
import { cornersOf } from "./room/room-edges.ts";
import { LOOKS } from "./styles.ts";
import { SURFACE_LABELS, surfaceMap } from "./surface-map.ts";
import { seenIn } from "./testing/seen.ts";
import { syntheticRoom } from "./testing/synthetic-room.ts";

const room = syntheticRoom({ width: 240, height: 160 });
const analysis = analyzeRoom(room.picture, seenIn(room));
const { width, height } = room.picture;
const map = surfaceMap(analysis);
const labelAt = ({ labels }: { labels: Uint8Array }, x: number, y: number) => SURFACE_LABELS[labels[Math.floor(y * height) * width + Math.floor(x * width)]!];

describe("the map of surfaces", () => {
  it("names what is where", () => {
    expect(labelAt(map, 0.5, 0.45)).toBe("back");
    expect(labelAt(map, 0.5, 0.05)).toBe("ceiling");
    expect(labelAt(map, 0.5, 0.95)).toBe("floor");
    expect(labelAt(map, 0.5, 0.65)).toBe("untouched");
    expect(labelAt(map, 0.02, 0.4)).toBe("left");
  });

  it("brings corners that lie far beside the picture nearer along their edges", () => {
    // A left wall that is nearly out of sight, as in photographs of one corner of a room.
    const open = [4, 8, 12, 16, 20].map((left) => ({ ...analysis, box: { ...analysis.box, left }, corners: null }));
    const found = open.map(({ camera, box }) => cornersOf(camera, box, room.picture));
    const at = found.findIndex((corners) => corners && corners.nearLeft[0] < -CORNER_REACH * width);
    const far = found[at]!;
    const { corners } = surfaceMap(open[at]!);
    for (const [x, y] of Object.values(corners)) {
      expect(x / width).toBeGreaterThanOrEqual(-CORNER_REACH);
      expect(x / width).toBeLessThanOrEqual(1 + CORNER_REACH);
      expect(y / height).toBeGreaterThanOrEqual(-CORNER_REACH);
      expect(y / height).toBeLessThanOrEqual(1 + CORNER_REACH);
    }
    expect(corners.topLeft).toEqual(far.topLeft);
    const slope = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]) => (y2 - y1) / (x2 - x1);
    expect(slope(corners.topLeft, corners.nearLeft)).toBeCloseTo(slope(far.topLeft, far.nearLeft));
  });

  it("has regions that never reach over the border of a surface", () => {
    const kinds = new Set(Array.from(map.regions.ids, (id, at) => id * 8 + map.labels[at]!));
    expect(kinds.size).toBe(map.regions.count);
    expect(map.regions.count).toBeGreaterThan(6);
    expect(map.regions.count).toBeLessThan(200);
  });
});

describe("corrections", () => {
  it("change nothing where there are none", () => {
    expect(applyCorrections(analysis, { steps: [] })).toBe(analysis);
  });

  it("take a surface to its edges at one tap, and a second tap gives back what was too much", () => {
    const tap = (x: number, y: number, surface: "wall" | "floor" | "untouched") => ({ kind: "stroke" as const, points: [[x, y] as const], surface });
    const share = (steps: Corrections["steps"], surface: string) => {
      const now = surfaceMap(applyCorrections(analysis, { steps }));
      const places = Array.from({ length: 100 }, (_, index) => [0.38 + 0.022 * (index % 10), 0.58 + 0.014 * Math.floor(index / 10)] as const);
      return places.filter(([x, y]) => labelAt(now, x, y) === surface).length / 100;
    };
    const sofa = [tap(0.5, 0.65, "floor")];
    expect(share([], "untouched")).toBeGreaterThan(0.95);
    expect(share(sofa, "floor")).toBeGreaterThan(0.95);
    expect(share([...sofa, tap(0.5, 0.65, "untouched")], "untouched")).toBeGreaterThan(0.95);
  });

  it("confirmed surfaces are sure, except one that is not there", () => {
    const doubtful = { ...analysis, confidence: { wall: 0.2, floor: 0, ceiling: 0.3, geometry: 0.1 } };
    const { confidence, surfaces } = applyCorrections(doubtful, { steps: [], confirmed: ["floor", "wall", "corners"] });
    expect(confidence).toEqual({ wall: 1, floor: 0, ceiling: 0.3, geometry: 1 });
    expect(surfaces).toBe(analysis.surfaces);
  });

  it("paint under the brush, in the order in which they were made", () => {
    const line = [
      [0.2, 0.9],
      [0.8, 0.9],
    ] as const;
    const corrected = applyCorrections(analysis, {
      steps: [
        { kind: "brush", points: line, radius: 0.03, surface: "wall" },
        { kind: "brush", points: [[0.5, 0.9]], radius: 0.02, surface: "untouched" },
      ],
    });
    const now = surfaceMap(corrected);
    expect(labelAt(now, 0.4, 0.9)).toBe("back");
    expect(labelAt(now, 0.5, 0.9)).toBe("untouched");
    expect(labelAt(now, 0.3, 0.99)).toBe("floor");
    expect(corrected.confidence).toMatchObject({ wall: 1, floor: 1 });
    expect(surfaceMap(analysis).labels).toEqual(map.labels);
  });

  it("move the room's box with its corners", () => {
    const corners = cornersOf(analysis.camera, analysis.box, { width, height })!;
    const { camera, box } = applyCorrections(analysis, {
      steps: [],
      corners: {
        topLeft: [corners.topLeft[0] / width + 0.05, corners.topLeft[1] / height],
        bottomLeft: [corners.bottomLeft[0] / width + 0.05, corners.bottomLeft[1] / height],
      },
    });
    const moved = cornersOf(camera, box, { width, height })!;
    expect(moved.topLeft[0] - corners.topLeft[0]).toBeGreaterThan(0.03 * width);
    expect(Math.abs(moved.topRight[0] - corners.topRight[0])).toBeLessThan(0.02 * width);
  });

  it("survive points outside the picture and an empty room", () => {
    const steps = [
      { kind: "stroke", points: [[1, 1]], surface: "ceiling" },
      { kind: "stroke", points: [[0, 0]], surface: "untouched" },
      {
        kind: "brush",
        points: [
          [0, 0],
          [1, 1],
          [1, 1],
        ],
        radius: 0.2,
        surface: "untouched",
      },
    ] as const;
    const corrected = applyCorrections(analysis, { steps, corners: { nearLeft: [-4, 5], topRight: [5, -4], bottomRight: [0, 0] } });
    expect(restyle(room.picture, corrected, LOOKS.najdi).picture.data).toHaveLength(width * height * 3);
  });
});

describe("an analysis as a file", () => {
  const bytes = packAnalysis(analysis);

  it("comes back so that a restyle is the same", () => {
    const back = unpackAnalysis(bytes)!;
    expect(back.surfaces).toEqual(analysis.surfaces);
    expect(restyle(room.picture, back, LOOKS.hijazi).picture.data).toEqual(restyle(room.picture, analysis, LOOKS.hijazi).picture.data);
    expect(bytes.length).toBeLessThan(450_000);
  });

  it("is refused when it is damaged", () => {
    expect(unpackAnalysis(new Uint8Array(0))).toBeNull();
    expect(unpackAnalysis(bytes.slice(0, bytes.length - 9))).toBeNull();
    expect(unpackAnalysis(bytes.with(7, 99))).toBeNull();
    expect(unpackAnalysis(bytes.with(40, 0))).toBeNull();
  });
});
