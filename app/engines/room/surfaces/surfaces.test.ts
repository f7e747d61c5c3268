import { describe, expect, it } from "vitest";
import { analyzeRoom, isEmpty } from "../analyze-room.ts";
import type { RgbImage } from "../image/planes.ts";
import { planesOf } from "../image/planes.ts";
import { seenBy, seenIn } from "../testing/seen.ts";
import { FURNITURE, syntheticRoom } from "../testing/synthetic-room.ts";
import { confidenceOf } from "./confidence.ts";
import { halve } from "./half.ts";
import { refine } from "./refine.ts";

function picture(width: number, height: number, byte: (at: number) => number): RgbImage {
  return { width, height, data: Uint8Array.from({ length: width * height * 3 }, (_, at) => byte(at)) };
}

describe("what the network sees, made exact", () => {
  const room = syntheticRoom({ width: 240, height: 160 });
  const half = halve(planesOf(room.picture));

  it("adds up to one at every pixel", () => {
    const planes = refine(half, seenIn(room));
    for (let at = 0; at < half.width * half.height; at += 97) expect(planes.reduce((sum, plane) => sum + plane[at]!, 0)).toBeCloseTo(1, 2);
  });

  it("learns the sofa's color from what is sure of it", () => {
    const seen = seenIn(room);
    // the network is not sure of the left half of the sofa and takes it for wall
    for (let y = 0; y < seen.height; y += 1) {
      for (let x = Math.floor(0.36 * seen.width); x < 0.44 * seen.width; x += 1) {
        const at = y * seen.width + x;
        if (seen.object[at]! < 0.5 || y < 0.56 * seen.height) continue;
        seen.object[at] = 0.4;
        seen.wall[at] = 0.5;
      }
    }
    const [object, wall] = refine(half, seen) as [Float32Array, Float32Array];
    const at = Math.floor(0.65 * half.height) * half.width + Math.floor(0.4 * half.width);
    expect(room.faces[Math.floor(0.65 * 160) * 240 + Math.floor(0.4 * 240)]).toBe(FURNITURE);
    expect(object[at]!).toBeGreaterThan(wall[at]!);
  });
});

describe("any picture at all", () => {
  const noise = (at: number) => (at * 2654435761) % 251;
  it.each([
    ["one pixel", picture(1, 1, () => 128)],
    ["one row", picture(64, 1, noise)],
    ["one column", picture(1, 64, noise)],
    ["a very wide one", picture(300, 9, noise)],
    ["a very tall one", picture(9, 300, noise)],
    ["noise", picture(96, 64, noise)],
    ["black", picture(96, 64, () => 0)],
    ["white", picture(96, 64, () => 255)],
    ["gray stripes", picture(96, 64, (at) => ((at / 36) & 1 ? 200 : 60))],
  ])("%s is analyzed without failing", (_, image) => {
    const kinds = Uint8Array.from({ length: image.width * image.height }, (__, at) => [1, 2, 3, 0, 4][Math.floor(((at / image.width) * 5) / image.height)]!);
    const analysis = analyzeRoom(image, seenBy(kinds, image));
    for (const value of Object.values(analysis.confidence)) expect(value >= 0 && value <= 1).toBe(true);
    expect(analysis.surfaces.walls.some(Number.isNaN)).toBe(false);
    expect(isEmpty(analyzeRoom(image, seenBy(new Uint8Array(kinds.length), image)).confidence)).toBe(true);
  });
});

it("a speck of floor on a bed is no floor", () => {
  const [width, height] = [240, 160];
  const floorIn = (side: number) => {
    const isBlob = (at: number) => Math.abs((at % width) - 120) < side / 2 && Math.abs(at / width - 120) < side / 2;
    const image = picture(width, height, (at) => (isBlob(Math.floor(at / 3)) ? 90 : 170));
    const kinds = Uint8Array.from({ length: width * height }, (_, at) => (isBlob(at) ? 2 : 0));
    return analyzeRoom(image, seenBy(kinds, image)).surfaces.ground.reduce((sum, value) => sum + value, 0);
  };
  expect(floorIn(14)).toBe(0);
  expect(floorIn(60)).toBeGreaterThan(1000);
});

describe("the gate", () => {
  it("is never sure of a surface that is not there", () => {
    const nothing = { wall: [0, 0, 0, 0, 0, 0], floor: [0, 0, 0, 0, 0, 0], ceiling: [0, 0, 0, 0, 0, 0], geometry: [0, 0, 0, 0, 0, 0, 0, 0] };
    expect(confidenceOf(nothing)).toMatchObject({ wall: 0, floor: 0, ceiling: 0 });
  });

  it("is surer where more speaks for a surface", () => {
    const evidence = (sureness: number) => ({
      wall: [sureness, 0.3, -1, 0.4, 0.7, 0.95],
      floor: [0.9, 0, 0, 0, 0, 1],
      ceiling: [0.9, 0, 0, 0, 0, 1],
      geometry: [0.6, 0.3, 1, 1, 1, 0.9, 0, 1],
    });
    expect(confidenceOf(evidence(0.95)).wall).toBeGreaterThan(confidenceOf(evidence(0.55)).wall);
  });
});
