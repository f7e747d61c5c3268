import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { hexToOklab } from "../color/oklab.ts";
import { dominantColors } from "./colors.ts";

const SIDE = 100;

/** A picture of so many pixels of each color, in lines. */
function painted(parts: readonly (readonly [string, number])[], alpha = 255): Buffer {
  const pixels = parts.flatMap(([hex, count]) =>
    Array.from({ length: count }, () => [...[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)), alpha]),
  );
  return Buffer.from(pixels.flat());
}

const polar = (hex: string) => {
  const [lightness, a, b] = hexToOklab(hex);
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
};
const ofPhoto = async (name: string) => {
  const small = await sharp(`demo/media/${name}.webp`).resize(64, 64, { fit: "inside" }).ensureAlpha().raw().toBuffer();
  return dominantColors(small);
};
const whole = SIDE * SIDE;

describe("painted pictures", () => {
  test("one color is one", () => expect(dominantColors(painted([["#808080", whole]]))).toEqual(["#808080"]));
  test("a small vivid thing stands beside what is large, a speck does not", () => {
    const chairs = painted([
      ["#f2efe9", whole - 150],
      ["#d9a20f", 150],
    ]);
    expect(dominantColors(chairs)).toEqual(["#f2efe9", "#d9a20f"]);
    const speck = painted([
      ["#f2efe9", whole - 30],
      ["#d9a20f", 30],
    ]);
    expect(dominantColors(speck)).toEqual(["#f2efe9"]);
  });
  test("the largest comes first; light and shade of one wall are one; five are the most", () => {
    const hues = ["#b3261e", "#2f7d4f", "#2b6a9b", "#75508f", "#d9a441", "#3f8080"].map((hex) => [hex, 800] as const);
    const colors = dominantColors(painted([["#e9e4da", 4000], ["#e4dfd5", 1200], ...hues]));
    expect(colors).toHaveLength(5);
    expect(polar(colors[0] ?? "").lightness).toBeGreaterThan(0.9);
    expect(colors.filter((hex) => polar(hex).chroma < 0.03)).toHaveLength(1);
  });
  test("what is transparent is not there", () => expect(dominantColors(painted([["#b3261e", whole]], 0))).toEqual([]));
});

describe("rooms", () => {
  test.each([
    ["bathroom-mediterranean-1", "blue tiles", 210, 250, 0.05],
    ["bathroom-mediterranean-1", "terracotta", 45, 70, 0.06],
    ["kitchen-mediterranean-2", "blue cupboards", 200, 250, 0.03],
    ["bedroom-art_deco-1", "a jade headboard", 150, 190, 0.04],
    ["majlis-traditional-1", "a red carpet", 15, 40, 0.1],
    ["majlis-mediterranean-2", "blue seats", 210, 255, 0.04],
    ["living_room-scandinavian-2", "yellow chairs", 70, 100, 0.08],
    ["kitchen-scandinavian-1", "yellow stools", 75, 105, 0.08],
    ["bedroom-bohemian-1", "a terracotta bench", 30, 60, 0.09],
  ])("%s has %s", async (photo, _, from, to, strength) => {
    const colors = (await ofPhoto(photo)).map((hex) => ({ hex, ...polar(hex) }));
    expect(colors.filter(({ hue, chroma }) => hue >= from && hue <= to && chroma >= strength)).not.toEqual([]);
    expect(colors.length).toBeLessThanOrEqual(5);
  });
});
