import type { Planes } from "../image/planes.ts";

/** Parts of the picture that a person means as one thing: a wall between two pictures, a cushion. `ids` has the number of the region at each pixel. */
export type Regions = { ids: Uint16Array; count: number };

/** The larger, the larger regions grow before a difference of color stops them (after Felzenszwalb and Huttenlocher, 2004). */
const GROWTH = 14;
/** Share of the picture that a region has at least, where it has a neighbor of its own surface to join. */
const SMALLEST = 0.0012;

type Border = { one: number; two: number; cost: number };

/**
 * Joins the superpixels of one surface and of nearly one color.
 * @param superpixels number of the superpixel at each pixel
 * @param surfaceAt the surface at each pixel: regions never reach over its border
 */
export function findRegions(planes: Planes, superpixels: Int32Array, surfaceAt: Uint8Array): Regions {
  const { cells, count } = cellsOf(superpixels, surfaceAt);
  const { sizes, borders } = measure(planes, cells, count, surfaceAt);
  const parent = Int32Array.from({ length: count }, (_, cell) => cell);
  const find = (cell: number): number => {
    let root = cell;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]!]!;
      root = parent[root]!;
    }
    return root;
  };
  const loosest = new Float32Array(count);
  const join = (one: number, two: number, cost: number) => {
    parent[two] = one;
    sizes[one]! += sizes[two]!;
    loosest[one] = cost;
  };
  for (const { one, two, cost } of borders) {
    const [first, second] = [find(one), find(two)];
    if (first !== second && cost < Math.min(loosest[first]! + GROWTH / sizes[first]!, loosest[second]! + GROWTH / sizes[second]!)) join(first, second, cost);
  }
  const smallest = SMALLEST * cells.length;
  for (const { one, two, cost } of borders) {
    const [first, second] = [find(one), find(two)];
    if (first !== second && Math.min(sizes[first]!, sizes[second]!) < smallest) join(first, second, Math.max(cost, loosest[first]!, loosest[second]!));
  }
  const numbers = new Int32Array(count).fill(-1);
  let next = 0;
  const ids = Uint16Array.from(cells, (cell) => {
    const root = find(cell);
    if (numbers[root]! < 0) numbers[root] = next++;
    return numbers[root]!;
  });
  return { ids, count: next };
}

/** Superpixels cut along the borders of surfaces. */
function cellsOf(superpixels: Int32Array, surfaceAt: Uint8Array): { cells: Int32Array; count: number } {
  const numbers = new Map<number, number>();
  const cells = superpixels.map((superpixel, at) => {
    const key = superpixel * 8 + surfaceAt[at]!;
    let number = numbers.get(key);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(key, number);
    }
    return number;
  });
  return { cells, count: numbers.size };
}

/** Sizes of the cells, and the borders between cells of one surface with the difference of color across them, least first. */
function measure({ width, height, lightness, a, b }: Planes, cells: Int32Array, count: number, surfaceAt: Uint8Array) {
  const sizes = new Float32Array(count);
  const sums = new Float32Array(count * 3);
  const steps = new Map<number, { sum: number; length: number }>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const cell = cells[at]!;
      sizes[cell]! += 1;
      sums[cell * 3]! += lightness[at]!;
      sums[cell * 3 + 1]! += a[at]!;
      sums[cell * 3 + 2]! += b[at]!;
      for (let side = 0; side < 2; side += 1) {
        const beside = side === 0 ? at + 1 : at + width;
        if ((side === 0 && x + 1 >= width) || (side === 1 && y + 1 >= height)) continue;
        const other = cells[beside]!;
        if (other === cell || surfaceAt[beside] !== surfaceAt[at]) continue;
        const key = Math.min(cell, other) * count + Math.max(cell, other);
        const step = steps.get(key) ?? { sum: 0, length: 0 };
        step.sum += distance(lightness[at]! - lightness[beside]!, a[at]! - a[beside]!, b[at]! - b[beside]!);
        step.length += 1;
        steps.set(key, step);
      }
    }
  }
  const borders: Border[] = [];
  const mean = (cell: number, part: number) => sums[cell * 3 + part]! / sizes[cell]!;
  for (const [key, { sum, length }] of steps) {
    const one = (key / count) | 0;
    const two = key % count;
    const apart = distance(mean(one, 0) - mean(two, 0), mean(one, 1) - mean(two, 1), mean(one, 2) - mean(two, 2));
    borders.push({ one, two, cost: 0.5 * apart + sum / length });
  }
  return { sizes, borders: borders.sort((one, two) => one.cost - two.cost) };
}

/** Light differs within a surface more than hue does. */
const distance = (lightness: number, a: number, b: number): number => Math.abs(lightness) * 0.7 + 2.2 * Math.hypot(a, b);
