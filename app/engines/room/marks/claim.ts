import type { Cells, Graph } from "./cells.ts";
import { HIDDEN, INNER, OFFSET, OUTER } from "./claim-weights.ts";
import { EVIDENCE, evidenceFor } from "./reach.ts";

// Whether a cell belongs to a stroke: a small classifier over the evidence, smoothed where the picture has no edge.

/** Where the network's probabilities have each class (untouched, floor, ceiling, wall). */
const SEEN_AS = [0, 2, 3, 1];
const CLASSES = SEEN_AS.length;
const ROUNDS = 8;
const OWN = 0.35;
/** What is under the stroke is certain. */
const CERTAIN = 4;
/** The color difference beyond which neighboring cells hardly influence each other. */
const HARD = 12;

export function claimOf(cells: Cells, graph: Graph, found: Uint8Array, under: readonly number[], code: number): { strength: Float32Array; ways: Float32Array } {
  const { evidence, ways } = evidenceFor(cells, graph, found, under, SEEN_AS[code]!, code);
  const strength = smoothed(
    Float32Array.from({ length: cells.count }, (_, cell) => weighed(evidence, cell * EVIDENCE, code)),
    graph,
  );
  for (const cell of under) strength[cell] = Math.max(CERTAIN, strength[cell]!);
  return { strength, ways };
}

function weighed(evidence: Float32Array, from: number, code: number): number {
  let sum = OFFSET;
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    const row = unit * (EVIDENCE + CLASSES);
    let inner = INNER[row + EVIDENCE + code]!;
    for (let part = 0; part < EVIDENCE; part += 1) inner += INNER[row + part]! * evidence[from + part]!;
    sum += OUTER[unit]! * Math.tanh(inner);
  }
  return sum;
}

function smoothed(values: Float32Array, { starts, beside, costs }: Graph): Float32Array {
  const shares = costs.map((cost) => Math.exp(-cost * HARD) / 4);
  let now = values;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = now;
    now = values.map((value, cell) => {
      let [sum, weight] = [OWN * value, OWN];
      for (let edge = starts[cell]!; edge < starts[cell + 1]!; edge += 1) {
        sum += shares[edge]! * before[beside[edge]!]!;
        weight += shares[edge]!;
      }
      return sum / weight;
    });
  }
  return now;
}
