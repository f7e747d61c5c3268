import { linearOf, type Rgb } from "../image/color.ts";
import type { FloorFinish, Material } from "./materials.ts";
import { cellNoise, fractalNoise, lineCover, toJoint, visible } from "./noise.ts";
import { patternedTile, terrazzoChips } from "./patterns.ts";
import { wood } from "./wood.ts";

function mix(first: Rgb, second: Rgb, share: number, out: Float32Array): void {
  const part = share < 0 ? 0 : share > 1 ? 1 : share;
  for (let channel = 0; channel < 3; channel += 1) out[channel] = first[channel]! + (second[channel]! - first[channel]!) * part;
}

function scale(out: Float32Array, factor: number): void {
  out[0] = out[0]! * factor;
  out[1] = out[1]! * factor;
  out[2] = out[2]! * factor;
}

/** The sampler of a floor. */
export function floorMaterial(finish: FloorFinish): Material {
  const first = linearOf(finish.first);
  const second = linearOf(finish.second);
  switch (finish.material) {
    case "planks":
      return planks(first, second, finish.width ?? 0.19, finish.length ?? 1.8);
    case "herringbone":
      return herringbone(first, second);
    case "tile":
      return tiles(first, second, finish.width ?? 0.6);
    case "patterned":
      return patterned(first, second, finish.width ?? 0.4);
    case "marble":
      return marble(first, second);
    case "terrazzo":
      return terrazzo(first, second);
    case "carpet":
      return carpet(first, second);
    default:
      return cement(first, second, finish.material === "concrete");
  }
}

function planks(first: Rgb, second: Rgb, width: number, length: number): Material {
  return (u, v, footprintU, footprintV, out) => {
    const row = Math.floor(u / width);
    const shifted = v + cellNoise(row, 11) * length;
    wood(first, second, v, u - row * width, row * 977 + Math.floor(shifted / length) * 131, footprintV, footprintU, out);
    const side = toJoint(u, width);
    const joint = Math.max(lineCover(side, 0.0016, footprintU), lineCover(toJoint(shifted, length), 0.0014, footprintV));
    // Boards have a small bevel, which light makes a little darker.
    scale(out, (1 - 0.6 * joint) * (1 - 0.1 * lineCover(side, 0.006, footprintU)));
  };
}

/** Boards of six widths' length, set at right angles to each other and at 45 degrees to the room. */
function herringbone(first: Rgb, second: Rgb): Material {
  const width = 0.09;
  const run = 6;
  const around = (value: number, period: number) => ((value % period) + period) % period;
  return (u, v, footprintU, footprintV, out) => {
    const x = ((u + v) * Math.SQRT1_2) / width;
    const y = ((v - u) * Math.SQRT1_2) / width;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const place = around(column - row, 2 * run);
    const isLevel = place < run;
    const start = isLevel ? column - place : row - around(around(row - column, 2 * run) - 1, run);
    const along = (isLevel ? x - start : y - start) * width;
    const across = (isLevel ? y - row : x - column) * width;
    const board = isLevel ? start * 71 + row * 1013 : column * 337 + start * 773;
    const footprint = Math.max(footprintU, footprintV) * 0.75;
    wood(first, second, along, across, board, footprint, footprint, out);
    // The fibers of the two directions turn light to different sides.
    scale(out, isLevel ? 1.035 : 0.965);
    const end = Math.max(0, Math.min(along, run * width - along));
    const side = Math.min(across, width - across);
    scale(out, 1 - 0.5 * Math.max(lineCover(side, 0.0015, footprint), lineCover(end, 0.0015, footprint)));
  };
}

function tiles(first: Rgb, second: Rgb, width: number): Material {
  // Small tiles are burnt clay: each has a tone of its own. Large ones are cut from stone.
  const isClay = width < 0.45;
  const grout: Rgb = isClay ? [0.42, 0.36, 0.29] : [first[0] * 0.62, first[1] * 0.62, first[2] * 0.62];
  const half = isClay ? 0.004 : 0.0014;
  return (u, v, footprintU, footprintV, out) => {
    const [column, row] = [Math.floor(u / width), Math.floor(v / width)];
    const footprint = Math.max(footprintU, footprintV);
    const tone = 0.5 + (cellNoise(column, row) - 0.5) * visible(footprint, width * 1.6);
    const clouds = fractalNoise(u * 1.9 + tone * 29, v * 1.9 + tone * 17, footprint * 1.9);
    if (isClay) {
      mix(first, second, 0.5 + (tone - 0.5) * 1.1 + clouds * 1.2, out);
      scale(out, 1 + (cellNoise(row, column + 40) - 0.5) * 0.12 + fractalNoise(u * 19, v * 19, footprint * 19) * 0.16);
    } else {
      const drift = fractalNoise(u * 0.9 + tone * 31, v * 4.2 + tone * 13, footprint * 4.2);
      mix(first, second, 0.5 + clouds * 0.9 + drift * 0.9, out);
      scale(out, 1 + (tone - 0.5) * 0.035 + fractalNoise(u * 40, v * 40, footprint * 40) * 0.035);
    }
    const joint = Math.max(lineCover(toJoint(u, width), half, footprintU), lineCover(toJoint(v, width), half, footprintV));
    for (let channel = 0; channel < 3; channel += 1) out[channel] = out[channel]! + (grout[channel]! - out[channel]!) * joint * 0.85;
  };
}

/** Cement tiles with an inlaid figure over two by two of them. */
function patterned(first: Rgb, second: Rgb, period: number): Material {
  const figure = new Float32Array(2);
  return (u, v, footprintU, footprintV, out) => {
    const footprint = Math.max(footprintU, footprintV * 0.7);
    patternedTile().sample(u / period, v / period, footprint / period, figure);
    const [column, row] = [Math.floor((2 * u) / period), Math.floor((2 * v) / period)];
    const worn = fractalNoise(u * 3, v * 3, footprint * 3) * 0.3 + (cellNoise(column, row) - 0.5) * 0.05;
    for (let channel = 0; channel < 3; channel += 1) {
      const half = first[channel]! * 0.55 + second[channel]! * 0.45;
      const ground = first[channel]! + (half - first[channel]!) * figure[1]!;
      out[channel] = (ground + (second[channel]! - ground) * figure[0]!) * (1 + worn);
    }
    const joint = Math.max(lineCover(toJoint(u, period / 2), 0.0009, footprintU), lineCover(toJoint(v, period / 2), 0.0009, footprintV));
    scale(out, 1 - 0.3 * joint);
  };
}

const SLAB = 1.2;

/** Polished slabs, each cut from another place of the block. */
function marble(first: Rgb, second: Rgb): Material {
  return (u, v, footprintU, footprintV, out) => {
    const footprint = Math.max(footprintU, footprintV);
    const [column, row] = [Math.floor(u / SLAB), Math.floor(v / SLAB)];
    const cut = cellNoise(column, row) * 31;
    const isTurned = cellNoise(column + 9, row) > 0.5;
    const x = (isTurned ? u : -u) + cut;
    const y = (isTurned ? v : -v) + cut * 1.7;
    const bend = fractalNoise(x * 0.8, y * 0.8, footprint * 0.8);
    const turn = fractalNoise(x * 0.8 + 11, y * 0.8 + 5, footprint * 0.8);
    const cloud = fractalNoise(x * 0.7 + bend, y * 1.1 + turn, footprint);
    // Veins run where a bent noise is near zero: a few broad ones, and many fine ones that the broad ones hold together.
    const broad = Math.abs(fractalNoise(x * 0.55 + bend * 1.6 + 3, y * 0.75 + turn * 1.6, footprint * 0.8) + 0.02);
    const fine = Math.abs(fractalNoise(x * 1.5 + turn * 1.2, y * 1.9 + bend * 1.2 + 7, footprint * 1.9));
    const width = 0.018 + footprint * 0.25;
    const near = Math.max(0, 1 - broad / 0.13);
    const vein = Math.max(0, 1 - broad / width) * 0.75 + Math.max(0, 1 - fine / (0.008 + footprint * 0.3)) * near * 0.6;
    mix(first, second, 0.06 + Math.max(0, cloud) * 0.5 + near * near * 0.16 + vein * Math.min(1, 0.04 / (0.03 + footprint)), out);
    scale(out, 1 + (cellNoise(row, column) - 0.5) * 0.03);
    scale(out, 1 - 0.28 * Math.max(lineCover(toJoint(u, SLAB), 0.0011, footprintU), lineCover(toJoint(v, SLAB), 0.0011, footprintV)));
  };
}

/** Meters after which the chips repeat. */
const CHIPS = 0.42;

function terrazzo(ground: Rgb, chip: Rgb): Material {
  const found = new Float32Array(2);
  return (u, v, footprintU, footprintV, out) => {
    const footprint = Math.max(footprintU, footprintV * 0.8);
    mix(ground, chip, 0.1 + fractalNoise(u * 1.7, v * 1.7, footprint * 1.7) * 0.25, out);
    terrazzoChips().sample(u / CHIPS, v / CHIPS, footprint / CHIPS, found);
    const cover = found[0]! * 0.85;
    // found[1] is cover times tone, so that what lies far away has the right mean
    const tone = found[0]! > 0.001 ? found[1]! / found[0]! : 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const stone = tone > 0.72 ? Math.min(0.85, ground[channel]! * 1.35 + 0.05) : chip[channel]! * (0.55 + 0.9 * tone);
      out[channel] = out[channel]! + (stone - out[channel]!) * cover;
    }
    const joint = Math.max(lineCover(toJoint(u, 2.4), 0.0016, footprintU), lineCover(toJoint(v, 2.4), 0.0016, footprintV));
    scale(out, 1 - 0.22 * joint);
  };
}

function carpet(first: Rgb, second: Rgb): Material {
  return (u, v, footprintU, footprintV, out) => {
    const footprint = Math.max(footprintU, footprintV);
    // Footsteps and vacuuming turn the pile to another side.
    const pile = fractalNoise(u * 1.1 + 3, v * 1.1, footprint * 1.1);
    const loops = fractalNoise(u * 70, v * 70, footprint * 70);
    mix(first, second, 0.5 + pile * 0.9 + loops * 0.8, out);
    scale(out, 1 + loops * 0.22 + pile * 0.06);
  };
}

function cement(first: Rgb, second: Rgb, isConcrete: boolean): Material {
  return (u, v, footprintU, footprintV, out) => {
    const footprint = Math.max(footprintU, footprintV);
    const bend = fractalNoise(u * 0.5 + 9, v * 0.5, footprint * 0.5);
    const clouds = fractalNoise(u * 0.7 + bend * 1.5, v * 0.7 - bend * 1.5, footprint * 0.7);
    const strokes = fractalNoise(u * 2.3 + bend * 6, v * 5.5 - bend * 4, footprint * 5.5);
    const grit = fractalNoise(u * 34, v * 34, footprint * 34);
    if (isConcrete) {
      mix(first, second, 0.5 + clouds * 1.7 + strokes * 0.7, out);
      scale(out, 1 + grit * 0.13 - 0.1 * Math.max(0, fractalNoise(u * 11 + 5, v * 11, footprint * 11) - 0.12) * visible(footprint, 0.06));
    } else {
      mix(first, second, 0.5 + clouds * 1.3 + strokes * 1.1, out);
      scale(out, 1 + strokes * 0.06 + grit * 0.04);
    }
  };
}
