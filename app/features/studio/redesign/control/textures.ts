import { encode } from "#app/engines/room/image/color.ts";
import { floorMaterial } from "#app/engines/room/materials/floors.ts";
import type { FloorFinish, WallFinish } from "#app/engines/room/materials/materials.ts";
import { wallMaterial } from "#app/engines/room/materials/walls.ts";

/** Meters that a sample shows: enough to recognize the pattern, no more. */
const SPANS: Readonly<Record<string, number>> = {
  planks: 0.9,
  herringbone: 0.7,
  tile: 1.7,
  concrete: 2,
  microcement: 2,
  terrazzo: 0.3,
  marble: 2.4,
  carpet: 0.35,
  patterned: 0.9,
  plaster: 1.5,
  brick: 0.5,
  wainscot: 1.3,
  gypsum: 1.2,
  mashrabiya: 0.9,
  frieze: 1.2,
  slats: 0.36,
};
/** Materials that differ by height are shown from here downwards, in meters above the floor. */
const TOPS: Readonly<Record<string, number>> = { wainscot: 1.4, gypsum: 2.75, mashrabiya: 2, frieze: 2.75 };
const WALL = { from: 0, to: 4, height: 2.8 };

/** A square of the material itself, as the engine lays it. `out` holds RGBA pixels of `side` times `side`. */
export function drawTexture(finish: FloorFinish | WallFinish, side: number, out: Uint8ClampedArray): void {
  const material = "first" in finish ? floorMaterial(finish) : wallMaterial(finish, WALL);
  const step = (SPANS[finish.material] ?? 1) / side;
  const top = TOPS[finish.material] ?? 1.5;
  const color = new Float32Array(3);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      // Upwards is positive on walls; on floors it is away from the camera.
      material(0.6 + x * step, top - y * step, step, step, color);
      const at = (y * side + x) * 4;
      out[at] = encode(color[0] ?? 0);
      out[at + 1] = encode(color[1] ?? 0);
      out[at + 2] = encode(color[2] ?? 0);
      out[at + 3] = 255;
    }
  }
}
