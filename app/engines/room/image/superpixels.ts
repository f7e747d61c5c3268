import type { Plane, Size } from "./planes.ts";

export type Superpixels = { /** Number of the superpixel each pixel belongs to. */ labels: Int32Array; count: number };

const ROUNDS = 6;
const REACH = 1.1;
/** Differences of hue matter more than differences of light. */
const COLOR_WEIGHT = 2.5;

/**
 * Small patches of one color that follow the picture's edges. Achanta et al., "SLIC Superpixels", 2012.
 * @param wanted about how many
 * @param compactness how much nearness counts beside color
 */
export function findSuperpixels(lightness: Plane, a: Plane, b: Plane, { width, height }: Size, wanted: number, compactness: number): Superpixels {
  const count = width * height;
  const spacing = Math.sqrt(count / wanted);
  const columns = Math.max(1, Math.round(width / spacing));
  const rows = Math.max(1, Math.round(height / spacing));
  const centers = new Float32Array(columns * rows * 5);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = Math.min(width - 1, (((column + 0.5) * width) / columns) | 0);
      const y = Math.min(height - 1, (((row + 0.5) * height) / rows) | 0);
      const at = y * width + x;
      centers.set([lightness[at]!, a[at]!, b[at]!, x, y], (row * columns + column) * 5);
    }
  }
  const labels = new Int32Array(count).fill(-1);
  const distances = new Float32Array(count);
  const nearness = (compactness * compactness) / (spacing * spacing);
  const sums = new Float64Array(columns * rows * 6);
  for (let round = 0; round < ROUNDS; round += 1) {
    distances.fill(1e9);
    for (let label = 0; label < columns * rows; label += 1) {
      const [l, ca, cb, cx, cy] = centers.subarray(label * 5, label * 5 + 5) as unknown as [number, number, number, number, number];
      const lastX = Math.min(width - 1, (cx + spacing * REACH) | 0);
      const lastY = Math.min(height - 1, (cy + spacing * REACH) | 0);
      for (let y = Math.max(0, (cy - spacing * REACH) | 0); y <= lastY; y += 1) {
        for (let x = Math.max(0, (cx - spacing * REACH) | 0); x <= lastX; x += 1) {
          const at = y * width + x;
          const dl = lightness[at]! - l;
          const da = (a[at]! - ca) * COLOR_WEIGHT;
          const db = (b[at]! - cb) * COLOR_WEIGHT;
          const distance = dl * dl + da * da + db * db + nearness * ((x - cx) * (x - cx) + (y - cy) * (y - cy));
          if (distance >= distances[at]!) continue;
          distances[at] = distance;
          labels[at] = label;
        }
      }
    }
    sums.fill(0);
    for (let at = 0; at < count; at += 1) {
      const slot = labels[at]! * 6;
      if (slot < 0) continue;
      sums[slot]! += lightness[at]!;
      sums[slot + 1]! += a[at]!;
      sums[slot + 2]! += b[at]!;
      sums[slot + 3]! += at % width;
      sums[slot + 4]! += (at / width) | 0;
      sums[slot + 5]! += 1;
    }
    for (let label = 0; label < columns * rows; label += 1) {
      const members = sums[label * 6 + 5]!;
      if (members > 0) for (let part = 0; part < 5; part += 1) centers[label * 5 + part] = sums[label * 6 + part]! / members;
    }
  }
  return connect(labels, { width, height }, (spacing * spacing) / 6);
}

/** Gives each connected piece a number of its own; pieces below `smallest` pixels join a neighbor. */
function connect(labels: Int32Array, { width, height }: Size, smallest: number): Superpixels {
  const count = width * height;
  const connected = new Int32Array(count).fill(-1);
  const piece = new Int32Array(count);
  let next = 0;
  for (let seed = 0; seed < count; seed += 1) {
    if (connected[seed]! >= 0) continue;
    let members = 0;
    let neighbor = -1;
    piece[members++] = seed;
    connected[seed] = next;
    for (let member = 0; member < members; member += 1) {
      const at = piece[member]!;
      const x = at % width;
      for (const step of [-1, 1, -width, width]) {
        const beside = at + step;
        if (beside < 0 || beside >= count || (step === -1 && x === 0) || (step === 1 && x === width - 1)) continue;
        if (connected[beside]! < 0 && labels[beside] === labels[seed]) {
          connected[beside] = next;
          piece[members++] = beside;
        } else if (connected[beside]! >= 0 && connected[beside] !== next) neighbor = connected[beside]!;
      }
    }
    if (members < smallest && neighbor >= 0) for (let member = 0; member < members; member += 1) connected[piece[member]!] = neighbor;
    else next += 1;
  }
  return { labels: connected, count: next };
}
