import { expect, test } from "vitest";
import { narrowestDoor } from "./fit.ts";

const piece = (width: number | null, depth: number | null, height: number | null, passage: number | null = null) => ({ width, depth, height, passage });

test.each([
  ["a sofa goes in on its side", piece(2_280, 940, 820), 84],
  ["whichever side is the smallest", piece(820, 2_280, 940), 84],
  ["what the vendor says it needs comes first", piece(2_280, 940, 820, 430), 45],
  ["half a centimeter is a whole one", piece(1_000, 805, 1_200), 83],
  ["as tall as the door, with room for the frame", piece(2_080, 2_080, 300), 32],
  ["taller than the door however it is turned", piece(2_081, 2_081, 300), null],
  ["unless it is taken apart", piece(2_500, 2_500, 300, 400), 42],
  ["a measure is missing", piece(2_280, null, 820), null],
])("%s", (_, given, door) => expect(narrowestDoor(given)).toBe(door));
