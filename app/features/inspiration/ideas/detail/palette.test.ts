import { expect, test } from "vitest";
import { namedPalette } from "./palette.ts";

const nameOf = (hex: string) => namedPalette([hex], 1)[0]?.name;

test.each([
  ["#7D6C5A", "taupe"],
  ["#727969", "lichen"],
  ["#4B4C38", "umber"],
  ["#6C6A53", "khaki"],
  ["#443F31", "umber"],
  ["#5B4030", "walnut"],
  ["#5E8C78", "seaGreen"],
  ["#24382C", "forest"],
  ["#0E7A5A", "emerald"],
  ["#1E2E50", "navy"],
])("%s is %s: no brown is called green, no olive walnut", (hex, name) => expect(nameOf(hex)).toBe(name));

test("a color with the same nearest name as an earlier one is dropped, not misnamed", () => {
  const palette = namedPalette(["#2f7f86", "#307F85", "#5F4433", "not a color", "#9CC0DA"], 3);
  expect(palette).toEqual([
    { hex: "#2F7F86", name: "teal" },
    { hex: "#5F4433", name: "walnut" },
    { hex: "#9CC0DA", name: "sky" },
  ]);
  expect(namedPalette(["#2F7F86", "#5F4433", "#9CC0DA"], 2)).toHaveLength(2);
});
