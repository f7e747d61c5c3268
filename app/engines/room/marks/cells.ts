import type { Size } from "../image/planes.ts";

// The photograph in small patches of one color, for strokes that find their edges by themselves: the same numbers in the browser and in the engine.

/**
 * Of a cell, as bytes: lightness, a and b without shading, a and b as they are; how probable the network holds a thing, wall, floor, ceiling and window; the
 * shares of the cell that the box has as floor, ceiling and walls; how far it lies below the horizon; how rough it is.
 */
export const FEATURES = 15;
export const [LIGHT, HUE_A, HUE_B, RAW_A, RAW_B, SEEN, FACE, LEVEL, ROUGH] = [0, 1, 2, 3, 4, 5, 10, 13, 14] as const;
/** Levels reach from this above the horizon to this below it. */
export const LEVELS = 1.5;
const REACH = 0.25;
export const shareByte = (share: number): number => Math.max(0, Math.min(255, Math.round(share * 255)));
export const colorByte = (value: number): number => shareByte((value + REACH) / (2 * REACH));

export type Cells = Size & {
  /** The cell of each pixel of a grid of half the map's size. */
  ids: Uint16Array;
  count: number;
  features: Uint8Array;
  /** How much the picture changes from one cell to the next, for each pair of neighbors, in their order. */
  costs: Uint8Array;
};

/** Which cells touch, each pair once, in the order in which rows show them. */
export function pairsOf({ width, height, ids, count }: Pick<Cells, "width" | "height" | "ids" | "count">): Int32Array {
  const seen = new Set<number>();
  const pairs: number[] = [];
  const meet = (one: number, two: number) => {
    if (one === two) return;
    const [low, high] = one < two ? [one, two] : [two, one];
    const key = low * count + high;
    if (seen.has(key)) return;
    seen.add(key);
    pairs.push(low, high);
  };
  for (let at = 0; at < width * height; at += 1) {
    if (at % width < width - 1) meet(ids[at]!, ids[at + 1]!);
    if (at + width < width * height) meet(ids[at]!, ids[at + width]!);
  }
  return Int32Array.from(pairs);
}

/** The neighbors of cell n are `beside` from `starts[n]` to `starts[n + 1]`, with the costs of going there. */
export type Graph = { starts: Uint32Array; beside: Uint16Array; costs: Float32Array; centerX: Float32Array; centerY: Float32Array; sizes: Float32Array };

export function graphOf(cells: Cells): Graph {
  const { width, height, ids, count } = cells;
  const pairs = pairsOf(cells);
  const starts = new Uint32Array(count + 1);
  for (const cell of pairs) starts[cell + 1]! += 1;
  for (let cell = 0; cell < count; cell += 1) starts[cell + 1]! += starts[cell]!;
  const next = starts.slice();
  const beside = new Uint16Array(pairs.length);
  const costs = new Float32Array(pairs.length);
  for (let pair = 0; pair < pairs.length / 2; pair += 1) {
    const [one, two] = [pairs[2 * pair]!, pairs[2 * pair + 1]!];
    for (const [from, to] of [
      [one, two],
      [two, one],
    ] as const) {
      costs[next[from]!] = cells.costs[pair]! / 255;
      beside[next[from]!++] = to;
    }
  }
  const [centerX, centerY, sizes] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  for (let at = 0; at < ids.length; at += 1) {
    const cell = ids[at]!;
    centerX[cell]! += ((at % width) + 0.5) / width;
    centerY[cell]! += (((at / width) | 0) + 0.5) / height;
    sizes[cell]! += 1;
  }
  for (let cell = 0; cell < count; cell += 1) {
    centerX[cell]! /= sizes[cell] || 1;
    centerY[cell]! /= sizes[cell] || 1;
  }
  return { starts, beside, costs, centerX, centerY, sizes };
}
