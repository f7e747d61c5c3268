import { type Cells, FEATURES, type Graph, HUE_A, HUE_B, LIGHT, RAW_A, RAW_B, SEEN } from "./cells.ts";

// The distance from a stroke to each cell, by all features that distinguish surfaces.

/** The search ends here. */
const FARTHEST = 4;
/** Every step costs a little, so that a long way round is long. */
const STEP = 0.01;
const BUCKET = 0.01;

/** Along the way with the least change of color: its length, and its largest single step. */
function waysFrom(
  { count }: Pick<Cells, "count">,
  { starts, beside, costs }: Graph,
  seeds: readonly number[],
): { length: Float32Array; steepest: Float32Array } {
  const length = new Float32Array(count).fill(FARTHEST);
  const steepest = new Float32Array(count).fill(1);
  // Distances in buckets: exact enough, and without a heap.
  const buckets: number[][] = Array.from({ length: FARTHEST / BUCKET + 2 }, () => []);
  for (const seed of seeds) {
    length[seed] = 0;
    steepest[seed] = 0;
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
        steepest[other] = Math.max(steepest[cell]!, costs[edge]!);
        buckets[Math.floor(way / BUCKET)]!.push(other);
      }
    }
  }
  return { length, steepest };
}

/** The number of cells around a stroke that describe its surface: wood and carpet have many colors. */
const SAMPLE = 24;

/** The evidence that a cell belongs to the stroke's surface. */
export const EVIDENCE = 20;

/** @param found what most of each cell was found to be: 0 untouched, 1 floor, 2 ceiling, 3 wall */
export function evidenceFor(
  cells: Cells,
  graph: Graph,
  found: Uint8Array,
  seeds: readonly number[],
  seenAs: number,
  code: number,
): { evidence: Float32Array; ways: Float32Array } {
  const { count, features } = cells;
  const { length, steepest } = waysFrom(cells, graph, seeds);
  const evidence = new Float32Array(count * EVIDENCE);
  const part = (cell: number, at: number) => features[cell * FEATURES + at]! / 255;
  const sample = [...length.keys()].sort((one, two) => length[one]! - length[two]!).slice(0, Math.max(SAMPLE, seeds.length));
  const [own, spread] = momentsOf(sample, part);
  let rough = 0.02;
  for (const cell of sample)
    for (let edge = graph.starts[cell]!; edge < graph.starts[cell + 1]!; edge += 1)
      if (length[graph.beside[edge]!]! <= length[sample.at(-1)!]!) rough = Math.max(rough, graph.costs[edge]! * 0.5);
  const foundAtSeed = found[seeds[0]!]!;
  for (let cell = 0; cell < count; cell += 1) {
    let [near, dy] = [9, 9];
    for (const seed of seeds) {
      near = Math.min(near, Math.hypot(graph.centerX[cell]! - graph.centerX[seed]!, graph.centerY[cell]! - graph.centerY[seed]!));
      dy = Math.min(dy, Math.abs(graph.centerY[cell]! - graph.centerY[seed]!));
    }
    const seen = part(cell, SEEN + seenAs);
    let apart = 0;
    for (let kind = 0; kind < 5; kind += 1) apart += Math.abs(part(cell, SEEN + kind) - own[SEEN + kind]!);
    const light = Math.abs(part(cell, LIGHT) - own[LIGHT]!);
    const hue = 4 * Math.hypot(part(cell, HUE_A) - own[HUE_A]!, part(cell, HUE_B) - own[HUE_B]!);
    const raw = 4 * Math.hypot(part(cell, RAW_A) - own[RAW_A]!, part(cell, RAW_B) - own[RAW_B]!);
    let around = 0;
    let edges = 0;
    for (let edge = graph.starts[cell]!; edge < graph.starts[cell + 1]!; edge += 1) {
      around += graph.costs[edge]!;
      edges += 1;
    }
    evidence.set(
      [
        light,
        hue,
        raw,
        Math.min(3, light / (spread[LIGHT]! + 0.02)),
        Math.min(3, raw / (4 * Math.hypot(spread[RAW_A]!, spread[RAW_B]!) + 0.03)),
        Math.exp(-((light / 0.12) ** 2) - (raw / 0.12) ** 2),
        length[cell]! / 2,
        Math.sqrt(length[cell]!),
        Math.min(3, length[cell]! / (10 * rough)),
        steepest[cell]!,
        Math.min(3, steepest[cell]! / (2 * rough)),
        around / (edges || 1),
        Math.log((seen + 0.02) / (1.02 - seen)) / 4,
        apart / 2,
        near,
        Math.sqrt(near),
        dy,
        graph.centerY[cell]!,
        found[cell] === code ? 1 : 0,
        found[cell] === foundAtSeed ? 1 : 0,
      ],
      cell * EVIDENCE,
    );
  }
  return { evidence, ways: length };
}

function momentsOf(sample: readonly number[], part: (cell: number, at: number) => number): [number[], number[]] {
  const mean = Array.from({ length: FEATURES }, (_, at) => sample.reduce((sum, cell) => sum + part(cell, at), 0) / sample.length);
  return [mean, mean.map((middle, at) => Math.sqrt(sample.reduce((sum, cell) => sum + (part(cell, at) - middle) ** 2, 0) / sample.length))];
}
