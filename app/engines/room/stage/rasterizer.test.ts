import { describe, expect, it } from "vitest";
import { colorsOf } from "../furniture/appearance.ts";
import { axesOf } from "../room/camera.ts";
import { LOOKS } from "../styles.ts";
import { Gatherer, type Shine, Voxels } from "./light.ts";
import { type Eye, eyeAt, hitOf, rayOf, toCamera } from "./plan.ts";
import { Rasterizer } from "./rasterizer.ts";
import { buildWorld, type World } from "./world.ts";

const eye: Eye = { focal: 100, width: 120, height: 80, axes: axesOf(0, 0, 0), eye: 1.4 };
const grey: Shine = {
  floor: [0.5, 0.5, 0.5],
  ceiling: [0.5, 0.5, 0.5],
  back: [0.5, 0.5, 0.5],
  left: [0.5, 0.5, 0.5],
  right: [0.5, 0.5, 0.5],
  behind: [0.5, 0.5, 0.5],
  windows: [],
};
const room = { left: 2, right: 2, depth: 5, height: 2.8 };
const plan = { ...room, near: 1, walls: { back: true, left: true, right: true }, openings: [] };

/** Triangles of one light, their normals towards the camera. */
function worldOf(positions: number[][], light: number): World {
  const count = positions.length * 3;
  const colors = colorsOf(LOOKS.modern, "modern");
  const bare = new Gatherer(room, grey, null);
  return {
    ...buildWorld(plan, [], colors, grey),
    positions: Float32Array.from(positions.flat()),
    normals: Float32Array.from({ length: count }, (_, at) => (at % 3 === 2 ? -1 : 0)),
    own: new Float32Array(count),
    light: new Float32Array(count).fill(light),
    indices: Uint32Array.from({ length: positions.length }, (_, at) => at),
    partOf: new Uint16Array(positions.length / 3).map((_, at) => at),
    parts: [0.8, 0.2].map((value) => ({
      id: "bench",
      size: { width: 1, depth: 1, height: 1 },
      stuff: { finish: "print", tone: "dark" },
      color: [value, value, value],
      colors,
    })),
    gatherer: bare,
  };
}

/** A square of the width 1 that faces the camera, its middle on the axis of the lens. */
const square = (z: number): number[][] => {
  const [l, r, b, t] = [-0.5, 0.5, 0.9, 1.9];
  return [
    [l, b, z],
    [r, b, z],
    [l, t, z],
    [r, b, z],
    [r, t, z],
    [l, t, z],
  ];
};

describe("rasterizer", () => {
  it("covers exactly what a square covers", () => {
    const raster = new Rasterizer(worldOf(square(2), 1), eye, eye.height);
    raster.draw(0, eye.height);
    const out = new Float32Array(3);
    let covered = 0;
    for (let y = 0; y < eye.height; y += 1) for (let x = 0; x < eye.width; x += 1) covered += raster.shade(x, y, out);
    // so many pixels as focal length over distance, squared
    expect(covered).toBeCloseTo((100 / 2) ** 2, -1);
  });

  it("shows the nearer of two, whichever is drawn first", () => {
    const out = new Float32Array(3);
    for (const order of [
      [2, 3],
      [3, 2],
    ]) {
      const world = worldOf([...square(order[0]!), ...square(order[1]!)], 1);
      world.partOf.set([0, 0, 1, 1]);
      const raster = new Rasterizer(world, eye, eye.height);
      raster.draw(0, eye.height);
      expect(raster.shade(60, 40, out)).toBe(1);
      const isNearFirst = order[0] === 2;
      if (isNearFirst) expect(out[0]).toBeGreaterThan(0.6);
      else expect(out[0]).toBeLessThan(0.4);
    }
  });

  it("is the same in bands as in one", () => {
    const world = worldOf(square(2), 1);
    const [whole, banded] = [new Rasterizer(world, eye, eye.height), new Rasterizer(world, eye, 10)];
    const [one, two] = [new Float32Array(3), new Float32Array(3)];
    whole.draw(0, eye.height);
    for (let first = 0; first < eye.height; first += 10) {
      banded.draw(first, first + 10);
      for (let y = first; y < first + 10; y += 1) for (let x = 0; x < eye.width; x += 1) expect(banded.shade(x, y, two)).toBe(whole.shade(x, y, one));
    }
  });
});

describe("light", () => {
  const out = new Float32Array(3);

  it("in a room of one brightness everything is as bright, wherever it looks", () => {
    const gatherer = new Gatherer(room, grey, null);
    for (const [x, y, z] of [
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, -1],
      [0.6, 0.8, 0],
    ] as const) {
      gatherer.gather(0, 1, 3, x, y, z, out);
      expect(out[0]).toBeCloseTo(0.5, 3);
    }
  });

  it("a window lights as a rectangle of its size does (form factor)", () => {
    const dark: Shine = { ...grey, floor: [0, 0, 0], ceiling: [0, 0, 0], back: [0, 0, 0], left: [0, 0, 0], right: [0, 0, 0], behind: [0, 0, 0] };
    const windows = [{ wall: "back" as const, from: -0.25, to: 0.25, bottom: 1.15, top: 1.65, color: [1, 1, 1] as [number, number, number] }];
    new Gatherer(room, { ...dark, windows }, null).gather(0, 1.4, 2, 0, 0, 1, out);
    // area over pi times distance squared, for a small one straight ahead
    expect(out[0]).toBeCloseTo(0.25 / (Math.PI * 9), 2);
  });

  it("is dark below a table and bright beside it", () => {
    const world = buildWorld(plan, [{ id: "t", piece: "coffee_block", x: 0, y: 0, z: 3, turn: 0 }], colorsOf(LOOKS.modern, "modern"), grey);
    expect(world.shade.at("floor", 0, 0, 3)).toBeLessThan(0.5);
    expect(world.shade.at("floor", 1.8, 0, 3)).toBeGreaterThan(0.97);
    expect(world.shade.at("back", -1.8, 2.4, 5)).toBeGreaterThan(0.97);
  });

  it("does not pass through what stands in the way", () => {
    const voxels = new Voxels(room);
    voxels.fill(Float32Array.from([-1, 0, 3, 1, 0, 3, 0, 2.6, 3]), Uint32Array.from([0, 1, 2]));
    expect(voxels.meets(0, 1, 2, 0, 0, 1, 2)).toBe(true);
    expect(voxels.meets(0, 1, 2, 0, 0, -1, 2)).toBe(false);
    expect(voxels.meets(0, 1, 2, 0, 0, 1, 0.6)).toBe(false);
  });
});

describe("eye", () => {
  it("sees a place of the room where its ray hits it, for any pose and any size of the picture", () => {
    for (let seed = 1; seed < 300; seed += 1) {
      const at = (step: number) => ((seed * 7919 * step) % 1000) / 1000;
      const own: Eye = eyeAt(
        {
          focal: 400 + 600 * at(1),
          width: 768,
          height: 512,
          axes: axesOf((at(2) - 0.5) * 0.8, (at(3) - 0.5) * 0.5, (at(4) - 0.5) * 0.1),
          eye: 1 + at(5) * 0.7,
        },
        1600,
        1067,
      );
      const [x, y] = [at(6) * 1600, at(7) * 1067];
      const hit = hitOf(room, own.eye, rayOf(own, x, y));
      if (!hit || hit.z < 0.1) continue;
      const [cx, cy, cz] = toCamera(own, hit.x, hit.y, hit.z);
      expect((own.focal * cx) / cz + 800).toBeCloseTo(x, 3);
      expect((own.focal * cy) / cz + 533.5).toBeCloseTo(y, 3);
      expect(hit.x).toBeGreaterThanOrEqual(-room.left - 1e-6);
      expect(hit.x).toBeLessThanOrEqual(room.right + 1e-6);
      expect(hit.y).toBeGreaterThanOrEqual(-1e-6);
      expect(hit.y).toBeLessThanOrEqual(room.height + 1e-6);
    }
  });
});
