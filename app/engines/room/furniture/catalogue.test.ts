import { describe, expect, it } from "vitest";
import { meshOf, pieceOf } from "./catalogue.ts";
import { PIECE_IDS } from "./ids.ts";
import { MeshBuilder } from "./mesh.ts";
import { box, drum, lathe } from "./shapes.ts";

const boundsOf = (positions: Float32Array) => {
  const [least, most] = [
    [9, 9, 9],
    [-9, -9, -9],
  ] as [number[], number[]];
  for (let at = 0; at < positions.length; at += 1) {
    least[at % 3] = Math.min(least[at % 3]!, positions[at]!);
    most[at % 3] = Math.max(most[at % 3]!, positions[at]!);
  }
  return { least, most };
};

describe("pieces", () => {
  it("are at least fifty", () => {
    expect(PIECE_IDS.length).toBeGreaterThanOrEqual(50);
  });

  it.each(PIECE_IDS)("%s is as large as it says and stands on the floor", (id) => {
    const { size } = pieceOf(id);
    const mesh = meshOf(id, size);
    const { least, most } = boundsOf(mesh.positions);
    for (const [axis, side] of [size.width, size.height, size.depth].entries()) {
      const own = axis === 1 ? most[1]! : most[axis]! - least[axis]!;
      // Curtains hang beside their opening, an arc reaches to one side.
      const most3 = id === "curtains" && axis === 0 ? 2.1 : side + 0.06;
      expect(own).toBeLessThanOrEqual(most3);
      expect(own).toBeGreaterThan(side * 0.65 - 0.02);
    }
    expect(least[1]).toBeGreaterThan(-0.015);
    expect(mesh.positions.every(Number.isFinite)).toBe(true);
    expect(mesh.normals.every(Number.isFinite)).toBe(true);
    expect(mesh.indices.every((index) => index < mesh.positions.length / 3)).toBe(true);
    expect(mesh.indices.length / 3).toBeLessThan(40_000);
  });

  it("follow a measure where they are made to it", () => {
    const { least, most } = boundsOf(meshOf("majlis_run", { width: 3.4, depth: 0.8, height: 0.8 }).positions);
    expect(most[0]! - least[0]!).toBeCloseTo(3.4, 1);
  });
});

describe("shapes", () => {
  const solids = {
    box: box(1, 0.6, 0.4, { edge: 0.05 }),
    cushion: box(0.5, 0.2, 0.5, { edge: 0.06, puff: [0, 0.03, 0] }),
    drum: drum(0.4, 0.3),
    lathe: lathe([
      [0, 0],
      [0.2, 0],
      [0.2, 0.3],
      [0, 0.3],
    ]),
  };
  it.each(Object.entries(solids))("%s looks outwards", (_, patches) => {
    const { positions, normals } = new MeshBuilder().add({ finish: "wood", tone: "wood" }, patches).build();
    const { least, most } = boundsOf(positions);
    const middle = least.map((value, axis) => (value + most[axis]!) / 2);
    for (let at = 0; at < positions.length; at += 3) {
      const outwards = [0, 1, 2].reduce((sum, axis) => sum + (positions[at + axis]! - middle[axis]!) * normals[at + axis]!, 0);
      expect(outwards).toBeGreaterThan(0);
    }
  });

  it("has the volume of a box with rounded edges", () => {
    const { positions, indices } = new MeshBuilder().add({ finish: "wood", tone: "wood" }, box(1, 1, 1, { edge: 0.02 })).build();
    let volume = 0;
    for (let at = 0; at < indices.length; at += 3) {
      const [a, b, c] = [0, 1, 2].map((corner) => [...positions.subarray(indices[at + corner]! * 3, indices[at + corner]! * 3 + 3)]) as [
        number[],
        number[],
        number[],
      ];
      volume += (a[0]! * (b[1]! * c[2]! - b[2]! * c[1]!) - a[1]! * (b[0]! * c[2]! - b[2]! * c[0]!) + a[2]! * (b[0]! * c[1]! - b[1]! * c[0]!)) / 6;
    }
    expect(volume).toBeGreaterThan(0.99);
    expect(volume).toBeLessThan(1);
  });
});
