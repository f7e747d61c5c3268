import { describe, expect, it } from "vitest";
import { colorFamily, oklab } from "#app/features/inspiration/ideas/public.ts";
import { STYLES, SWATCHES } from "../interior-creator.ts";
import { materialsFor } from "./materials.ts";
import { contrastOf, paletteFor, READABLE, ROLES } from "./palette.ts";

const CHOICES = [[], ["#FF0000"], ["#000080", "#FFFFFF"], ["#008000", "#FFA500", "#808080"], ["#000000"], ["#00FFFF", "#FF00FF", "#FFFF00", "#800000"]];

describe("the palette of a board", () => {
  it.each(STYLES)("%s: every role once, and neighbors that can be told apart, whatever is chosen", (style) => {
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
    expect(colorFamily(accentOf(["#FF0000", "#808080"]))).toBe("red");
    expect(colorFamily(accentOf(["#0000FF"]))).toMatch(/blue|purple/);
    for (const swatch of SWATCHES) {
      const { a, b } = oklab(accentOf([swatch]));
      expect(Math.hypot(a, b)).toBeLessThan(0.15);
    }
  });

  it("materials of each kind come in the palette's colors", () => {
    const palette = paletteFor("najdi", ["#008000"]);
    const materials = materialsFor("najdi", palette);
    expect(materials.map(({ kind }) => kind)).toEqual(["floor", "wall", "textile", "wood", "metal"]);
    expect(materials[2]).toMatchObject({ name: "sadu", color: palette.find(({ role }) => role === "textile")?.hex });
  });
});
