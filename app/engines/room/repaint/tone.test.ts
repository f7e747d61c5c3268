import { describe, expect, it } from "vitest";
import { encode, fromOklab, LINEAR, linearOf, toOklab } from "../image/color.ts";
import { encodeDithered } from "../image/dither.ts";
import { RESTYLES } from "../style-names.ts";
import { LOOKS } from "../styles.ts";
import { Curve, Grade, shoulder } from "./tone.ts";

describe("curves as tables", () => {
  it("agree with the curve they stand for", () => {
    const curve = new Curve((value) => value ** 0.4, 4);
    for (const value of [0.1, 0.5, 1, 2.7, 3.9]) expect(curve.at(value)).toBeCloseTo(value ** 0.4, 3);
    expect(curve.at(9)).toBeCloseTo(4 ** 0.4, 5);
    expect(curve.at(-1)).toBe(0);
    expect(curve.at(Number.NaN)).toBe(0);
  });

  it("let highlights run out without changing their hue or their order", () => {
    let before = 0;
    for (const most of [0.5, 0.78, 0.9, 1.2, 2, 5, 20]) {
      const color = new Float32Array([most, most / 2, most / 4]);
      shoulder(color);
      expect(color[0]!).toBeGreaterThanOrEqual(before);
      expect(color[0]!).toBeLessThanOrEqual(most < 8 ? 1.0001 : 3);
      expect(color[1]! / color[0]!).toBeCloseTo(0.5, 4);
      before = color[0]!;
    }
  });

  it.each(RESTYLES)("%s: brighter stays brighter, gray stays about gray", (name) => {
    const grade = new Grade(LOOKS[name].grade);
    let before = -1;
    for (let gray = 0; gray <= 1; gray += 0.05) {
      const color = new Float32Array([gray, gray, gray]);
      grade.apply(color);
      expect(color[1]!).toBeGreaterThan(before);
      expect(color[0]! - color[2]!).toBeLessThan(0.12);
      before = color[1]!;
    }
  });
});

describe("color against published values", () => {
  it("sRGB transfer: IEC 61966-2-1", () => {
    expect(LINEAR[0]).toBe(0);
    expect(LINEAR[255]).toBe(1);
    expect(LINEAR[188]).toBeCloseTo(0.50289, 4);
    expect(LINEAR[10]).toBeCloseTo(10 / 255 / 12.92, 6);
    for (let byte = 0; byte < 256; byte += 1) expect(encode(LINEAR[byte]!)).toBe(byte);
  });

  it("OKLab: white, and the primaries of sRGB", () => {
    const lab = [0, 0, 0];
    for (const [hex, wanted] of [
      ["#ffffff", [1, 0, 0]],
      ["#ff0000", [0.62796, 0.22486, 0.12585]],
      ["#00ff00", [0.86644, -0.23389, 0.1795]],
      ["#0000ff", [0.45201, -0.03246, -0.31153]],
    ] as const) {
      toOklab(...linearOf(hex), lab);
      for (const [part, value] of wanted.entries()) expect(lab[part]).toBeCloseTo(value, 3);
      const back = [0, 0, 0];
      fromOklab(lab[0]!, lab[1]!, lab[2]!, back);
      for (const [channel, value] of linearOf(hex).entries()) expect(back[channel]).toBeCloseTo(value, 3);
    }
  });

  it("dithered encoding is right on average and never far", () => {
    for (const linear of [0.01, 0.2, 0.5, 0.83]) {
      let sum = 0;
      for (let place = 0; place < 4096; place += 1) {
        const byte = encodeDithered(linear, place);
        expect(Math.abs(byte - encode(linear))).toBeLessThanOrEqual(1);
        sum += byte;
      }
      const exact = 255 * (1.055 * linear ** (1 / 2.4) - 0.055);
      expect(Math.abs(sum / 4096 - exact)).toBeLessThan(0.15);
    }
    expect(encodeDithered(0, 5)).toBe(0);
    expect(encodeDithered(1, 5)).toBe(255);
    expect(encodeDithered(Number.NaN, 5)).toBe(0);
  });
});
