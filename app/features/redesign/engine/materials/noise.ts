/** A number from 0 to 1 for a cell of a grid; the same for the same cell. */
export function cellNoise(x: number, y: number): number {
  let mixed = (Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise from 0 to 1. */
function valueNoise(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  let [fx, fy] = [x - column, y - row];
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  const a = cellNoise(column, row);
  const b = cellNoise(column + 1, row);
  const c = cellNoise(column, row + 1);
  const d = cellNoise(column + 1, row + 1);
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
}

/** 1 where a detail of `size` is larger than the pixel's footprint, 0 where it is smaller: detail that cannot be seen must not flicker. */
function visible(footprint: number, size: number): number {
  const share = footprint / size;
  return share <= 0.35 ? 1 : share >= 1 ? 0 : 1 - (share - 0.35) / 0.65;
}

/** Noise of several sizes around 0; sizes below the footprint are left out. */
export function fractalNoise(x: number, y: number, footprint: number, octaves = 4): number {
  let sum = 0;
  let amplitude = 0.5;
  let frequency = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    const weight = visible(footprint * frequency, 1);
    if (weight <= 0) break;
    sum += amplitude * weight * (valueNoise(x * frequency, y * frequency) - 0.5);
    frequency *= 2.1;
    amplitude *= 0.55;
  }
  return sum;
}

/** How much of a pixel a line covers: `distance` from its middle, `half` its half width, `footprint` the pixel's size, all in one unit. */
export function lineCover(distance: number, half: number, footprint: number): number {
  const reach = Math.max(half, footprint * 0.5);
  const share = distance / reach;
  return share >= 1 ? 0 : Math.min(1, half / reach) * (1 - share * share);
}
