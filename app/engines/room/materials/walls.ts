import { linearOf, type Rgb } from "../image/color.ts";
import type { Material, WallFinish, WallFrame } from "./materials.ts";
import { cellNoise, fractalNoise, insideCover, lineCover, toJoint, visible } from "./noise.ts";
import { frieze, gypsum, mashrabiya, wainscot } from "./panels.ts";
import { wood } from "./wood.ts";

/** The sampler of a wall. */
export function wallMaterial({ material, color }: WallFinish, frame: WallFrame): Material {
  const paint = linearOf(color);
  switch (material) {
    case "brick":
      return brick(paint);
    case "plaster":
      return plaster(paint, 1);
    case "wainscot":
      return wainscot(paint, frame);
    case "gypsum":
      return gypsum(paint, frame);
    case "mashrabiya":
      return mashrabiya(paint, frame);
    case "frieze":
      return frieze(frame, plaster(paint, 1.25));
    case "slats":
      return slats(paint);
    default:
      return (_u, _v, _footprintU, _footprintV, out) => {
        out[0] = paint[0];
        out[1] = paint[1];
        out[2] = paint[2];
      };
  }
}

/** Lime plaster put on by hand: clouds, strokes of the trowel, a little grain. */
function plaster(paint: Rgb, strength: number): Material {
  return (u, v, footprintU, footprintV, out) => {
    const footprint = Math.max(footprintU, footprintV);
    const bend = fractalNoise(u * 0.6 + 3, v * 0.6, footprint * 0.6);
    const clouds = fractalNoise(u * 1.1 + bend * 1.2, v * 1.1 - bend, footprint * 1.1);
    const strokes = fractalNoise(u * 2.6 + v * 1.4 + bend * 5, v * 6 - u * 2 + bend * 3, footprint * 6);
    const grain = fractalNoise(u * 26, v * 26, footprint * 26);
    const tone = 1 + strength * (clouds * 0.24 + strokes * 0.13 + grain * 0.06);
    const warmth = clouds * 0.05 * strength;
    out[0] = paint[0] * tone * (1 + warmth);
    out[1] = paint[1] * tone;
    out[2] = paint[2] * tone * (1 - warmth);
  };
}

const BRICK = { width: 0.225, height: 0.075, joint: 0.005 };

function brick(paint: Rgb): Material {
  const brightness = paint[0] * 0.2126 + paint[1] * 0.7152 + paint[2] * 0.0722;
  // Mortar is gray, a little lighter than dark bricks and a little darker than whitewashed ones.
  const mortar: Rgb = brightness > 0.5 ? [brightness * 0.82, brightness * 0.8, brightness * 0.76] : [0.42, 0.39, 0.35];
  return (u, v, footprintU, footprintV, out) => {
    const { width, height, joint } = BRICK;
    const row = Math.floor(v / height);
    const x = u / width + (row & 1 ? 0.5 : 0) + (cellNoise(row, 5) - 0.5) * 0.06;
    const column = Math.floor(x);
    const footprint = Math.max(footprintU, footprintV);
    const rough = fractalNoise(u * 17, v * 21, footprint * 21);
    const seen = visible(footprint, height);
    const burnt = cellNoise(column, row);
    const tone = 1 + seen * ((burnt - 0.55) * 0.42 + (burnt > 0.9 ? -0.22 : 0)) + rough * 0.4;
    const warmth = (cellNoise(column, row + 99) - 0.5) * 0.16 * seen;
    const inX = (0.5 - Math.abs(x - column - 0.5)) * width - joint;
    const inY = (0.5 - Math.abs(v / height - row - 0.5)) * height - joint;
    const uneven = rough * 0.004;
    const face = Math.min(insideCover(inX + uneven, Math.max(0.002, footprintU)), insideCover(inY + uneven, Math.max(0.002, footprintV)));
    // The upper edge of a brick catches the light, the joint below it lies in its shadow.
    const up = v / height - row;
    const edge =
      seen * (lineCover(Math.abs((1 - up) * height - joint), 0.004, footprintV) * 0.1 - lineCover(Math.abs(up * height - joint), 0.006, footprintV) * 0.22);
    const level = tone * (1 + edge);
    const share = seen > 0 ? face * seen + (1 - seen) * 0.83 : 0.83;
    out[0] = paint[0] * level * (1 + warmth) * share + mortar[0] * (0.85 + rough * 0.5) * (1 - share);
    out[1] = paint[1] * level * share + mortar[1] * (0.85 + rough * 0.5) * (1 - share);
    out[2] = paint[2] * level * (1 - warmth) * share + mortar[2] * (0.85 + rough * 0.5) * (1 - share);
  };
}

const SLAT = { period: 0.05, half: 0.0085 };

/** Upright wooden slats before a dark ground. */
function slats(paint: Rgb): Material {
  const second: Rgb = [paint[0] * 0.78, paint[1] * 0.74, paint[2] * 0.7];
  return (u, v, footprintU, footprintV, out) => {
    const { period, half } = SLAT;
    const slat = Math.floor(u / period);
    wood(paint, second, v, u - slat * period, slat * 613 + 5, footprintV, footprintU, out);
    const seen = visible(footprintU, period * 1.6);
    const fromGap = toJoint(u, period);
    const gap = seen * lineCover(fromGap, half * 1.25, footprintU) + (1 - seen) * 0.36;
    // light comes from one side: one edge of each slat is brighter
    const side = u / period - slat;
    const edge =
      seen *
      (lineCover(Math.abs(side * period - half - 0.002), 0.003, footprintU) * 0.14 -
        lineCover(Math.abs((1 - side) * period - half - 0.002), 0.004, footprintU) * 0.16);
    const tone = (1 - 0.86 * Math.min(1, gap)) * (1 + edge);
    out[0] = out[0]! * tone;
    out[1] = out[1]! * tone;
    out[2] = out[2]! * tone;
  };
}
