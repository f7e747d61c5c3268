import { describe, expect, it } from "vitest";
import { colorFamily, oklab } from "#app/features/inspiration/ideas/public.ts";
import { COLORS, EMPTY_BRIEF, STYLES } from "../interior-creator.ts";
import { boardOf } from "./materials.ts";
import { contrastOf, paletteFor, READABLE, ROLES } from "./palette.ts";

const CHOICES = [[], ["#9B2C3A"], ["#2B3A67", "#EFE8DB"], ["#4B6E4C", "#B4693F", "#A8A39A"], ["#2C2D2C"], ["#4A9C99", "#D3919A", "#D9A441", "#7E3B2B"]];

describe("the palette of a board", () => {
  it.each(STYLES)("%s: every role once, and distinguishable neighbors, for any choice", (style) => {
    for (const colors of CHOICES) {
      const palette = paletteFor(style, colors);
      expect(palette.map(({ role }) => role)).toEqual([...ROLES]);
      const of = (role: string) => palette.find((color) => color.role === role)?.hex ?? "";
      const away = (one: string, other: string) => Math.abs(oklab(of(one)).lightness - oklab(of(other)).lightness);
      for (const { hex } of palette) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      expect(away("wall", "floor"), `${colors}`).toBeGreaterThan(0.1);
      expect(away("textile", "floor"), `${colors}`).toBeGreaterThan(0.07);
      expect(away("accent", "textile"), `${colors}`).toBeGreaterThan(0.06);
      expect(contrastOf(of("dark"), of("wall"))).toBeGreaterThanOrEqual(READABLE);
    }
  });

  it("the strongest chosen color is the accent, as it is worn in a room", () => {
    const accentOf = (colors: string[]) => paletteFor("modern", colors).find(({ role }) => role === "accent")?.hex ?? "";
    expect(colorFamily(accentOf(["#9B2C3A", "#A8A39A"]))).toBe("red");
    expect(colorFamily(accentOf(["#3E7FA6"]))).toMatch(/blue|purple/);
    for (const swatch of COLORS) {
      const { a, b } = oklab(accentOf([swatch]));
      expect(Math.hypot(a, b)).toBeLessThan(0.15);
    }
  });

  it("materials of each kind come in the palette's colors", () => {
    const { palette, materials } = boardOf({ ...EMPTY_BRIEF, style: "najdi", colors: ["#4B6E4C"] });
    expect(materials.map(({ kind }) => kind)).toEqual(["floor", "wall", "textile", "wood", "metal"]);
    expect(materials[2]).toMatchObject({ name: "sadu", color: palette.find(({ role }) => role === "textile")?.hex });
  });

  it("a material that the words name wins over the style's, in either language; what they refuse does not", () => {
    const made = (style: "modern" | "najdi", words: string) =>
      Object.fromEntries(boardOf({ ...EMPTY_BRIEF, style, words }).materials.map(({ kind, name }) => [kind, name]));
    expect(made("modern", "A modern kitchen with walnut and brass")).toMatchObject({ wood: "walnut", metal: "brass" });
    expect(made("najdi", "مجلس نجدي دافئ لعشرين ضيفًا، جص وخشب جوز")).toMatchObject({ wall: "plaster", wood: "walnut" });
    expect(made("modern", "oak, not brass")).toMatchObject({ wood: "oak", metal: "blackSteel" });
    expect(made("modern", "")).toMatchObject({ wood: "walnut", metal: "blackSteel", textile: "wool" });
  });

  it("walls stay light and quiet beside walnut, sand and navy", () => {
    for (const brief of [{ words: "walnut and brass" }, { colors: ["#D3B98F", "#2B3A67"] }]) {
      const wall = boardOf({ ...EMPTY_BRIEF, style: "modern", ...brief }).palette[0]?.hex ?? "";
      expect(colorFamily(wall)).toMatch(/white|beige|gray/);
      expect(oklab(wall).lightness).toBeGreaterThan(0.85);
    }
  });
});
