import { albedo, GLOSS } from "../furniture/appearance.ts";
import { shoulder } from "../repaint/tone.ts";
import { type Eye, toCamera } from "./plan.ts";
import type { World } from "./world.ts";

/** Four places in a pixel, no two in a row or a column. */
const SAMPLES = [
  [0.375, 0.125],
  [0.875, 0.375],
  [0.125, 0.625],
  [0.625, 0.875],
] as const;
const COUNT = SAMPLES.length;
const NEAREST = 0.08;

/** Draws the triangles of a world, band by band of rows: what is nearest at four places of each pixel, then its color. */
export class Rasterizer {
  readonly #world: World;
  readonly #eye: Eye;
  /** x and y in pixels, one over depth. */
  readonly #seen: Float32Array;
  readonly #depths: Float32Array;
  readonly #triangles: Int32Array;
  readonly #isMirrored: boolean;
  #first = 0;
  #end = 0;
  readonly #color = new Float32Array(3);
  readonly #shares = new Float32Array(3);

  /** @param isMirrored draws what a floor mirrors: the same turned upside down below it */
  constructor(world: World, eye: Eye, rows: number, isMirrored = false) {
    this.#world = world;
    this.#eye = eye;
    this.#isMirrored = isMirrored;
    const { positions } = world;
    this.#seen = new Float32Array(positions.length);
    for (let at = 0; at < positions.length; at += 3) {
      const [x, y, z] = toCamera(eye, positions[at]!, isMirrored ? -positions[at + 1]! : positions[at + 1]!, positions[at + 2]!);
      this.#seen[at] = (eye.focal * x) / z + eye.width / 2;
      this.#seen[at + 1] = (eye.focal * y) / z + eye.height / 2;
      this.#seen[at + 2] = z > NEAREST ? 1 / z : 0;
    }
    this.#depths = new Float32Array(eye.width * rows * COUNT);
    this.#triangles = new Int32Array(eye.width * rows * COUNT);
  }

  /** Finds what is seen in these rows. */
  draw(first: number, end: number): void {
    this.#first = first;
    this.#end = end;
    this.#depths.fill(0);
    this.#triangles.fill(0);
    const { indices } = this.#world;
    for (let triangle = 0; triangle * 3 < indices.length; triangle += 1)
      this.#fill(triangle + 1, indices[triangle * 3]! * 3, indices[triangle * 3 + 1]! * 3, indices[triangle * 3 + 2]! * 3);
  }

  #fill(triangle: number, a: number, b: number, c: number): void {
    const seen = this.#seen;
    const [za, zb, zc] = [seen[a + 2]!, seen[b + 2]!, seen[c + 2]!];
    if (za === 0 || zb === 0 || zc === 0) return;
    const [ax, ay, bx, by, cx, cy] = [seen[a]!, seen[a + 1]!, seen[b]!, seen[b + 1]!, seen[c]!, seen[c + 1]!];
    const top = Math.max(this.#first, Math.floor(Math.min(ay, by, cy)));
    const bottom = Math.min(this.#end - 1, Math.floor(Math.max(ay, by, cy)));
    if (top > bottom) return;
    const { width } = this.#eye;
    const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx)));
    if (left > right) return;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area === 0) return;
    const inverse = 1 / area;
    const depths = this.#depths;
    const triangles = this.#triangles;
    // shares of b and c grow evenly in both directions
    const [ux, uy, vx, vy] = [(cy - ay) * inverse, -(cx - ax) * inverse, -(by - ay) * inverse, (bx - ax) * inverse];
    for (let y = top; y <= bottom; y += 1) {
      const row = (y - this.#first) * width;
      for (let sample = 0; sample < COUNT; sample += 1) {
        const [sx, sy] = SAMPLES[sample]!;
        const dy = y + sy - ay;
        let u = (left + sx - ax) * ux + dy * uy;
        let v = (left + sx - ax) * vx + dy * vy;
        for (let x = left; x <= right; x += 1, u += ux, v += vx) {
          if (u < 0 || v < 0 || u + v > 1) continue;
          const depth = za + (zb - za) * u + (zc - za) * v;
          const at = (row + x) * COUNT + sample;
          if (depth <= depths[at]!) continue;
          depths[at] = depth;
          triangles[at] = triangle;
        }
      }
    }
  }

  /** Color (linear) of a pixel of the rows drawn into the first three of `out`; how much of the pixel it covers is returned. */
  shade(x: number, y: number, out: Float32Array): number {
    const start = ((y - this.#first) * this.#eye.width + x) * COUNT;
    const triangles = this.#triangles;
    out[0] = 0;
    out[1] = 0;
    out[2] = 0;
    let covered = 0;
    for (let sample = 0; sample < COUNT; sample += 1) {
      const triangle = triangles[start + sample]!;
      if (triangle === 0) continue;
      covered += 1;
      let isFirst = true;
      for (let before = 0; before < sample; before += 1) if (triangles[start + before] === triangle) isFirst = false;
      if (!isFirst) continue;
      let [count, px, py] = [0, 0, 0];
      for (let other = sample; other < COUNT; other += 1) {
        if (triangles[start + other] !== triangle) continue;
        count += 1;
        px += SAMPLES[other]![0];
        py += SAMPLES[other]![1];
      }
      this.#shadeTriangle(triangle - 1, x + px / count, y + py / count);
      out[0] += this.#color[0]! * count;
      out[1] += this.#color[1]! * count;
      out[2] += this.#color[2]! * count;
    }
    if (covered === 0) return 0;
    out[0] /= covered;
    out[1] /= covered;
    out[2] /= covered;
    return covered / COUNT;
  }

  #shadeTriangle(triangle: number, x: number, y: number): void {
    const { indices, partOf, parts, normals, own, light, positions, gatherer, shade } = this.#world;
    const seen = this.#seen;
    const [a, b, c] = [indices[triangle * 3]! * 3, indices[triangle * 3 + 1]! * 3, indices[triangle * 3 + 2]! * 3];
    const [ax, ay] = [seen[a]!, seen[a + 1]!];
    const [bx, by, cx, cy] = [seen[b]! - ax, seen[b + 1]! - ay, seen[c]! - ax, seen[c + 1]! - ay];
    const inverse = 1 / (bx * cy - by * cx);
    const u = ((x - ax) * cy - (y - ay) * cx) * inverse;
    const v = ((y - ay) * bx - (x - ax) * by) * inverse;
    // evenly in the room, not on the picture
    let [wa, wb, wc] = [(1 - u - v) * seen[a + 2]!, u * seen[b + 2]!, v * seen[c + 2]!];
    const depth = 1 / (wa + wb + wc);
    wa *= depth;
    wb *= depth;
    wc *= depth;
    const mix = (values: Float32Array, axis: number) => values[a + axis]! * wa + values[b + axis]! * wb + values[c + axis]! * wc;
    const part = parts[partOf[triangle]!]!;
    const color = this.#color;
    albedo(part, mix(own, 0), mix(own, 1), mix(own, 2), depth / this.#eye.focal, color);
    const { finish } = part.stuff;
    const [wx, wy, wz] = [mix(positions, 0), mix(positions, 1), mix(positions, 2)];
    if (finish === "glow") {
      for (let channel = 0; channel < 3; channel += 1) color[channel] = Math.min(1, 0.72 + 0.25 * color[channel]!);
      color[2] = color[2]! * 0.86;
      return;
    }
    const shares = this.#shares;
    const lit = finish === "rug" ? shade.at("floor", wx, 0, wz) : 1;
    for (let channel = 0; channel < 3; channel += 1) shares[channel] = mix(light, channel) * lit;
    let [nx, ny, nz] = [mix(normals, 0), mix(normals, 1), mix(normals, 2)];
    const length = Math.hypot(nx, ny, nz) || 1;
    nx /= length;
    ny /= length;
    nz /= length;
    let [vx, vy, vz] = [wx, wy - this.#eye.eye, wz];
    const far = Math.hypot(vx, vy, vz) || 1;
    vx /= far;
    vy /= far;
    vz /= far;
    let facing = -(vx * nx + vy * ny + vz * nz);
    if (facing < 0) {
      facing = -facing;
      nx = -nx;
      ny = -ny;
      nz = -nz;
    }
    const { base, sharp } = GLOSS[finish];
    const fresnel = base === 0 ? 0 : base + (1 - base) * (1 - facing) ** 5 * sharp * (finish === "metal" || finish === "mirror" ? 1 : 0.6);
    // Velvet is bright at its rims.
    const rim = finish === "velvet" ? 0.75 + 0.7 * (1 - facing) ** 2 : 1;
    const isMetal = finish === "metal" || finish === "mirror";
    const mirrored = fresnel > 0.01 ? gatherer.seen(wx, wy, wz, vx + 2 * facing * nx, vy + 2 * facing * ny, vz + 2 * facing * nz) : null;
    for (let channel = 0; channel < 3; channel += 1) {
      const diffuse = color[channel]! * shares[channel]! * rim;
      // What a surface mirrors is dark where little light comes to it.
      const reached = Math.min(1, 0.35 + shares[channel]!);
      const shine = mirrored ? Math.min(2.5, mirrored[channel]!) * reached : 0;
      color[channel] = isMetal ? diffuse * 0.35 + color[channel]! * shine * base * 1.25 : diffuse * (1 - fresnel) + shine * fresnel * sharp;
    }
    if (!this.#isMirrored) shoulder(color);
  }
}
