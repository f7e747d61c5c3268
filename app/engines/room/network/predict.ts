import { type Plane, type RgbImage, resize, type Size } from "../image/planes.ts";
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
  object: Plane;
};

/** The order of the network's results. */
const ORDER = ["object", "wall", "floor", "ceiling", "window"] as const;

/** How many pixels the network sees, regardless of the aspect ratio: the room as a whole, and then more closely. */
export const WHOLE = 256 * 176;
const CLOSE = 384 * 264;

/** The network's prediction for a picture: the mean of both scales, at the size of the larger. */
export function predictSurfaces(picture: RgbImage, network: Network): SurfaceProbabilities {
  const whole = predictAt(WHOLE, picture, network);
  const close = predictAt(CLOSE, picture, network);
  for (const surface of ORDER) {
    const enlarged = resize(whole[surface], whole, close);
    for (let at = 0; at < enlarged.length; at += 1) close[surface][at] = (close[surface][at]! + enlarged[at]!) / 2;
  }
  return close;
}

/** The prediction at one scale. */
export function predictAt(area: number, picture: RgbImage, network: Network): SurfaceProbabilities {
  const { width, height, values } = run(network, inputOf(picture, area));
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
  const [object, wall, floor, ceiling, window] = ORDER.map((_, surface) => values.slice(surface * size, (surface + 1) * size));
  return { width, height, wall: wall!, floor: floor!, ceiling: ceiling!, window: window!, object: object! };
}
