import { GuidedFilter } from "../image/guided-filter.ts";
import { type Plane, resize } from "../image/planes.ts";
import type { Half } from "./half.ts";
import { KINDS, type Seen } from "./kinds.ts";
import { shadingFree } from "./patches.ts";

// The network sees shapes, coarsely, and no room twice; within one photograph a wall has one color nearly everywhere. So the colors of what is sure decide about the rest, and
// the outlines follow the picture's edges.

const RADIUS = 5;
const EPSILON = 3e-4;
/** From here on a pixel counts for the colors of its kind. */
const SURE = 0.6;
/** How much color counts beside what was seen. */
const COLOR = 0.4;
const LEAST = 0.002;

/** Steps of lightness, and of a and b: shading moves a wall across the first, not across the others. */
const LIGHT_STEPS = 10;
const COLOR_STEPS = 14;
const REACH = 0.15;
const BINS = LIGHT_STEPS * COLOR_STEPS * COLOR_STEPS;

/** @returns for each kind how probable it is at each pixel of the half picture */
export function refine(half: Half, seen: Seen): Plane[] {
  const count = half.width * half.height;
  const planes = [seen.object, seen.wall, seen.floor, seen.ceiling, seen.window].map((plane) => resize(plane, seen, half));
  weighByColor(planes, binsOf(half));
  const guide = new GuidedFilter(half.display, half, RADIUS, EPSILON);
  const [wall, floor, ceiling, window] = planes.slice(1).map((plane) => guide.filter(plane)) as [Plane, Plane, Plane, Plane];
  // The filter may go a little beyond 0 and 1.
  const object = new Float32Array(count);
  const others = [wall, floor, ceiling, window];
  for (let at = 0; at < count; at += 1) {
    let sum = 0;
    for (const plane of others) sum += plane[at] = Math.max(0, plane[at]!);
    if (sum > 1) for (const plane of others) plane[at]! /= sum;
    else object[at] = 1 - sum;
  }
  return [object, wall, floor, ceiling, window];
}

/** The number of each pixel's color. */
function binsOf(half: Half): Int32Array {
  const { a, b } = shadingFree(half);
  const step = (value: number) => Math.max(0, Math.min(COLOR_STEPS - 1, Math.floor(((value + REACH) / (2 * REACH)) * COLOR_STEPS)));
  return Int32Array.from(half.lightness, (lightness, at) => {
    const light = Math.max(0, Math.min(LIGHT_STEPS - 1, Math.floor(lightness * LIGHT_STEPS)));
    return (light * COLOR_STEPS + step(a[at]!)) * COLOR_STEPS + step(b[at]!);
  });
}

/** A uniform prior over all kinds and colors, so that nothing is impossible. */
const SPREAD = 0.02;
/** A kind of which this share of the picture is sure is half as well known as one can be. */
const HALF_KNOWN = 0.01;

function weighByColor(planes: Plane[], bins: Int32Array): void {
  const count = bins.length;
  const spread = SPREAD * count;
  const known = planes.map((plane) => {
    const histogram = new Float32Array(BINS);
    let total = 0;
    for (let at = 0; at < count; at += 1) {
      if (plane[at]! < SURE) continue;
      histogram[bins[at]!]! += plane[at]!;
      total += plane[at]!;
    }
    return { densities: blurred(histogram).map((value) => ((value + spread / 100) / (total + spread)) ** COLOR), trust: total / (total + HALF_KNOWN * count) };
  });
  // A kind whose colors are hardly known is not worse off in any color than the likeliest kind.
  const likeliest = Float32Array.from({ length: BINS }, (_, bin) => Math.max(...known.map(({ densities }) => densities[bin]!)));
  const weights = known.map(({ densities, trust }) => densities.map((value, bin) => value ** trust * likeliest[bin]! ** (1 - trust)));
  for (let at = 0; at < count; at += 1) {
    let sum = 0;
    for (let kind = 0; kind < KINDS; kind += 1) sum += planes[kind]![at] = Math.max(LEAST, planes[kind]![at]!) * weights[kind]![bins[at]!]!;
    for (let kind = 0; kind < KINDS; kind += 1) planes[kind]![at]! /= sum;
  }
}

/** Colors beside a color count a quarter. */
function blurred(histogram: Float32Array): Float32Array {
  const result = new Float32Array(BINS);
  for (let bin = 0; bin < BINS; bin += 1) {
    const value = histogram[bin]!;
    if (value === 0) continue;
    const [light, a, b] = [Math.floor(bin / (COLOR_STEPS * COLOR_STEPS)), Math.floor(bin / COLOR_STEPS) % COLOR_STEPS, bin % COLOR_STEPS];
    for (let l = Math.max(0, light - 1); l <= Math.min(LIGHT_STEPS - 1, light + 1); l += 1)
      for (let i = Math.max(0, a - 1); i <= Math.min(COLOR_STEPS - 1, a + 1); i += 1)
        for (let j = Math.max(0, b - 1); j <= Math.min(COLOR_STEPS - 1, b + 1); j += 1)
          result[(l * COLOR_STEPS + i) * COLOR_STEPS + j]! += l === light && i === a && j === b ? value : value / 4;
  }
  return result;
}
