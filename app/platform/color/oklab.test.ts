import { array, assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { bytesToOklab, fromLinear, hexToOklab, linearToOklab, oklabToLinear, type Triple, toLinear } from "./oklab.ts";

const near = (actual: Triple, expected: Triple, digits = 3) =>
  actual.forEach((value, at) => void expect(value).toBeCloseTo(expected[at] ?? Number.NaN, digits));

// CSS Color 4, sample conversions of the named colors.
test.each<[string, Triple]>([
  ["#ffffff", [1, 0, 0]],
  ["#000000", [0, 0, 0]],
  ["#808080", [0.5999, 0, 0]],
  ["#ff0000", [0.628, 0.2249, 0.1258]],
  ["#00ff00", [0.8664, -0.2339, 0.1795]],
  ["#0000ff", [0.452, -0.0325, -0.3115]],
])("%s", (hex, lab) => {
  near(hexToOklab(hex), lab);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  near(bytesToOklab(red, green, blue), hexToOklab(hex), 12);
});

test("every sRGB color comes back", () =>
  assert(
    property(array(integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 }), (bytes) => {
      const [red = 0, green = 0, blue = 0] = bytes;
      const back = oklabToLinear(bytesToOklab(red, green, blue)).map((light) => Math.round(255 * fromLinear(light)) + 0);
      expect(back).toEqual(bytes);
    }),
  ));

test("light is linear near black and a power beyond, without a jump between", () => {
  expect(toLinear(0.04)).toBeCloseTo(0.04 / 12.92, 12);
  expect(toLinear(0.5)).toBeCloseTo(0.214041, 6);
  expect([toLinear(0.04045), toLinear(0.040450001)].map((value) => value.toFixed(7))).toEqual(["0.0031308", "0.0031308"]);
  expect(fromLinear(0.003)).toBeCloseTo(0.003 * 12.92, 12);
  expect(fromLinear(0.214041)).toBeCloseTo(0.5, 6);
  near(linearToOklab([1, 1, 1]), [1, 0, 0], 6);
});

test("a byte that there is not is dark", () => near(bytesToOklab(256, 256, 256), [0, 0, 0], 12));
