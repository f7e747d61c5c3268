import { expect, test } from "vitest";
import { analyzeRoom } from "../analyze-room.ts";
import { applyCorrections, type Corrections } from "../corrections.ts";
import { surfaceMap } from "../surface-map.ts";
import { seenIn } from "../testing/seen.ts";
import { syntheticRoom } from "../testing/synthetic-room.ts";
import { type Corners, correctedLabels, foundMap } from "./labels.ts";

// The browser shows a correction at once, the engine applies it later: both must mean the same pixels.

const room = syntheticRoom({ width: 240, height: 160 });
const analysis = analyzeRoom(room.picture, seenIn(room));
const { width, height, labels, regions, corners, cells } = surfaceMap(analysis);
const shares = Object.fromEntries(Object.entries(corners).map(([name, [x, y]]) => [name, [x / width, y / height]])) as unknown as Corners;
const map = foundMap(width, height, labels, regions.ids, shares, cells);

test.each<[string, Corrections]>([
  ["nothing", { steps: [] }],
  [
    "taps and strokes",
    {
      steps: [
        { kind: "stroke", points: [[0.5, 0.65]], surface: "wall" },
        {
          kind: "brush",
          points: [
            [0.1, 0.9],
            [0.6, 0.8],
            [0.6, 0.4],
          ],
          radius: 0.03,
          surface: "untouched",
        },
        { kind: "stroke", points: [[0.5, 0.05]], surface: "floor" },
        { kind: "brush", points: [[0.95, 0.5]], radius: 0.05, surface: "ceiling" },
      ],
    },
  ],
  [
    "a corner that was dragged",
    { steps: [{ kind: "stroke", points: [[0.5, 0.95]], surface: "wall" }], corners: { topLeft: [0.4, 0.3], bottomLeft: [0.4, 0.7] } },
  ],
])("%s", (_, corrections) => {
  const engine = surfaceMap(applyCorrections(analysis, corrections)).labels;
  const own = correctedLabels(map, corrections);
  const different = own.reduce((count, label, at) => count + (label === engine[at] ? 0 : 1), 0);
  expect(different).toBe(0);
});
