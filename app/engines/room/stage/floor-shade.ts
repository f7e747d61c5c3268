import type { Gatherer } from "./light.ts";
import type { Face, Plan } from "./plan.ts";

const STEP = 0.05;
const WALL_STEP = 0.1;

type Grid = { columns: number; rows: number; step: number; from: number; values: Float32Array };

/** The share of its light that each place of floor and walls still gets with the furniture standing there. */
export class FloorShade {
  readonly #grids: Partial<Record<Face, Grid>> = {};
  readonly #plan: Plan;

  constructor(plan: Plan, gatherer: Gatherer, bare: Gatherer) {
    this.#plan = plan;
    const { left, right, depth, height } = plan;
    const [now, before] = [new Float32Array(3), new Float32Array(3)];
    const make = (
      step: number,
      from: number,
      width: number,
      length: number,
      at: (u: number, v: number) => [number, number, number],
      normal: [number, number, number],
    ): Grid => {
      const grid: Grid = { columns: Math.ceil(width / step) + 2, rows: Math.ceil(length / step) + 2, step, from, values: new Float32Array(0) };
      grid.values = new Float32Array(grid.columns * grid.rows);
      for (let row = 0; row < grid.rows; row += 1) {
        for (let column = 0; column < grid.columns; column += 1) {
          const [x, y, z] = at(from + column * step, row * step);
          gatherer.gather(x, y, z, ...normal, now);
          bare.gather(x, y, z, ...normal, before);
          grid.values[row * grid.columns + column] = Math.min(1, (now[0]! + now[1]! + now[2]!) / (before[0]! + before[1]! + before[2]! || 1));
        }
      }
      return soften(grid);
    };
    this.#grids.floor = make(STEP, -left, left + right, depth, (x, z) => [x, 0, z], [0, 1, 0]);
    this.#grids.back = make(WALL_STEP, -left, left + right, height, (x, y) => [x, y, depth], [0, 0, -1]);
    this.#grids.left = make(WALL_STEP, 0, depth, height, (z, y) => [-left, y, z], [1, 0, 0]);
    this.#grids.right = make(WALL_STEP, 0, depth, height, (z, y) => [right, y, z], [-1, 0, 0]);
  }

  at(face: Face, x: number, y: number, z: number): number {
    const grid = this.#grids[face];
    if (!grid) return 1;
    const [u, v] = face === "floor" ? [x, z] : face === "back" ? [x, y] : [z, y];
    const [column, row] = [(u - grid.from) / grid.step, v / grid.step];
    if (column < 0 || row < 0 || column >= grid.columns - 1 || row >= grid.rows - 1 || z > this.#plan.depth + 0.1) return 1;
    const at = (row | 0) * grid.columns + (column | 0);
    const [fx, fy] = [column - (column | 0), row - (row | 0)];
    const { values, columns } = grid;
    const upper = values[at]! + (values[at + 1]! - values[at]!) * fx;
    const lower = values[at + columns]! + (values[at + columns + 1]! - values[at + columns]!) * fx;
    return upper + (lower - upper) * fy;
  }
}

/** The cubes that light meets are coarse: their steps go. */
function soften(grid: Grid): Grid {
  const { columns, rows, values } = grid;
  const soft = new Float32Array(values.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let [sum, weights] = [0, 0];
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const [r, c] = [row + dy, column + dx];
          if (r < 0 || c < 0 || r >= rows || c >= columns) continue;
          const weight = (dx === 0 ? 2 : 1) * (dy === 0 ? 2 : 1);
          sum += values[r * columns + c]! * weight;
          weights += weight;
        }
      }
      soft[row * columns + column] = sum / weights;
    }
  }
  return { ...grid, values: soft };
}
