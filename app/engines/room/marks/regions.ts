import type { FoundMap } from "./labels.ts";
import { pixelAt } from "./stroke-pixels.ts";

/** A region for people: how much of the picture it is, where it can be pointed at, and what it is now. */
export type Region = { id: number; share: number; x: number; y: number; label: number };

/** Regions below this share of the picture are not listed. */
const WORTH_NAMING = 0.004;

export const regionAt = (map: FoundMap, x: number, y: number): number => map.regions[pixelAt(x, y, map)]!;

/** The regions that are large enough to name, largest first. */
export function listRegions(map: FoundMap, labels: Uint8Array): Region[] {
  const { width, height, order, starts } = map;
  const regions: Region[] = [];
  for (let id = 0; id + 1 < starts.length; id += 1) {
    const [from, to] = [starts[id]!, starts[id + 1]!];
    const share = (to - from) / order.length;
    if (share < WORTH_NAMING) continue;
    const votes = new Uint32Array(6);
    for (let index = from; index < to; index += 1) votes[labels[order[index]!]!]! += 1;
    const at = insideOf(map, id);
    regions.push({ id, share, x: ((at % width) + 0.5) / width, y: (((at / width) | 0) + 0.5) / height, label: votes.indexOf(Math.max(...votes)) });
  }
  return regions.sort((one, two) => two.share - one.share);
}

/** A pixel of the region near its middle: the middle itself may lie outside of it. */
function insideOf({ width, order, starts }: FoundMap, id: number): number {
  const [from, to] = [starts[id]!, starts[id + 1]!];
  let sumX = 0;
  let sumY = 0;
  for (let index = from; index < to; index += 1) {
    sumX += order[index]! % width;
    sumY += (order[index]! / width) | 0;
  }
  const [middleX, middleY] = [sumX / (to - from), sumY / (to - from)];
  let best = order[from]!;
  let least = Number.POSITIVE_INFINITY;
  for (let index = from; index < to; index += 1) {
    const at = order[index]!;
    const distance = ((at % width) - middleX) ** 2 + (((at / width) | 0) - middleY) ** 2;
    if (distance >= least) continue;
    least = distance;
    best = at;
  }
  return best;
}

const GRID = 64;

/** The position of each label's name: far inside its largest part. None for small ones. */
export function labelPlaces({ width, height }: Pick<FoundMap, "width" | "height">, labels: Uint8Array): Map<number, { x: number; y: number }> {
  const columns = GRID;
  const rows = Math.max(8, Math.round((GRID * height) / width));
  const cells = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      cells[row * columns + column] = labels[pixelAt((column + 0.5) / columns, (row + 0.5) / rows, { width, height })]!;
  const depth = depths(cells, columns, rows);
  const best = new Map<number, number>();
  for (let cell = 0; cell < cells.length; cell += 1) {
    const label = cells[cell]!;
    const known = best.get(label);
    if (depth[cell]! >= 2 && (known === undefined || depth[cell]! > depth[known]!)) best.set(label, cell);
  }
  return new Map([...best].map(([label, cell]) => [label, { x: ((cell % columns) + 0.5) / columns, y: (((cell / columns) | 0) + 0.5) / rows }]));
}

/** Steps from each cell to the nearest cell of another label; the rim counts as another. */
function depths(cells: Uint8Array, columns: number, rows: number): Int16Array {
  const depth = new Int16Array(cells.length);
  const before = (cell: number, beside: number, isThere: boolean) => (isThere && cells[beside] === cells[cell] ? depth[beside]! + 1 : 1);
  for (let cell = 0; cell < cells.length; cell += 1) {
    const [column, row] = [cell % columns, (cell / columns) | 0];
    depth[cell] = Math.min(before(cell, cell - 1, column > 0), before(cell, cell - columns, row > 0));
  }
  for (let cell = cells.length - 1; cell >= 0; cell -= 1) {
    const [column, row] = [cell % columns, (cell / columns) | 0];
    depth[cell] = Math.min(depth[cell]!, before(cell, cell + 1, column + 1 < columns), before(cell, cell + columns, row + 1 < rows));
  }
  return depth;
}
