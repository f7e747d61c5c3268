import type { Rgb } from "../image/color.ts";

/** A place on a face, both from -1 to 1, and its linear light. */
export type LightSample = { u: number; v: number; color: Rgb };

const TERMS = 6;
const ROUNDS = 8;
/** Darker than the rest by this (natural logarithm) is the shadow of a thing, and goes with it; brighter is light. */
const SHADOW = 0.16;
const SHINE = 0.3;
const GRID = 18;
const FEWEST = 60;

/** How light falls on a plane of one paint: a smooth curve through what is seen of it, without what stands before it or its shadows, and what lamps add. */
export class PlaneLight {
  readonly #curve: number[];
  readonly #tint: Rgb;
  readonly #local: Float32Array;

  private constructor(curve: number[], tint: Rgb, local: Float32Array) {
    this.#curve = curve;
    this.#tint = tint;
    this.#local = local;
  }

  /** Null where too little of it is seen. */
  static through(samples: readonly LightSample[]): PlaneLight | null {
    if (samples.length < FEWEST) return null;
    const logs = Float64Array.from(samples, ({ color: [red, green, blue] }) => Math.log(Math.max(0.003, 0.2126 * red + 0.7152 * green + 0.0722 * blue)));
    const sorted = Float64Array.from(logs).sort();
    // Things are darker than the wall behind them more often than brighter.
    let curve = [sorted[Math.floor(sorted.length * 0.6)]!, 0, 0, 0, 0, 0];
    const weights = new Float64Array(samples.length);
    for (let round = 0; round < ROUNDS; round += 1) {
      const tolerance = round < 2 ? 2.5 : round < 4 ? 1.6 : 1;
      for (let at = 0; at < samples.length; at += 1) {
        const miss = logs[at]! - curveAt(curve, samples[at]!.u, samples[at]!.v);
        const share = Math.abs(miss) / ((miss < 0 ? SHADOW : SHINE) * tolerance);
        weights[at] = share < 1 ? (1 - share * share) ** 2 : 0;
      }
      curve = fitted(samples, logs, weights) ?? curve;
    }
    const tint: Rgb = [0, 0, 0];
    let sum = 0;
    for (let at = 0; at < samples.length; at += 1) {
      const level = Math.exp(logs[at]!);
      sum += weights[at]!;
      for (let channel = 0; channel < 3; channel += 1) tint[channel]! += (weights[at]! * samples[at]!.color[channel]!) / level;
    }
    if (sum < FEWEST / 4) return null;
    return new PlaneLight(curve, tint.map((value) => value / sum) as Rgb, localOf(samples, logs, weights, curve));
  }

  /** Linear light at a place into `out`. */
  at(u: number, v: number, out: Float32Array): void {
    const held = (value: number) => Math.max(-1.15, Math.min(1.15, value));
    const level = Math.exp(Math.min(0.2, curveAt(this.#curve, held(u), held(v)) + this.#localAt(u, v)));
    for (let channel = 0; channel < 3; channel += 1) out[channel] = Math.min(1, level * this.#tint[channel]!);
  }

  #localAt(u: number, v: number): number {
    const x = Math.max(0, Math.min(GRID - 1.001, ((u + 1) / 2) * (GRID - 1)));
    const y = Math.max(0, Math.min(GRID - 1.001, ((v + 1) / 2) * (GRID - 1)));
    const at = (y | 0) * GRID + (x | 0);
    const [fx, fy] = [x - (x | 0), y - (y | 0)];
    const local = this.#local;
    const upper = local[at]! * (1 - fx) + local[at + 1]! * fx;
    return upper * (1 - fy) + (local[at + GRID]! * (1 - fx) + local[at + GRID + 1]! * fx) * fy;
  }
}

const curveAt = ([a, b, c, d, e, f]: readonly number[], u: number, v: number): number => a! + b! * u + c! * v + d! * u * u + e! * u * v + f! * v * v;

/** Least squares; a little held back, so that what is not seen does not run away. */
function fitted(samples: readonly LightSample[], logs: Float64Array, weights: Float64Array): number[] | null {
  const rows = Array.from({ length: TERMS }, () => new Array<number>(TERMS + 1).fill(0));
  let sum = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const weight = weights[at]!;
    if (weight === 0) continue;
    sum += weight;
    const { u, v } = samples[at]!;
    const terms = [1, u, v, u * u, u * v, v * v];
    for (let row = 0; row < TERMS; row += 1) {
      for (let column = 0; column < TERMS; column += 1) rows[row]![column]! += weight * terms[row]! * terms[column]!;
      rows[row]![TERMS]! += weight * terms[row]! * logs[at]!;
    }
  }
  if (sum < FEWEST / 4) return null;
  for (let term = 1; term < TERMS; term += 1) rows[term]![term]! += sum * (term < 3 ? 0.01 : 0.06);
  for (let column = 0; column < TERMS; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < TERMS; row += 1) if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const head = rows[column]![column]! || 1e-9;
    for (let row = 0; row < TERMS; row += 1) {
      if (row === column) continue;
      const factor = rows[row]![column]! / head;
      for (let at = column; at <= TERMS; at += 1) rows[row]![at]! -= factor * rows[column]![at]!;
    }
  }
  return rows.map((row, term) => row[TERMS]! / (row[term]! || 1e-9));
}

/** What the curve leaves over, softly, where enough of the plane is seen. */
function localOf(samples: readonly LightSample[], logs: Float64Array, weights: Float64Array, curve: readonly number[]): Float32Array {
  let [sums, counts] = [new Float32Array(GRID * GRID), new Float32Array(GRID * GRID)];
  for (let at = 0; at < samples.length; at += 1) {
    const { u, v } = samples[at]!;
    const cell =
      Math.max(0, Math.min(GRID - 1, Math.round(((v + 1) / 2) * (GRID - 1)))) * GRID + Math.max(0, Math.min(GRID - 1, Math.round(((u + 1) / 2) * (GRID - 1))));
    sums[cell]! += weights[at]! * (logs[at]! - curveAt(curve, u, v));
    counts[cell]! += weights[at]!;
  }
  const held = samples.length / (GRID * GRID);
  for (let round = 0; round < 3; round += 1) [sums, counts] = [spread(sums), spread(counts)];
  return sums.map((sum, cell) => sum / (counts[cell]! + 0.5 * held));
}

function spread(values: Float32Array): Float32Array<ArrayBuffer> {
  const soft = new Float32Array(values.length);
  for (let row = 0; row < GRID; row += 1) {
    for (let column = 0; column < GRID; column += 1) {
      let sum = 0;
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) sum += values[Math.max(0, Math.min(GRID - 1, row + dy)) * GRID + Math.max(0, Math.min(GRID - 1, column + dx))]!;
      soft[row * GRID + column] = sum / 9;
    }
  }
  return soft;
}
