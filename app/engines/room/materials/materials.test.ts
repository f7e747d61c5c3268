import { describe, expect, it } from "vitest";
import { linearOf } from "../image/color.ts";
import { floorMaterial } from "./floors.ts";
import { FLOOR_MATERIALS, WALL_MATERIALS } from "./materials.ts";
import { cellNoise, fractalNoise, lineCover } from "./noise.ts";
import { wallMaterial } from "./walls.ts";

const frame = { from: -2, to: 2.4, height: 2.9 };

const out = new Float32Array(3);
const sample = (material: ReturnType<typeof floorMaterial>, footprint: number) => {
  const colors: number[][] = [];
  for (let u = -3; u < 3; u += 0.37) {
    for (let v = -3; v < 3; v += 0.41) {
      material(u, v, footprint, footprint, out);
      colors.push([...out]);
    }
  }
  return colors;
};
const mean = (colors: number[][]) => [0, 1, 2].map((channel) => colors.reduce((sum, color) => sum + color[channel]!, 0) / colors.length);
const spread = (colors: number[][]) => Math.sqrt(colors.reduce((sum, color) => sum + (color[0]! - mean(colors)[0]!) ** 2, 0) / colors.length);

describe("floors", () => {
  it.each(FLOOR_MATERIALS)("%s: a color everywhere, the same every time, near its two colors", (material) => {
    const finish = { material, first: "#b08d66", second: "#9a7650", width: 0.3, length: 1.5 };
    const colors = sample(floorMaterial(finish), 0.004);
    expect(colors.flat().every((value) => Number.isFinite(value) && value >= 0 && value <= 1.5)).toBe(true);
    expect(sample(floorMaterial(finish), 0.004)).toEqual(colors);
    const between = linearOf("#a5815b");
    for (const [channel, value] of mean(colors).entries()) expect(Math.abs(value - between[channel]!)).toBeLessThan(0.35 * between[channel]!);
  });

  it("show less detail from far away: nothing flickers", () => {
    for (const material of ["planks", "herringbone", "tile", "terrazzo", "concrete"] as const) {
      const finish = { material, first: "#e0d0b0", second: "#806040", width: 0.2, length: 1.2 };
      expect(spread(sample(floorMaterial(finish), 6))).toBeLessThan(spread(sample(floorMaterial(finish), 0.002)));
    }
  });
});

describe("walls", () => {
  it.each(WALL_MATERIALS)("%s: a color everywhere", (material) => {
    const colors = sample(wallMaterial({ material, color: "#c9b48f" }, frame), 0.003);
    expect(colors.flat().every((value) => Number.isFinite(value) && value >= 0 && value <= 1.5)).toBe(true);
  });

  it("paint is exactly its color", () => {
    wallMaterial({ material: "paint", color: "#1f5b4a" }, frame)(1, 1, 0.01, 0.01, out);
    expect([...out]).toEqual([...new Float32Array(linearOf("#1f5b4a"))]);
  });
});

describe("lengths", () => {
  const dark = (values: number[]) => values.flatMap((value, at) => (value < 0.8 * Math.max(...values) ? [at] : []));

  it("boards have the width, tiles the size, bricks the courses that they say, in meters", () => {
    const line = (material: ReturnType<typeof floorMaterial>, along: "u" | "v") =>
      Array.from({ length: 2000 }, (_, step) => {
        const place = step / 1000 + 0.0005;
        material(along === "u" ? place : 0.37, along === "u" ? 0.41 : place, 0.0005, 0.0005, out);
        return out[1]!;
      });
    const periods = (values: number[]) => {
      const joints = dark(values).filter((at, index, all) => index === 0 || at - all[index - 1]! > 12);
      return joints.slice(1).map((at, index) => (at - joints[index]!) / 1000);
    };
    for (const [material, width] of [
      ["planks", 0.25],
      ["tile", 0.5],
    ] as const) {
      const found = periods(line(floorMaterial({ material, first: "#d0d0d0", second: "#d0d0d0", width, length: 9 }), "u"));
      expect(found.length).toBeGreaterThan(1);
      for (const period of found) expect(Math.abs(period / width - Math.round(period / width))).toBeLessThan(0.05);
    }
  });

  it("panels fit between the ends of a wall: both ends look alike", () => {
    const material = wallMaterial({ material: "wainscot", color: "#1f4f48" }, frame);
    const at = (u: number) => {
      material(u, 0.5, 0.001, 0.001, out);
      return [...out];
    };
    // the gold molding next to each end
    expect(at(-2 + 0.09)[0]).toBeCloseTo(at(2.4 - 0.09)[0]!, 3);
    expect(at(-2 + 0.09)[0]!).toBeGreaterThan(at(-2 + 0.3)[0]! * 3);
  });
});

describe("noise", () => {
  it("is the same for the same cell, even, and silent where it is too fine to see", () => {
    expect(cellNoise(12, -7)).toBe(cellNoise(12, -7));
    const values = Array.from({ length: 4000 }, (_, at) => cellNoise(at % 63, (at / 63) | 0));
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(0.5, 1);
    expect(Math.abs(fractalNoise(1.3, 4.7, 64))).toBeLessThan(0.05);
    expect(lineCover(0.01, 0.002, 0.001)).toBe(0);
    expect(lineCover(0, 0.002, 0.001)).toBe(1);
    expect(lineCover(0, 0.002, 0.04)).toBeCloseTo(0.1, 5);
  });
});
