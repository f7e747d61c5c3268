import { type Cells, FACE, FEATURES, type Graph, LEVEL, LEVELS, ROUGH, SEEN } from "./cells.ts";
import { HIDDEN, INNER, INNER_OFFSETS, OFFSETS, OUTER } from "./classify-weights.ts";
import { DISTANCES, SAME } from "./reach.ts";

// What each cell is, after what was found and all that a person said: a small classifier over what speaks for each class, smoothed where the picture has no edge.

/** untouched, floor, ceiling, wall */
export const CLASSES = 4;
/** What is known of a cell without any stroke. */
const KNOWN = 11;
const EVIDENCE = KNOWN + 2 * DISTANCES;
const ROUNDS = 8;
const OWN = 0.35;
/** What is under a stroke is certain. */
const CERTAIN = 50;
/** Steps of color over which cells have hardly anything to say to each other. */
const HARD = 12;
const MANY_STROKES = 6;

/** By cell and class, what stays the same whatever is said. */
export type Background = { known: Float32Array; shares: Float32Array; found: Uint8Array };

/** A stroke as the classifier sees it: its class, the cells under it, and how far each cell is from it. */
export type Said = { code: number; isTap: boolean; under: readonly number[]; distances: Float32Array };

const odds = (share: number): number => Math.log((share + 0.02) / (1.02 - share)) / 4;

/** How probable each class is by the network: windows are left as they are, like things. */
function seenOf(features: Uint8Array, cell: number): number[] {
  const seen = (kind: number) => features[cell * FEATURES + SEEN + kind]! / 255;
  return [seen(0) + seen(4), seen(2), seen(3), seen(1)];
}

/** @param found the class of each cell as it was found */
export function backgroundOf({ count, features }: Cells, { starts, costs, sizes, centerY }: Graph, found: Uint8Array, areas: Uint16Array): Background {
  const areaSums = new Float32Array((areas.reduce((most, area) => Math.max(most, area), 0) + 1) * (CLASSES + 1));
  let all = 0;
  for (let cell = 0; cell < count; cell += 1) {
    const slot = areas[cell]! * (CLASSES + 1);
    all += sizes[cell]!;
    areaSums[slot + CLASSES]! += sizes[cell]!;
    for (const [code, share] of seenOf(features, cell).entries()) areaSums[slot + code]! += share * sizes[cell]!;
  }
  const known = new Float32Array(count * CLASSES * KNOWN);
  for (let cell = 0; cell < count; cell += 1) {
    const seen = seenOf(features, cell);
    const feature = (at: number) => features[cell * FEATURES + at]! / 255;
    const slot = areas[cell]! * (CLASSES + 1);
    const area = areaSums[slot + CLASSES]! || 1;
    let around = 0;
    for (let edge = starts[cell]!; edge < starts[cell + 1]!; edge += 1) around += costs[edge]!;
    around /= starts[cell + 1]! - starts[cell]! || 1;
    for (let code = 0; code < CLASSES; code += 1) {
      const to = (cell * CLASSES + code) * KNOWN;
      known[to] = odds(seen[code]!);
      known[to + 1] = odds(areaSums[slot + code]! / area);
      known[to + 2] = found[cell] === code ? 1 : 0;
      known[to + 3] = code === 0 ? 0 : feature(FACE + code - 1);
      known[to + 4] = centerY[cell]!;
      known[to + 5] = (2 * feature(LEVEL) - 1) * LEVELS;
      known[to + 6] = Math.min(1, 5 * around);
      known[to + 7] = feature(ROUGH);
      known[to + 8] = Math.sqrt(area / all);
    }
  }
  return { known, found, shares: costs.map((cost) => Math.exp(-cost * HARD) / 4) };
}

/** The class of each cell: as it was found, or one that somebody spoke of. */
export function classify(cells: Cells, graph: Graph, { known, shares, found }: Background, said: readonly Said[]): Uint8Array {
  const { count } = cells;
  const logits = new Float32Array(count * CLASSES);
  const evidence = new Float32Array(EVIDENCE);
  const nearest = Array.from({ length: CLASSES }, (_, code) => said.filter((stroke) => stroke.code === code));
  const rivals = Array.from({ length: CLASSES }, (_, code) => said.filter((stroke) => stroke.code !== code));
  for (let cell = 0; cell < count; cell += 1) {
    for (let code = 0; code < CLASSES; code += 1) {
      const from = (cell * CLASSES + code) * KNOWN;
      for (let at = 0; at < KNOWN - 2; at += 1) evidence[at] = known[from + at]!;
      evidence[KNOWN - 2] = nearest[code]!.length > 0 ? 1 : 0;
      evidence[KNOWN - 1] = Math.min(1, said.length / MANY_STROKES);
      pool(nearest[code]!, cell, evidence, KNOWN);
      pool(rivals[code]!, cell, evidence, KNOWN + DISTANCES);
      logits[cell * CLASSES + code] = weighed(evidence, code);
    }
  }
  const smooth = smoothed(logits, graph, shares);
  for (const { code, under } of said) for (const cell of under) smooth[cell * CLASSES + code]! += CERTAIN;
  const spoken = new Set(said.map(({ code }) => code));
  const classes = Uint8Array.from({ length: count }, (_, cell) => {
    let best = 0;
    for (let code = 1; code < CLASSES; code += 1) if (smooth[cell * CLASSES + code]! > smooth[cell * CLASSES + best]!) best = code;
    return spoken.has(best) ? best : found[cell]!;
  });
  return withoutSpecks(classes, graph, found, new Set(said.flatMap(({ under }) => under)));
}

/** Of the picture: smaller pieces of a surface are none. */
const SPECK = 0.003;
/** A hole without an edge around it is none; things that small have one. */
const SOFT = 0.05;

/** Small pieces that came into being away from every stroke become what is around them. */
function withoutSpecks(classes: Uint8Array, { starts, beside, costs, sizes }: Graph, found: Uint8Array, under: ReadonlySet<number>): Uint8Array {
  const clean = classes.slice();
  const isSeen = new Uint8Array(classes.length);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  for (let seed = 0; seed < classes.length; seed += 1) {
    if (isSeen[seed]) continue;
    const piece = [seed];
    isSeen[seed] = 1;
    const around = new Float32Array(CLASSES);
    let [size, edges, steps] = [0, 0, 0];
    for (let next = 0; next < piece.length; next += 1) {
      const cell = piece[next]!;
      size += sizes[cell]!;
      for (let edge = starts[cell]!; edge < starts[cell + 1]!; edge += 1) {
        const other = beside[edge]!;
        if (classes[other] !== classes[seed]) {
          around[classes[other]!]! += 1;
          edges += 1;
          steps += costs[edge]!;
        } else if (!isSeen[other]) {
          isSeen[other] = 1;
          piece.push(other);
        }
      }
    }
    const isSpeck = size < SPECK * all && edges > 0 && (classes[seed] !== 0 || steps < SOFT * edges);
    if (isSpeck && !piece.some((cell) => under.has(cell) || classes[cell] === found[cell]))
      for (const cell of piece) clean[cell] = around.indexOf(Math.max(...around));
  }
  return clean;
}

/** The nearest in each sense; as far as can be where there is none. */
function pool(strokes: readonly Said[], cell: number, evidence: Float32Array, to: number): void {
  for (let at = 0; at < DISTANCES; at += 1) {
    let best = at === SAME ? 0 : strokes.length > 0 ? Number.POSITIVE_INFINITY : 1;
    for (const { distances } of strokes) {
      const distance = distances[cell * DISTANCES + at]!;
      if (at === SAME ? distance > best : distance < best) best = distance;
    }
    evidence[to + at] = best;
  }
}

function weighed(evidence: Float32Array, code: number): number {
  let sum = OFFSETS[code]!;
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    const row = unit * (EVIDENCE + CLASSES);
    let inner = INNER_OFFSETS[unit]! + INNER[row + EVIDENCE + code]!;
    for (let part = 0; part < EVIDENCE; part += 1) inner += INNER[row + part]! * evidence[part]!;
    sum += OUTER[unit]! * Math.tanh(inner);
  }
  return sum;
}

function smoothed(values: Float32Array, { starts, beside }: Graph, shares: Float32Array): Float32Array {
  let now = values;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = now;
    now = new Float32Array(values.length);
    for (let cell = 0; cell + 1 < starts.length; cell += 1) {
      let weight = OWN;
      for (let edge = starts[cell]!; edge < starts[cell + 1]!; edge += 1) weight += shares[edge]!;
      for (let code = 0; code < CLASSES; code += 1) {
        let sum = OWN * values[cell * CLASSES + code]!;
        for (let edge = starts[cell]!; edge < starts[cell + 1]!; edge += 1) sum += shares[edge]! * before[beside[edge]! * CLASSES + code]!;
        now[cell * CLASSES + code] = sum / weight;
      }
    }
  }
  return now;
}
