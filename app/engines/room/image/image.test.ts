import { describe, expect, it } from "vitest";
import { encode, fromOklab, LINEAR, linearOf, luminance, toOklab } from "./color.ts";
import { GuidedFilter } from "./guided-filter.ts";
import { boxBlur, maskedBlur, planesOf } from "./planes.ts";
import { findSuperpixels } from "./superpixels.ts";

describe("color", () => {
  it("gives back every byte", () => {
    for (let byte = 0; byte < 256; byte += 1) expect(encode(LINEAR[byte]!)).toBe(byte);
    expect([encode(-1), encode(2)]).toEqual([0, 255]);
  });

  it("knows OKLab as published: white, and pure red", () => {
    const lab = [0, 0, 0];
    toOklab(1, 1, 1, lab);
    expect(lab[0]).toBeCloseTo(1, 3);
    expect(Math.hypot(lab[1]!, lab[2]!)).toBeLessThan(1e-3);
    toOklab(1, 0, 0, lab);
    expect(lab[0]).toBeCloseTo(0.628, 3);
    expect(lab[1]).toBeCloseTo(0.2249, 3);
    expect(lab[2]).toBeCloseTo(0.1258, 3);
  });

  it("comes back from OKLab", () => {
    const [lab, rgb] = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    for (const hex of ["#1f5b4a", "#b4552d", "#faf7f2", "#14130f"]) {
      const linear = linearOf(hex);
      toOklab(...linear, lab!);
      fromOklab(lab![0]!, lab![1]!, lab![2]!, rgb!);
      for (let channel = 0; channel < 3; channel += 1) expect(rgb![channel]).toBeCloseTo(linear[channel]!, 3);
    }
    expect(luminance(1, 1, 1)).toBeCloseTo(1, 6);
  });
});

const size = { width: 40, height: 30 };
const plane = (value: (x: number, y: number) => number) =>
  Float32Array.from({ length: size.width * size.height }, (_, at) => value(at % size.width, (at / size.width) | 0));

describe("filters", () => {
  it("blur to the mean of the square, cut at the border", () => {
    const source = plane((x, y) => Math.sin(x * 1.3) + y * 0.1);
    const blurred = boxBlur(source, size, 3);
    for (const [x, y] of [
      [0, 0],
      [20, 15],
      [39, 29],
      [5, 28],
    ] as const) {
      let sum = 0;
      let count = 0;
      for (let ny = Math.max(0, y - 3); ny <= Math.min(29, y + 3); ny += 1)
        for (let nx = Math.max(0, x - 3); nx <= Math.min(39, x + 3); nx += 1, count += 1) sum += source[ny * 40 + nx]!;
      // rows first, columns second: the same as the square, because the border cuts both alike
      expect(blurred[y * 40 + x]).toBeCloseTo(sum / count, 4);
    }
  });

  it("fill gaps from known values", () => {
    const mask = plane((x) => (x < 10 || x > 30 ? 1 : 0));
    const filled = maskedBlur(
      plane(() => 0.5).map((value, at) => (mask[at] ? value : 99)),
      mask,
      size,
      8,
    );
    expect(filled[15 * 40 + 12]).toBeCloseTo(0.5, 1);
  });

  it("bring a mask's edge onto the picture's edge", () => {
    const step = plane((x) => (x < 20 ? 0.2 : 0.8));
    const guide = new GuidedFilter([step, step, step], size, 6, 1e-4);
    const shifted = plane((x) => (x < 23 ? 0 : 1));
    const found = guide.filter(shifted);
    expect(found[15 * 40 + 18]!).toBeLessThan(0.15);
    expect(found[15 * 40 + 26]!).toBeGreaterThan(0.75);
    expect(found[15 * 40 + 21]! - found[15 * 40 + 18]!).toBeGreaterThan(0.4);
  });
});

describe("superpixels", () => {
  it("cover everything, are connected, and follow edges", () => {
    const data = new Uint8Array(size.width * size.height * 3).map((_, at) => (((at / 3) | 0) % size.width < 17 ? 40 : 200));
    const planes = planesOf({ ...size, data });
    const { labels, count } = findSuperpixels(planes.lightness, planes.a, planes.b, size, 24, 0.1);
    expect(Math.min(...labels)).toBe(0);
    expect(new Set(labels).size).toBe(count);
    for (let y = 0; y < size.height; y += 1) expect(labels[y * size.width + 16]).not.toBe(labels[y * size.width + 17]);
  });
});
