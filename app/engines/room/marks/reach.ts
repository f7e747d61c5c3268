import { type Cells, FACE, FEATURES, type Graph, HUE_A, HUE_B, LIGHT, RAW_A, RAW_B, SEEN } from "./cells.ts";

// The distance from a stroke to each cell, by all features that distinguish surfaces.

/** The search ends here. */
const FARTHEST = 4;
/** Every step costs a little, so that a long way round is long. */
const STEP = 0.01;
const BUCKET = 0.01;

/** Along the way with the least change of color. */
function waysFrom(count: number, { starts, beside, costs }: Graph, seeds: readonly number[]): Float32Array {
  const length = new Float32Array(count).fill(FARTHEST);
  // Distances in buckets: exact enough, and without a heap.
  const buckets: number[][] = Array.from({ length: FARTHEST / BUCKET + 2 }, () => []);
  for (const seed of seeds) {
    length[seed] = 0;
    buckets[0]!.push(seed);
  }
  for (const bucket of buckets) {
    for (let next = 0; next < bucket.length; next += 1) {
      const cell = bucket[next]!;
      for (let edge = starts[cell]!; edge < starts[cell + 1]!; edge += 1) {
        const way = length[cell]! + costs[edge]! + STEP;
        const other = beside[edge]!;
        if (way >= length[other]!) continue;
        length[other] = way;
        buckets[Math.floor(way / BUCKET)]!.push(other);
      }
    }
  }
  return length;
}

const LEVELS = 256;

/** The largest step on the way whose largest step is the smallest. */
function stepsFrom(count: number, { starts, beside, costs }: Graph, seeds: readonly number[]): Float32Array {
  const largest = new Float32Array(count).fill(1);
  const isKnown = new Uint8Array(count);
  const levels: number[][] = Array.from({ length: LEVELS }, () => []);
  levels[0]!.push(...seeds);
  for (const [level, cells] of levels.entries()) {
    for (let next = 0; next < cells.length; next += 1) {
      const cell = cells[next]!;
      if (isKnown[cell]) continue;
      isKnown[cell] = 1;
      largest[cell] = level === 0 ? 0 : level / (LEVELS - 1) + STEP;
      for (let edge = starts[cell]!; edge < starts[cell + 1]!; edge += 1)
        if (!isKnown[beside[edge]!]) levels[Math.max(level, Math.round(costs[edge]! * (LEVELS - 1)))]!.push(beside[edge]!);
    }
  }
  return largest;
}

/** The number of cells around a stroke that describe its surface: wood and carpet have many colors. */
const SAMPLE = 24;
/** And so many of its own are compared one by one. */
const COMPARED = 12;

/** Numbers by cell: each is 0 where a cell is like the stroke and 1 where it is not; but `SAME` is 1 in the stroke's own even area. */
export const DISTANCES = 10;
export const SAME = 8;

/** @param areas the even area of each cell */
export function distancesFrom(cells: Cells, graph: Graph, areas: Uint16Array, under: readonly number[]): Float32Array {
  const { count, features } = cells;
  const seeds = under.toSorted((one, two) => one - two);
  const most = Math.min(COMPARED, seeds.length);
  const few = Array.from({ length: most }, (_, index) => seeds[Math.floor((index * (seeds.length - 1)) / Math.max(1, most - 1))]!);
  const length = waysFrom(count, graph, seeds);
  const largest = stepsFrom(count, graph, few);
  const part = (cell: number, at: number) => features[cell * FEATURES + at]! / 255;
  const nearest = [...length.keys()].sort((one, two) => length[one]! - length[two]!).slice(0, Math.max(SAMPLE, seeds.length));
  const [own, spread] = momentsOf(nearest, part);
  const deviation = 4 * Math.hypot(spread[RAW_A]!, spread[RAW_B]!);
  const isSame = new Set(seeds.map((seed) => areas[seed]!));
  const distances = new Float32Array(count * DISTANCES);
  for (let cell = 0; cell < count; cell += 1) {
    let [color, near] = [9, 9];
    for (const seed of few) {
      const rest = (at: number) => part(cell, at) - part(seed, at);
      color = Math.min(color, (0.5 * rest(LIGHT)) ** 2 + (2 * rest(RAW_A)) ** 2 + (2 * rest(RAW_B)) ** 2);
      near = Math.min(near, (graph.centerX[cell]! - graph.centerX[seed]!) ** 2 + (graph.centerY[cell]! - graph.centerY[seed]!) ** 2);
    }
    let apart = 0;
    for (let at = SEEN; at < FACE; at += 1) apart += Math.abs(part(cell, at) - own[at]!);
    const light = Math.abs(part(cell, LIGHT) - own[LIGHT]!);
    const hue = 4 * Math.hypot(part(cell, HUE_A) - own[HUE_A]!, part(cell, HUE_B) - own[HUE_B]!);
    const raw = 4 * Math.hypot(part(cell, RAW_A) - own[RAW_A]!, part(cell, RAW_B) - own[RAW_B]!);
    const slot = cell * DISTANCES;
    distances[slot] = Math.sqrt(length[cell]!) / 2;
    distances[slot + 1] = Math.min(1, 4 * largest[cell]!);
    distances[slot + 2] = Math.min(1, light / (spread[LIGHT]! + 0.02) / 3);
    distances[slot + 3] = Math.min(1, raw / (deviation + 0.03) / 3);
    distances[slot + 4] = hue;
    distances[slot + 5] = Math.min(1, 4 * Math.sqrt(color));
    distances[slot + 6] = apart / 2;
    distances[slot + 7] = near ** 0.25;
    distances[slot + SAME] = isSame.has(areas[cell]!) ? 1 : 0;
    distances[slot + 9] = Math.min(1, length[cell]!);
  }
  return distances;
}

function momentsOf(sample: readonly number[], part: (cell: number, at: number) => number): [number[], number[]] {
  const mean = Array.from({ length: FEATURES }, (_, at) => sample.reduce((sum, cell) => sum + part(cell, at), 0) / sample.length);
  return [mean, mean.map((middle, at) => Math.sqrt(sample.reduce((sum, cell) => sum + (part(cell, at) - middle) ** 2, 0) / sample.length))];
}
