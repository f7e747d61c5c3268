import type { Plane, RgbImage, Size } from "../image/planes.ts";
import { inputOf } from "./input.ts";
import type { Network } from "./program.ts";
import { run } from "./run.ts";

export { loadWeights, type Network } from "./program.ts";

/** How probable each surface is, for each pixel of a small picture that covers the whole photograph. They add up to 1. */
export type SurfaceProbabilities = Size & {
  wall: Plane;
  floor: Plane;
  ceiling: Plane;
  window: Plane;
  /** Furniture and everything else that is left as it is. */
  keep: Plane;
};

/** The order of the network's results. */
const ORDER = ["keep", "wall", "floor", "ceiling", "window"] as const;

export function predictSurfaces(picture: RgbImage, network: Network): SurfaceProbabilities {
  const { width, height, values } = run(network, inputOf(picture));
  const size = width * height;
  for (let pixel = 0; pixel < size; pixel += 1) {
    let most = Number.NEGATIVE_INFINITY;
    for (let surface = 0; surface < ORDER.length; surface += 1) most = Math.max(most, values[surface * size + pixel]!);
    let sum = 0;
    for (let at = pixel; at < ORDER.length * size; at += size) {
      values[at] = Math.exp(values[at]! - most);
      sum += values[at]!;
    }
    for (let at = pixel; at < ORDER.length * size; at += size) values[at] = values[at]! / sum;
  }
  const [keep, wall, floor, ceiling, window] = ORDER.map((_, surface) => values.slice(surface * size, (surface + 1) * size));
  return { width, height, wall: wall!, floor: floor!, ceiling: ceiling!, window: window!, keep: keep! };
}
