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

/** Pixels by place, as a scene has them: shades, edges, glass. */
function scene(at: (x: number, y: number) => readonly [red: number, green: number, blue: number, alpha?: number]): Buffer {
  const places = Array.from({ length: 64 * 48 }, (_, n) => at(n % 64, Math.floor(n / 64)));
  return Buffer.from(places.flatMap(([red, green, blue, alpha = 255]) => [red, green, blue, alpha]));
}

// Colors are stored and searched: when one of these changes, DESCRIPTION_VERSION of clean-image.server.ts is incremented, so that they are chosen again.
describe("scenes are described as they always were", () => {
  const shade = (x: number, y: number) => ((x * 13 + y * 7) % 17) - 8;
  test.each<[string, Parameters<typeof scene>[0], string[]]>([
    [
      "a shaded wall over a wooden floor",
      (x, y) => (y < 32 ? [226 + shade(x, y), 220 + shade(x, y), 208 + shade(y, x)] : [150 + 2 * shade(x, y), 104, 66]),
      ["#e2dcd0", "#966842"],
    ],
    [
      "a sofa, a lamp and a plant",
      (x, y) =>
        y > 30 && x < 30
          ? [52, 92 + shade(x, y), 140]
          : x > 56 && y < 9
            ? [236, 190, 40]
            : x > 40 && x < 48 && y > 36
              ? [60, 110 + shade(x, y), 50]
              : [238, 233, 224],
      ["#eee9e0", "#345c8c", "#3c7432", "#ecbe28"],
    ],
    ["a night with one light", (x, y) => (x > 20 && x < 27 && y > 20 && y < 27 ? [250, 180, 90] : [18 + (x % 9), 20 + (y % 9), 34]), ["#161822", "#fab45a"]],
    [
      "all hues in a row",
      (x, y) => [128 + Math.round(120 * Math.sin(x / 10)), 128 + Math.round(120 * Math.sin(x / 10 + 2)), 128 + Math.round((100 * y) / 48)],
      ["#e526ca", "#eb29a2", "#c614d8", "#3df0c3", "#45f395"],
    ],
    ["glass that is just seen, and just not", (x) => [200, 60, 40, x < 20 ? 128 : 127], ["#c83c28"]],
    ["grays from black to white", (x) => [x * 4, x * 4, x * 4], ["#9e9e9e", "#dedede", "#484848", "#161616", "#000000"]],
  ])("%s", (_, at, colors) => expect(dominantColors(scene(at))).toEqual(colors));
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
