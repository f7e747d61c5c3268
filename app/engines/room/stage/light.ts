import type { Rgb } from "../image/color.ts";
import type { Plan, Wall } from "./plan.ts";

/** What shines in a room: its faces as bright as the picture shows them, and its windows. Linear light. */
export type Shine = Record<"floor" | "ceiling" | Wall | "behind", Rgb> & {
  windows: readonly { wall: Wall; from: number; to: number; bottom: number; top: number; color: Rgb }[];
};

const CELL = 0.05;

/** What stands in the way of light: small cubes that surfaces pass through. */
export class Voxels {
  readonly #columns: number;
  readonly #layers: number;
  readonly #rows: number;
  readonly #cells: Uint8Array;
  readonly #left: number;

  constructor({ left, right, depth, height }: Pick<Plan, "left" | "right" | "depth" | "height">) {
    this.#left = left;
    this.#columns = Math.ceil((left + right) / CELL) + 2;
    this.#layers = Math.ceil(height / CELL) + 1;
    this.#rows = Math.ceil(depth / CELL) + 2;
    this.#cells = new Uint8Array(this.#columns * this.#layers * this.#rows);
  }

  #at(x: number, y: number, z: number): number {
    const [column, layer, row] = [Math.floor((x + this.#left) / CELL), Math.floor(y / CELL), Math.floor(z / CELL)];
    if (column < 0 || layer < 0 || row < 0 || column >= this.#columns || layer >= this.#layers || row >= this.#rows) return -1;
    return (row * this.#layers + layer) * this.#columns + column;
  }

  /** The cubes that triangles pass through. @param positions in the room */
  fill(positions: Float32Array, indices: Uint32Array): void {
    for (let at = 0; at < indices.length; at += 3) {
      const [a, b, c] = [indices[at]! * 3, indices[at + 1]! * 3, indices[at + 2]! * 3];
      const side = (one: number, two: number) =>
        Math.max(
          Math.abs(positions[two]! - positions[one]!),
          Math.abs(positions[two + 1]! - positions[one + 1]!),
          Math.abs(positions[two + 2]! - positions[one + 2]!),
        );
      const steps = Math.max(1, Math.ceil(Math.max(side(a, b), side(a, c), side(b, c)) / (CELL * 0.7)));
      for (let i = 0; i <= steps; i += 1) {
        for (let j = 0; j <= steps - i; j += 1) {
          const [u, v] = [i / steps, j / steps];
          const w = 1 - u - v;
          const cell = this.#at(
            positions[a]! * w + positions[b]! * u + positions[c]! * v,
            positions[a + 1]! * w + positions[b + 1]! * u + positions[c + 1]! * v,
            positions[a + 2]! * w + positions[b + 2]! * u + positions[c + 2]! * v,
          );
          if (cell >= 0) this.#cells[cell] = 1;
        }
      }
    }
  }

  /** Whether something is met on the way, the first of it left out. */
  meets(x: number, y: number, z: number, dx: number, dy: number, dz: number, far: number): boolean {
    for (let way = CELL * 1.5; way < far; way += CELL * 0.9) {
      const cell = this.#at(x + dx * way, y + dy * way, z + dz * way);
      if (cell < 0) return false;
      if (this.#cells[cell]) return true;
    }
    return false;
  }
}

/** Directions about +y, as many where more light counts (cosine), in a spiral. */
function spiral(count: number): Float32Array {
  const directions = new Float32Array(count * 3);
  for (let at = 0; at < count; at += 1) {
    const radius = Math.sqrt((at + 0.5) / count);
    const angle = at * 2.399963;
    directions.set([Math.cos(angle) * radius, Math.sqrt(1 - radius * radius), Math.sin(angle) * radius], at * 3);
  }
  return directions;
}

const RAYS = 40;
const DIRECTIONS = spiral(RAYS);
/** Beyond this nothing darkens a place. */
const REACH = 1.6;
/** What comes back from a thing that is met, against what would have come. */
const RETURNED = 0.3;
const PANES = 2;

/** A part of a window: where it is, how large, and where it looks. */
type Pane = { x: number; y: number; z: number; area: number; nx: number; nz: number; color: Rgb };

/** Gathers the light that falls on a place of the room. */
export class Gatherer {
  readonly #plan: Pick<Plan, "left" | "right" | "depth" | "height">;
  readonly #shine: Shine;
  readonly #voxels: Voxels | null;
  readonly #panes: Pane[];

  constructor(plan: Pick<Plan, "left" | "right" | "depth" | "height">, shine: Shine, voxels: Voxels | null) {
    this.#plan = plan;
    this.#shine = shine;
    this.#voxels = voxels;
    this.#panes = shine.windows.flatMap(({ wall, from, to, bottom, top, color }) =>
      Array.from({ length: PANES * PANES }, (_, at) => {
        const along = from + ((to - from) * ((at % PANES) + 0.5)) / PANES;
        const y = bottom + ((top - bottom) * (Math.floor(at / PANES) + 0.5)) / PANES;
        const area = ((to - from) * (top - bottom)) / PANES ** 2;
        if (wall === "back") return { x: along, y, z: plan.depth, area, nx: 0, nz: -1, color };
        return wall === "left" ? { x: -plan.left, y, z: along, area, nx: 1, nz: 0, color } : { x: plan.right, y, z: along, area, nx: -1, nz: 0, color };
      }),
    );
  }

  /** What a perfectly white surface would show there, by channel, into `out`. */
  gather(x: number, y: number, z: number, nx: number, ny: number, nz: number, out: Float32Array): void {
    out.fill(0);
    const voxels = this.#voxels;
    // two directions across the normal
    const isUp = Math.abs(ny) > 0.9;
    const [hx, hy] = isUp ? [1, 0] : [0, 1];
    let [tx, ty, tz] = [hy * nz, -hx * nz, hx * ny - hy * nx];
    const length = Math.hypot(tx, ty, tz) || 1;
    tx /= length;
    ty /= length;
    tz /= length;
    const [bx, by, bz] = [ny * tz - nz * ty, nz * tx - nx * tz, nx * ty - ny * tx];
    for (let ray = 0; ray < RAYS; ray += 1) {
      const [u, w, v] = [DIRECTIONS[ray * 3]!, DIRECTIONS[ray * 3 + 1]!, DIRECTIONS[ray * 3 + 2]!];
      const dx = tx * u + nx * w + bx * v;
      const dy = ty * u + ny * w + by * v;
      const dz = tz * u + nz * w + bz * v;
      const color = this.#faceOf(x, y, z, dx, dy, dz);
      const share = (voxels?.meets(x, y, z, dx, dy, dz, REACH) ? RETURNED : 1) / RAYS;
      out[0] = out[0]! + color[0] * share;
      out[1] = out[1]! + color[1] * share;
      out[2] = out[2]! + color[2] * share;
    }
    for (const pane of this.#panes) this.#addPane(pane, x, y, z, nx, ny, nz, out);
  }

  #addPane(pane: Pane, x: number, y: number, z: number, nx: number, ny: number, nz: number, out: Float32Array): void {
    let [dx, dy, dz] = [pane.x - x, pane.y - y, pane.z - z];
    const square = Math.max(0.25, dx * dx + dy * dy + dz * dz);
    const distance = Math.sqrt(square);
    dx /= distance;
    dy /= distance;
    dz /= distance;
    const facing = dx * nx + dy * ny + dz * nz;
    const leaving = -(dx * pane.nx + dz * pane.nz);
    if (facing <= 0 || leaving <= 0 || this.#voxels?.meets(x, y, z, dx, dy, dz, distance - 0.3)) return;
    const amount = (facing * leaving * pane.area) / (Math.PI * square);
    for (let channel = 0; channel < 3; channel += 1) out[channel] = out[channel]! + pane.color[channel]! * amount;
  }

  #faceOf(x: number, y: number, z: number, dx: number, dy: number, dz: number): Rgb {
    const { left, right, depth, height } = this.#plan;
    const shine = this.#shine;
    let nearest = dz > 1e-5 ? (depth - z) / dz : dz < -1e-5 ? (-1 - z) / dz : 1e9;
    let color = dz > 0 ? shine.back : shine.behind;
    const toSide = dx > 1e-5 ? (right - x) / dx : dx < -1e-5 ? (-left - x) / dx : 1e9;
    if (toSide < nearest) {
      nearest = toSide;
      color = dx > 0 ? shine.right : shine.left;
    }
    const toLevel = dy > 1e-5 ? (height - y) / dy : dy < -1e-5 ? -y / dy : 1e9;
    if (toLevel < nearest) color = dy > 0 ? shine.ceiling : shine.floor;
    return color;
  }

  /** What is seen along a ray: the face it ends at, or a window in it. */
  seen(x: number, y: number, z: number, dx: number, dy: number, dz: number): Rgb {
    const { left, right, depth } = this.#plan;
    for (const { wall, from, to, bottom, top, color } of this.#shine.windows) {
      const distance = wall === "back" ? (depth - z) / dz : wall === "left" ? (-left - x) / dx : (right - x) / dx;
      if (!(distance > 0)) continue;
      const along = wall === "back" ? x + dx * distance : z + dz * distance;
      const up = y + dy * distance;
      if (along > from && along < to && up > bottom && up < top) return color;
    }
    return this.#faceOf(x, y, z, dx, dy, dz);
  }
}
