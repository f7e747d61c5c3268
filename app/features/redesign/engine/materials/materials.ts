import { linearOf, type Rgb } from "../image/color.ts";
import { cellNoise, fractalNoise, lineCover } from "./noise.ts";

/**
 * A material, seen at a point of its plane. Lengths are meters.
 * @param u to the right
 * @param v on a floor: away from the camera; on a wall: down from the camera's height
 * @param footprintU size of the pixel on the surface along u
 * @param footprintV and along v
 * @param out linear light
 */
export type Material = (u: number, v: number, footprintU: number, footprintV: number, out: Float32Array) => void;

export const FLOOR_MATERIALS = ["planks", "herringbone", "tile", "concrete", "microcement", "terrazzo", "marble", "carpet"] as const;
export const WALL_MATERIALS = ["paint", "plaster", "brick", "wainscot", "gypsum", "mashrabiya"] as const;
export type FloorMaterial = (typeof FLOOR_MATERIALS)[number];
export type WallMaterial = (typeof WALL_MATERIALS)[number];

/** What a floor is made of: two colors that mix and, for boards and tiles, their size in meters. */
export type FloorFinish = { material: FloorMaterial; first: string; second: string; width?: number; length?: number };
export type WallFinish = { material: WallMaterial; color: string };

/** Meters from the camera down to the floor: the height at which people hold a camera. */
export const CAMERA_HEIGHT = 1.45;

function mix(first: Rgb, second: Rgb, share: number, out: Float32Array): void {
  const part = share < 0 ? 0 : share > 1 ? 1 : share;
  for (let channel = 0; channel < 3; channel += 1) out[channel] = first[channel]! + (second[channel]! - first[channel]!) * part;
}

function scale(out: Float32Array, factor: number): void {
  out[0]! *= factor;
  out[1]! *= factor;
  out[2]! *= factor;
}

/** Distance to the nearest multiple of `period`. */
const toJoint = (value: number, period: number): number => Math.abs(value / period - Math.round(value / period)) * period;

/** Grain of one board: `along` and `across` it in meters. */
function wood(first: Rgb, second: Rgb, along: number, across: number, board: number, footprintAlong: number, footprintAcross: number, out: Float32Array): void {
  const tone = cellNoise(board, 7);
  const grain =
    fractalNoise(along * 1.6 + tone * 50, across * 22 + tone * 90, Math.max(footprintAlong * 1.6, footprintAcross * 22)) * 0.9 +
    fractalNoise(along * 7 + tone * 13, across * 120, Math.max(footprintAlong * 7, footprintAcross * 120), 2) * 0.5;
  mix(first, second, 0.15 + 0.7 * tone + grain, out);
  scale(out, 1 + (cellNoise(board, 3) - 0.5) * 0.16 + grain * 0.16);
}

/** The sampler of a floor. */
export function floorMaterial(finish: FloorFinish): Material {
  const first = linearOf(finish.first);
  const second = linearOf(finish.second);
  const { material, width = 0.19, length = 1.8 } = finish;
  switch (material) {
    case "planks":
      return (u, v, footprintU, footprintV, out) => {
        const row = Math.floor(u / width);
        const shifted = v + cellNoise(row, 11) * length;
        wood(first, second, v, u, row * 977 + Math.floor(shifted / length) * 131, footprintV, footprintU, out);
        scale(out, 1 - 0.55 * Math.max(lineCover(toJoint(u, width), 0.0022, footprintU), lineCover(toJoint(shifted, length), 0.0018, footprintV)));
      };
    case "herringbone":
      return herringbone(first, second);
    case "tile":
      return (u, v, footprintU, footprintV, out) => {
        const [column, row] = [Math.floor(u / width), Math.floor(v / width)];
        const veins = fractalNoise(u * 2.2 + column * 17, v * 2.2 + row * 31, Math.max(footprintU, footprintV) * 2.2, 5);
        mix(first, second, 0.5 + veins * 1.6, out);
        scale(out, 1 + (cellNoise(column, row) - 0.5) * 0.05);
        scale(out, 1 - 0.4 * Math.max(lineCover(toJoint(u, width), 0.003, footprintU), lineCover(toJoint(v, width), 0.003, footprintV)));
      };
    case "marble":
      return (u, v, footprintU, footprintV, out) => {
        const footprint = Math.max(footprintU, footprintV);
        const [column, row] = [Math.floor(u / 1.2), Math.floor(v / 1.2)];
        const bend = fractalNoise(u * 1.1 + column * 7, v * 1.1 + row * 13, footprint * 1.1, 4);
        const vein = 1 - Math.min(1, Math.abs(Math.sin((u * 0.8 + v * 0.5 + bend * 2.6) * 3.1)) * 6);
        mix(first, second, Math.max(0, vein) * 0.75 + 0.2 + bend * 0.5, out);
        scale(out, 1 - 0.25 * Math.max(lineCover(toJoint(u, 1.2), 0.002, footprintU), lineCover(toJoint(v, 1.2), 0.002, footprintV)));
      };
    case "terrazzo":
      return (u, v, footprintU, footprintV, out) => terrazzo(first, second, u, v, Math.max(footprintU, footprintV), out);
    case "carpet":
      return (u, v, footprintU, footprintV, out) => {
        const footprint = Math.max(footprintU, footprintV);
        mix(first, second, 0.5 + fractalNoise(u * 3, v * 3, footprint * 3, 3) + fractalNoise(u * 90, v * 90, footprint * 90, 2), out);
      };
    default: {
      const clouds = material === "concrete" ? 1.5 : 0.9;
      return (u, v, footprintU, footprintV, out) => {
        const footprint = Math.max(footprintU, footprintV);
        mix(first, second, 0.5 + fractalNoise(u * 0.9, v * 0.9, footprint * 0.9, 5) * clouds + fractalNoise(u * 14 + 5, v * 14, footprint * 14, 3) * 0.4, out);
      };
    }
  }
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
    const footprint = Math.max(footprintU, footprintV) * 0.7;
    wood(first, second, along, across, board, footprint, footprint, out);
    const end = Math.max(0, Math.min(along, run * width - along));
    const side = Math.min(across, width - across);
    scale(out, 1 - 0.5 * Math.max(lineCover(side, 0.0018, footprint), lineCover(end, 0.0018, footprint)));
  };
}

const CHIP = 0.022;

/** Chips of stone in cement: one in each cell of a grid, of its own place, size and tone. */
function terrazzo(ground: Rgb, chip: Rgb, u: number, v: number, footprint: number, out: Float32Array): void {
  mix(ground, chip, 0.12 + fractalNoise(u * 2, v * 2, footprint * 2, 3) * 0.3, out);
  const [column, row] = [Math.floor(u / CHIP), Math.floor(v / CHIP)];
  let cover = 0;
  let tone = 0;
  for (let y = row - 1; y <= row + 1; y += 1) {
    for (let x = column - 1; x <= column + 1; x += 1) {
      const size = CHIP * (0.16 + 0.36 * cellNoise(x, y + 57));
      const dx = u - (x + 0.2 + 0.6 * cellNoise(x, y)) * CHIP;
      const dy = v - (y + 0.2 + 0.6 * cellNoise(x + 31, y)) * CHIP;
      const edge = (size - Math.hypot(dx, dy * (0.7 + 0.6 * cellNoise(x, y + 9)))) / Math.max(footprint, 0.001) + 0.5;
      if (edge <= cover) continue;
      cover = Math.min(1, edge);
      tone = cellNoise(x + 5, y + 3);
    }
  }
  // From far away the chips are one tone with the ground.
  const visible = footprint > CHIP ? 0.35 : 1;
  for (let channel = 0; channel < 3; channel += 1) out[channel]! += (chip[channel]! * (0.55 + 0.75 * tone) - out[channel]!) * cover * 0.8 * visible;
}

/** The sampler of a wall. */
export function wallMaterial({ material, color }: WallFinish): Material {
  const paint = linearOf(color);
  switch (material) {
    case "brick":
      return brick(paint);
    case "plaster":
      return (u, v, footprint, _footprintV, out) => {
        const tone = 1 + fractalNoise(u * 1.3, v * 1.3, footprint * 1.3, 5) * 0.28 + fractalNoise(u * 9 + 3, v * 5, footprint * 9, 3) * 0.07;
        for (let channel = 0; channel < 3; channel += 1) out[channel] = paint[channel]! * tone;
      };
    case "wainscot":
      return (u, v, footprint, _footprintV, out) => wainscot(paint, u, CAMERA_HEIGHT - v, footprint, out);
    case "gypsum":
      return (u, v, footprint, _footprintV, out) => carved(paint, u, v, footprint, 0.42, 0.16, out);
    case "mashrabiya":
      return (u, v, footprint, _footprintV, out) => carved(paint, u, v, footprint, 0.2, 0.5, out);
    default:
      return (_u, _v, _footprintU, _footprintV, out) => out.set(paint);
  }
}

const MORTAR = linearOf("#b8ada0");

function brick(paint: Rgb): Material {
  const [width, height] = [0.2, 0.066];
  return (u, v, footprint, _footprintV, out) => {
    const row = Math.floor(v / height);
    const x = u / width + (row & 1 ? 0.5 : 0);
    const column = Math.floor(x);
    const rough = fractalNoise(u * 30, v * 30, footprint * 30, 3);
    const tone = 0.72 + 0.5 * cellNoise(column, row) + rough * 0.5;
    const warmth = (cellNoise(column, row + 99) - 0.5) * 0.12;
    out[0] = paint[0] * tone * (1 + warmth);
    out[1] = paint[1] * tone;
    out[2] = paint[2] * tone * (1 - warmth);
    const joint = Math.max(lineCover(Math.abs(x - Math.round(x)) * width, 0.008, footprint), lineCover(toJoint(v, height), 0.008, footprint));
    const share = Math.min(1, joint * 1.6) * 0.75;
    for (let channel = 0; channel < 3; channel += 1) out[channel]! += (MORTAR[channel]! * (0.8 + rough * 0.3) - out[channel]!) * share;
  };
}

const PANELING = linearOf("#f2f0ea");

/** Panels with a rail at 95 cm. `height` is above the floor. */
function wainscot(paint: Rgb, u: number, height: number, footprint: number, out: Float32Array): void {
  const rail = 0.95;
  let tone = 1;
  if (height < rail) {
    tone = 1.1;
    const panel = 0.62;
    const place = u / panel - Math.floor(u / panel);
    const inside = Math.min(Math.min(place, 1 - place) * panel - 0.07, height - 0.16, rail - 0.1 - height);
    if (inside > -0.02) tone *= 1 + (inside < 0 ? 0.1 : -0.14) * lineCover(Math.abs(inside), 0.012, footprint);
    if (height < 0.11) tone *= 1.02;
    tone *= 1 - 0.22 * lineCover(Math.abs(height - 0.115), 0.006, footprint);
  }
  tone *= 1 - 0.25 * lineCover(Math.abs(height - rail + 0.03), 0.007, footprint);
  tone *= 1 + 0.12 * lineCover(Math.abs(height - rail), 0.014, footprint);
  for (let channel = 0; channel < 3; channel += 1) {
    out[channel] = paint[channel]! * tone;
    if (height < rail) out[channel]! += (PANELING[channel]! - out[channel]!) * 0.35;
  }
}

/** An eight-pointed star lattice in relief: lines of two squares, one turned by 45 degrees, repeated every `period` meters. `depth` is how dark its grooves are. */
function carved(paint: Rgb, u: number, v: number, footprint: number, period: number, depth: number, out: Float32Array): void {
  const x = (u / period - Math.floor(u / period) - 0.5) * period;
  const y = (v / period - Math.floor(v / period) - 0.5) * period;
  const reach = 0.36 * period;
  const upright = Math.abs(Math.max(Math.abs(x), Math.abs(y)) - reach);
  const turned = Math.abs((Math.abs(x) + Math.abs(y)) * Math.SQRT1_2 - reach);
  const half = 0.035 * period;
  const line = Math.max(lineCover(upright, half, footprint), lineCover(turned, half, footprint));
  const shade = lineCover(Math.min(Math.abs(upright - half), Math.abs(turned - half)), half * 0.5, footprint);
  const tone = 1 + line * depth * 0.35 - (1 - line) * depth * 0.3 - shade * depth * 0.5;
  for (let channel = 0; channel < 3; channel += 1) out[channel] = paint[channel]! * tone;
}
