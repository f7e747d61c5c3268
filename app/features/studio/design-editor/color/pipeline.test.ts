import { describe, expect, it } from "vitest";
import { hexToOklab, linearToOklab, oklabToLinear, type Triple, toLinear } from "#app/platform/color/oklab.ts";
import { DEFAULT_SETTINGS, EDITOR_PALETTES, EDITOR_STYLES, type EditorSettings, LIGHTING_NAMES, PALETTE_NAMES } from "../design-editor.ts";
import { gradeRows, makeCube } from "./cube.ts";
import { gradeOf } from "./grade.ts";
import { graded, lightAt } from "./pipeline.ts";

const plain: EditorSettings = { ...DEFAULT_SETTINGS, intensity: 0 };
const of = (hex: string): Triple => [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Triple;
const bytes = (color: Triple) => color.map((value) => Math.round(value * 255));
const labOf = (color: Triple) => linearToOklab(color.map(toLinear) as unknown as Triple);
const through = (hex: string, settings: Partial<EditorSettings>) => graded(of(hex), gradeOf({ ...plain, ...settings }));

describe("colors of the editor", () => {
  it("are left alone by sliders in the middle without palette, lighting and style", () => {
    for (const hex of ["#000000", "#808080", "#ffffff", "#c4895a", "#1f5b4a"])
      expect(bytes(through(hex, {})), hex).toEqual([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
  });

  it("OKLab there and back", () => {
    const [l, a, b] = hexToOklab("#808080");
    expect([l, a, b].map((value) => Math.round(value * 1000))).toEqual([600, 0, 0]);
    for (const [n, value] of oklabToLinear(hexToOklab("#c4895a")).entries()) expect(value).toBeCloseTo(of("#c4895a")[n] as number, 5);
  });

  it("brightness brightens without burning out, contrast turns around middle gray", () => {
    expect(through("#808080", { brightness: 80 })[0]).toBeGreaterThan(0.55);
    expect(through("#808080", { brightness: 20 })[0]).toBeLessThan(0.45);
    expect(bytes(through("#ffffff", { brightness: 100 }))).toEqual([255, 255, 255]);
    const [bright, brighter] = [through("#e0e0e0", { brightness: 100 })[0], through("#f0f0f0", { brightness: 100 })[0]];
    expect(brighter).toBeGreaterThan(bright);
    expect(Math.abs(through("#777777", { contrast: 100 })[0] - 0x77 / 255)).toBeLessThan(0.03);
    expect(through("#303030", { contrast: 100 })[0]).toBeLessThan(0x30 / 255);
    expect(through("#d0d0d0", { contrast: 100 })[0]).toBeGreaterThan(0xd0 / 255);
  });

  it("saturation 0 is gray, 100 is stronger", () => {
    const [r, g, b] = bytes(through("#c4895a", { saturation: 0 }));
    expect([r, b]).toEqual([g, g]);
    const chroma = (saturation: number) => Math.hypot(...labOf(through("#c4895a", { saturation })).slice(1));
    expect(chroma(100)).toBeGreaterThan(chroma(50) * 1.3);
  });

  it.each(PALETTE_NAMES)("%s pulls gray towards itself, a vivid color less, and by the intensity", (palette) => {
    const pulled = (hex: string, intensity: number) => {
      const grade = gradeOf({ ...plain, palette, intensity });
      const [, a, b] = labOf(graded(of(hex), { ...grade, gains: [1, 1, 1], white: 1, contrast: 1, saturation: 1, lift: 0 }));
      const [, a0, b0] = labOf(graded(of(hex), { ...grade, gains: [1, 1, 1], white: 1, contrast: 1, saturation: 1, lift: 0, pull: 0 }));
      return Math.hypot(a - a0, b - b0);
    };
    const [, a, b] = hexToOklab(EDITOR_PALETTES[palette][2]);
    if (Math.hypot(a, b) > 0.01) expect(pulled("#808080", 100)).toBeGreaterThan(0.002);
    expect(pulled("#808080", 50)).toBeLessThanOrEqual(pulled("#808080", 100) + 1e-9);
    expect(pulled("#808080", 0)).toBe(0);
  });

  it("each lighting and each style changes the picture in its own way", () => {
    const results = [...LIGHTING_NAMES.map((lighting) => ({ lighting })), ...EDITOR_STYLES.map((style) => ({ style }))].map((choice) =>
      bytes(through("#a08c78", { ...choice, intensity: 100 })).join(),
    );
    // The first lighting and the first style are one and the same choice.
    expect(new Set(results).size).toBe(results.length - 1);
    const [warm, night] = [through("#808080", { lighting: "warm_evening", intensity: 100 }), through("#808080", { lighting: "ambient_night", intensity: 100 })];
    expect(warm[0]).toBeGreaterThan(warm[2]);
    expect(labOf(night)[0]).toBeLessThan(labOf(warm)[0]);
  });

  it("an eye tells any two styles apart, also on a thumbnail with the first palette", () => {
    const room = ["#e1dcd2", "#966e50", "#466e5a", "#3c3732", "#beb4a5"];
    const labs = EDITOR_STYLES.map((style) => room.map((color) => labOf(through(color, { ...DEFAULT_SETTINGS, style }))));
    for (const [n, one] of labs.entries())
      for (const [m, other] of labs.slice(0, n).entries()) {
        const away = one.map((lab, at) => Math.hypot(...lab.map((value, axis) => value - (other[at]?.[axis] ?? 0))));
        expect(away.reduce((sum, each) => sum + each) / room.length, `${EDITOR_STYLES[n]} and ${EDITOR_STYLES[m]}`).toBeGreaterThan(0.02);
      }
  });

  it("light falls off towards the edges, and not at all without intensity", () => {
    const grade = gradeOf({ ...DEFAULT_SETTINGS, lighting: "dramatic_accent" });
    expect(lightAt(grade, 0.5, 0.42, 1.5)).toBe(1);
    expect(lightAt(grade, 0, 1, 1.5)).toBeLessThan(0.4);
    expect(lightAt(gradeOf({ ...plain, lighting: "dramatic_accent" }), 0, 1, 1.5)).toBe(1);
  });

  it("a sampled cube gives what the pipeline gives", () => {
    const settings: EditorSettings = {
      ...DEFAULT_SETTINGS,
      brightness: 62,
      contrast: 70,
      saturation: 66,
      palette: "earth_tones",
      lighting: "warm_evening",
      style: "rustic",
    };
    const grade = gradeOf(settings);
    const [width, height] = [64, 48];
    const pixels = Uint8Array.from({ length: width * height * 3 }, (_, n) => (Math.imul(n + 7, 2654435761) >>> 13) & 255);
    const given = pixels.slice();
    gradeRows({ pixels, width, height, channels: 3 }, makeCube(grade, 33), grade, 0, height);
    const away: number[] = [];
    for (let n = 0; n < width * height; n += 1) {
      const light = lightAt(grade, ((n % width) + 0.5) / width, (Math.floor(n / width) + 0.5) / height, width / height);
      const exact = graded([0, 1, 2].map((c) => toLinear((given[n * 3 + c] as number) / 255) * light) as unknown as Triple, grade);
      for (let c = 0; c < 3; c += 1) away.push(Math.abs((pixels[n * 3 + c] as number) - (exact[c] as number) * 255));
    }
    away.sort((a, b) => a - b);
    expect(away[Math.floor(away.length * 0.99)]).toBeLessThan(2);
    expect(away.at(-1)).toBeLessThan(6);
  });
});
