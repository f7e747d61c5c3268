import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { LOOK_SIZE, lookOf } from "./look.ts";
import { cellsByDistance, difference, packLook, signatureDigits, unpackLook } from "./look-index.ts";

type Paint = (x: number, y: number) => readonly [red: number, green: number, blue: number, alpha?: number];
function painted(width: number, height: number, paint: Paint): Uint8Array {
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const [red, green, blue, alpha = 255] = paint(at % width, Math.floor(at / width));
    return [red, green, blue, alpha];
  });
  return Uint8Array.from(pixels.flat());
}
const look = (paint: Paint, width = 32, height = 24) => lookOf(painted(width, height, paint), width, height);

const wall: Paint = (_, y) => (y < 16 ? [240, 236, 228] : [150, 110, 70]);
const room: Paint = (x, y) => (x > 10 && x < 20 && y > 12 && y < 20 ? [40, 90, 160] : wall(x, y));
const shifted: Paint = (x, y) => room(x - 1, y);
const mirrored: Paint = (x, y) => room(40 - x, y);
const red: Paint = (x, y) => (x > 10 && x < 20 && y > 12 && y < 20 ? [170, 40, 40] : wall(x, y));
const night: Paint = (x, y) => [((x * 7) % 40) + 5, ((y * 5) % 30) + 5, 60];
const stripes: Paint = (x, y) => ((x + y) % 6 < 3 ? [20, 120, 90] : [230, 200, 60, 128]);

describe("pictures", () => {
  test("that look alike are near each other, others are not", () => {
    const [one, near, other] = [look(room), look(shifted), look(night)];
    expect(difference(one, one)).toBe(0);
    expect(difference(one, near)).toBeLessThan(difference(one, look(red)));
    expect(difference(one, look(red))).toBeLessThan(difference(one, other));
    expect(difference(one, near)).toBeLessThan(difference(one, look(mirrored)));
    expect(difference(one, other)).toBe(difference(other, one));
  });

  test("that are transparent look as on white", () => expect(look(() => [0, 0, 0, 0])).toEqual(look(() => [255, 255, 255])));

  // Looks are stored: when one of these changes, the VERSION of look-index.ts is incremented, so that they are made again.
  test.each<[string, Paint, number, number, string]>([
    ["a room", room, 32, 24, "07d5a0c9e6cc"],
    ["a red one", red, 32, 24, "39e7e9ff50c7"],
    ["a dark one", night, 40, 64, "82e802d65bff"],
    ["stripes", stripes, 64, 40, "eb85a6d5085a"],
    ["a plain one", () => [128, 128, 128], 8, 8, "ad2b77746b76"],
    ["a line", (x) => [x * 8, 255 - x * 8, 128], 32, 1, "0bc7298b5c91"],
  ])("%s is stored as it always was", (_, paint, width, height, digest) => {
    const packed = packLook(look(paint, width, height));
    expect(packed).toHaveLength(34 + LOOK_SIZE);
    expect(packed[0]).toBe(1);
    expect(createHash("sha256").update(packed).digest("hex").slice(0, 12)).toBe(digest);
  });
});

describe("what is stored", () => {
  test("begins with the nearest cell, has the signature, and is read again", () => {
    const one = look(room);
    const packed = packLook(one);
    expect(packed[1]).toBe(cellsByDistance(one)[0]);
    expect(unpackLook(packed)).toEqual(one);
    expect([...packed.subarray(2, 34)].map((byte) => byte.toString(2).padStart(8, "0")).join("")).toBe(signatureDigits(one));
  });

  test("has signatures that are the closer the more alike two pictures are", () => {
    const unlike = (one: string, other: string) => [...one].filter((digit, at) => digit !== other[at]).length;
    const one = signatureDigits(look(room));
    expect(one).toMatch(/^[01]{256}$/);
    expect(unlike(one, signatureDigits(look(shifted)))).toBeLessThan(unlike(one, signatureDigits(look(night))));
  });

  test("sorts all cells, each once, the nearest first", () => {
    const cells = cellsByDistance(look(night));
    expect(cells.toSorted((a, b) => a - b)).toEqual(cells.map((_, at) => at));
  });
});
