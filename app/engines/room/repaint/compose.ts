import { fromOklab, LINEAR, luminance, toOklab } from "../image/color.ts";
import { encodeDithered } from "../image/dither.ts";
import type { Plane, RgbImage, Size } from "../image/planes.ts";
import type { Material } from "../materials/materials.ts";
import { CEILING, FLOOR, LEFT, RIGHT } from "../room/room-box.ts";
import type { Look } from "../styles.ts";
import type { PaintPlan } from "./plan.ts";
import {
  GROUND_LIGHT,
  GROUND_MATTE,
  GROUND_REACH,
  OLD_WALL,
  ON_WALL,
  type Prepared,
  planesToRead,
  SHIFT,
  TINT,
  VALUES,
  WALL_MATTE,
  WALL_REACH,
} from "./prepare.ts";
import { Ray } from "./ray.ts";
import { Curve, Grade, shoulder } from "./tone.ts";

/** Less of a surface than this cannot be seen in a pixel. */
const LEAST = 0.004;
const REACHED = 0.02;

/** Paints a photograph row by row. Besides the result it needs one row of values. */
export class Painter {
  readonly #photo: RgbImage;
  readonly #plan: PaintPlan;
  readonly #prepared: Prepared;
  readonly #small: Size;
  readonly #planes: Plane[];
  readonly #row: Float32Array;
  readonly #at = new Float32Array(VALUES);
  readonly #color = new Float32Array(3);
  /** The pixel at hand: its linear light, then its three bytes. Numbers handed over in an array need no memory of their own. */
  readonly #pixel = new Float32Array(6);
  readonly #part = new Float32Array(3);
  readonly #lab = new Float32Array(3);
  readonly #ray: Ray;
  readonly #grade: Grade;
  /** By face: what the old surface's fine structure comes to under the new paint. */
  readonly #reliefs: Curve[];
  readonly #hasLamps: boolean;

  constructor(photo: RgbImage, prepared: Prepared, shifts: readonly Plane[], plan: PaintPlan, look: Look) {
    this.#photo = photo;
    this.#plan = plan;
    this.#prepared = prepared;
    this.#small = prepared.analysis.planes;
    this.#planes = planesToRead(prepared, shifts);
    // one place more than columns: the last one has a neighbor, too
    this.#row = new Float32Array((this.#small.width + 1) * VALUES);
    this.#ray = new Ray(prepared.analysis, photo);
    this.#grade = new Grade(look.grade);
    this.#reliefs = plan.relief.map((power) => new Curve((ratio) => Math.min(1.7, ratio ** power), 4));
    this.#hasLamps = prepared.light[CEILING]!.luminance < 0.66;
  }

  /**
   * Rows from `first` up to `end` of the result into `target`, which may be the photograph's own data.
   * @param unpainted gets by pixel the share of it that is not painted, 0 to 255
   */
  paint(first: number, end: number, target: Uint8Array, unpainted: Uint8Array | null = null): void {
    for (let y = first; y < end; y += 1) {
      this.#readRow(((y + 0.5) * this.#small.height) / this.#photo.height - 0.5);
      this.#paintRow(y, target, unpainted);
    }
  }

  #paintRow(y: number, target: Uint8Array, unpainted: Uint8Array | null): void {
    const { width, data } = this.#photo;
    const columns = this.#small.width;
    const at = this.#at;
    const color = this.#color;
    const step = columns / width;
    const dither = (y & 63) << 6;
    for (let x = 0; x < width; x += 1) {
      const pixel = (y * width + x) * 3;
      const byte0 = data[pixel]!;
      const byte1 = data[pixel + 1]!;
      const byte2 = data[pixel + 2]!;
      const place = Math.min(columns - 1, Math.max(0, (x + 0.5) * step - 0.5));
      const slot = (place | 0) * VALUES;
      const share = place - (place | 0);
      this.#read(slot, share, WALL_REACH, WALL_MATTE);
      let walls = 0;
      let ground = 0;
      if (at[WALL_REACH]! > REACHED) {
        this.#read(slot, share, WALL_MATTE, GROUND_MATTE);
        walls = opacity(matteOf(at, WALL_MATTE, byte0, byte1, byte2), at[WALL_REACH]!);
        // Lamps on the ceiling shine on.
        if (walls > 0 && this.#hasLamps) {
          const least = Math.min(byte0, byte1, byte2);
          if (least > 236) walls *= least > 251 ? 0 : (251 - least) / 15;
        }
      }
      if (at[GROUND_REACH]! > REACHED && this.#plan.floor) {
        this.#read(slot, share, GROUND_MATTE, OLD_WALL);
        ground = opacity(matteOf(at, GROUND_MATTE, byte0, byte1, byte2), at[GROUND_REACH]!);
      }
      if (walls + ground > 1) {
        const both = walls + ground;
        walls /= both;
        ground /= both;
      }
      color[0] = 0;
      color[1] = 0;
      color[2] = 0;
      const own = this.#pixel;
      own[0] = LINEAR[byte0]!;
      own[1] = LINEAR[byte1]!;
      own[2] = LINEAR[byte2]!;
      own[3] = byte0;
      own[4] = byte1;
      own[5] = byte2;
      if (walls > LEAST || ground > LEAST) this.#ray.trace(x, y, walls > LEAST);
      const rest = 1 - walls - ground;
      if (unpainted) unpainted[y * width + x] = rest * 255;
      if (walls > LEAST) {
        this.#read(slot, share, OLD_WALL, GROUND_LIGHT);
        this.#paintWall(this.#ray.face, walls, walls * this.#ray.cover);
        if (this.#ray.cover < 1) this.#paintWall(this.#ray.beyond, walls, walls * (1 - this.#ray.cover));
        if (rest > LEAST && rest < 0.9) {
          // Removes the old wall's share from pixels of objects in front of it, so that no rim of the old color remains.
          own[0] = without(own[0]!, at[OLD_WALL]!, walls, rest);
          own[1] = without(own[1]!, at[OLD_WALL + 1]!, walls, rest);
          own[2] = without(own[2]!, at[OLD_WALL + 2]!, walls, rest);
        }
      }
      if (ground > LEAST) this.#paintFloor(slot, share, ground);
      if (rest > LEAST) {
        this.#read(slot, share, SHIFT, VALUES);
        this.#shiftColor(rest);
      }
      this.#grade.apply(color);
      const noise = dither + (x & 63);
      target[pixel] = encodeDithered(color[0]!, noise);
      target[pixel + 1] = encodeDithered(color[1]!, noise);
      target[pixel + 2] = encodeDithered(color[2]!, noise);
    }
  }

  /** One row of the small values, between two of their rows. */
  #readRow(place: number): void {
    const { width, height } = this.#small;
    const row = this.#row;
    const y = place < 0 ? 0 : place > height - 1 ? height - 1 : place;
    const first = (y | 0) * width;
    const second = Math.min(height - 1, (y | 0) + 1) * width;
    const share = y - (y | 0);
    for (let value = 0; value < VALUES; value += 1) {
      const plane = this.#planes[value]!;
      for (let x = 0, at = value; x < width; x += 1, at += VALUES) row[at] = plane[first + x]! + (plane[second + x]! - plane[first + x]!) * share;
    }
  }

  /** Values of one pixel, between two of the row. */
  #read(slot: number, share: number, from: number, to: number): void {
    const row = this.#row;
    const at = this.#at;
    for (let value = from, here = slot + from; value < to; value += 1, here += 1) at[value] = row[here]! + (row[here + VALUES]! - row[here]!) * share;
  }

  #add(weight: number): void {
    this.#color[0] = this.#color[0]! + weight * this.#part[0]!;
    this.#color[1] = this.#color[1]! + weight * this.#part[1]!;
    this.#color[2] = this.#color[2]! + weight * this.#part[2]!;
  }

  /** New paint on a wall or the ceiling: the old light falls on it, with the old surface's relief. */
  #paintWall(face: number, matte: number, weight: number): void {
    const own = this.#pixel;
    const coat = this.#plan.coats[face];
    const at = this.#at;
    const part = this.#part;
    if (!coat) {
      part[0] = own[0]!;
      part[1] = own[1]!;
      part[2] = own[2]!;
      this.#add(weight);
      return;
    }
    const soft = luminance(at[OLD_WALL]!, at[OLD_WALL + 1]!, at[OLD_WALL + 2]!);
    // At the rim of things a pixel is not all wall: there the soft light says more than the pixel.
    const detail = 1 + ((luminance(own[0]!, own[1]!, own[2]!) + 0.004) / (soft + 0.004) - 1) * matte * matte;
    const amount = this.#reliefs[face]!.at(detail) * this.#prepared.light[face]!.white;
    if (coat.material && face !== CEILING) this.#sampleWall(coat.material, face);
    else {
      part[0] = coat.paint[0];
      part[1] = coat.paint[1];
      part[2] = coat.paint[2];
    }
    part[0] = part[0]! * at[ON_WALL]! * amount;
    part[1] = part[1]! * at[ON_WALL + 1]! * amount;
    part[2] = part[2]! * at[ON_WALL + 2]! * amount;
    shoulder(part);
    this.#add(weight);
  }

  #sampleWall(material: Material, face: number): void {
    const ray = this.#ray;
    const { scale } = this.#prepared;
    const distance = Math.min(60, ray.toWall(face));
    const footprint = (distance * scale) / ray.focal;
    const isSide = face === LEFT || face === RIGHT;
    // A wall that is seen from the side shows more of itself in each pixel across than up.
    const slant = isSide ? Math.min(6, Math.abs(ray.z / (ray.x || 1e-4))) : 1;
    material((isSide ? ray.z : ray.x) * distance * scale, (1 - ray.y * distance) * scale, footprint * Math.max(1, slant), footprint, this.#part);
  }

  #paintFloor(slot: number, share: number, weight: number): void {
    const pixel = this.#pixel;
    const floor = this.#plan.floor!;
    const at = this.#at;
    const part = this.#part;
    const ray = this.#ray;
    const { scale, light } = this.#prepared;
    this.#read(slot, share, GROUND_LIGHT, SHIFT);
    const distance = ray.y > 0.02 ? 1 / ray.y : 50;
    const across = (distance * scale) / ray.focal;
    floor.material(ray.x * distance * scale, ray.z * distance * scale, across, Math.min(across * distance, 4), part);
    const own = light[FLOOR]!;
    const lit = Math.exp(Math.min(0.7, Math.max(-6, matteOf(at, GROUND_LIGHT, pixel[3]!, pixel[4]!, pixel[5]!))));
    const shade = lit / own.luminance;
    // Reflections of a polished floor are added on top of its color.
    const mirrored = shade > 1.25 ? (shade - 1.25) * floor.gloss * own.luminance * 0.35 : 0;
    const amount = own.white * this.#plan.floorShade.at(shade);
    part[0] = part[0]! * amount * at[TINT]! + mirrored;
    part[1] = part[1]! * amount + mirrored;
    part[2] = part[2]! * amount * at[TINT + 1]! + mirrored;
    shoulder(part);
    this.#add(weight);
  }

  /** Furniture: the same pixel, moved in OKLab. */
  #shiftColor(weight: number): void {
    const own = this.#pixel;
    const at = this.#at;
    const part = this.#part;
    const lab = this.#lab;
    const l = at[SHIFT]!;
    const a = at[SHIFT + 1]!;
    const b = at[SHIFT + 2]!;
    part[0] = own[0]!;
    part[1] = own[1]!;
    part[2] = own[2]!;
    const fade = at[SHIFT + 3]!;
    if (Math.abs(l) + Math.abs(a) + Math.abs(b) + fade > 0.002) {
      toOklab(own[0]!, own[1]!, own[2]!, lab);
      const lightness = lab[0]!;
      let amount = this.#plan.furniture * (lightness > 0.92 ? Math.max(0, 1 - (lightness - 0.92) / 0.07) : lightness < 0.12 ? lightness / 0.12 : 1);
      // Leaves stay green, whatever they are part of.
      if (lab[1]! < -0.012 && lab[2]! > 0.012) amount *= Math.max(0.1, 1 - Math.min(-lab[1]!, lab[2]!) * 30);
      fromOklab(lightness + l * amount, lab[1]! * (1 - fade * amount) + a * amount, lab[2]! * (1 - fade * amount) + b * amount, part);
    }
    this.#add(weight);
  }
}

const matteOf = (at: Float32Array, slot: number, red: number, green: number, blue: number): number =>
  (at[slot]! * red + at[slot + 1]! * green + at[slot + 2]! * blue) / 255 + at[slot + 3]!;

/** A pixel of two colors without the part of one of them. */
function without(mixed: number, other: number, share: number, rest: number): number {
  const alone = (mixed - share * other) / Math.max(0.25, rest);
  return alone < 0 ? 0 : alone > 1 ? 1 : alone;
}

/** Soft edges of a mask that fits the photograph: the matte's middle range is stretched to 0..1. */
function opacity(matte: number, reach: number): number {
  const stretched = (matte - 0.12) / 0.72;
  if (stretched <= 0) return 0;
  const value = stretched >= 1 ? 1 : stretched * stretched * (3 - 2 * stretched);
  return reach < 0.15 ? value * ((reach - 0.02) / 0.13) : value;
}
