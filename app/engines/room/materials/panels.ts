import type { Rgb } from "../image/color.ts";
import type { Material, WallFrame } from "./materials.ts";
import { insideCover, lineCover } from "./noise.ts";
import { daisyRelief, lattice, starRelief } from "./patterns.ts";
import { wood } from "./wood.ts";

// Walls that are built, not painted: they have a bottom, a top and fields that fit between the wall's ends.

/** Fields of about `wanted` meters over a wall; where its end is out of sight they begin at the end that is seen, or before the camera. */
function fieldsOf({ from, to }: WallFrame, wanted: number): { start: number; width: number } {
  if (from !== null && to !== null && to - from > wanted * 0.6) return { start: from, width: (to - from) / Math.max(1, Math.round((to - from) / wanted)) };
  if (to !== null) return { start: to, width: wanted };
  return from === null ? { start: -wanted / 2, width: wanted } : { start: from, width: wanted };
}

/** Distances to the edges of a frame within a field; the nearest is negative outside. */
const distances = { left: 0, right: 0, bottom: 0, top: 0, nearest: 0 };

function within(place: number, height: number, left: number, right: number, bottom: number, top: number): void {
  distances.left = place - left;
  distances.right = right - place;
  distances.bottom = height - bottom;
  distances.top = top - height;
  distances.nearest = Math.min(distances.left, distances.right, distances.bottom, distances.top);
}

/** Light on a molding around the frame last measured: its outer slope looks away from the frame, its inner one into it. Light comes from above and the left. */
function molding(half: number, footprint: number, strength: number): number {
  const { left, right, bottom, top, nearest } = distances;
  const outer = lineCover(Math.abs(nearest + half * 0.55), half * 0.5, footprint);
  const inner = lineCover(Math.abs(nearest - half * 0.55), half * 0.5, footprint);
  if (outer === 0 && inner === 0) return 1;
  const facing = nearest === top ? 1 : nearest === bottom ? -1 : nearest === left ? 0.45 : nearest === right ? -0.45 : 0;
  return 1 + strength * facing * (outer - inner) - strength * 0.25 * inner;
}

const put = (out: Float32Array, paint: Rgb, tone: number): void => {
  out[0] = paint[0] * tone;
  out[1] = paint[1] * tone;
  out[2] = paint[2] * tone;
};

/** A ledge that juts out: bright on top, its shadow below. */
function ledge(height: number, at: number, thickness: number, footprint: number, strength = 1): number {
  const above = lineCover(Math.abs(height - at), thickness * 0.5, footprint);
  const below = lineCover(Math.abs(height - at + thickness * 1.1), thickness * 0.75, footprint);
  return 1 + strength * (0.09 * above - 0.26 * below);
}

const BRASS: Rgb = [0.53, 0.36, 0.14];
const RAIL = 0.92;
const SKIRTING = 0.13;

/** Frames of molding above and below a rail, a cornice under the ceiling. */
export function wainscot(paint: Rgb, frame: WallFrame): Material {
  const { start, width } = fieldsOf(frame, 0.95);
  const top = frame.height;
  const isDark = paint[1] < 0.2;
  // Light panels are lighter below the rail; dark ones have moldings of brass.
  const lower: Rgb = isDark ? paint : [0.86 * 0.4 + paint[0] * 0.6, 0.84 * 0.4 + paint[1] * 0.6, 0.79 * 0.4 + paint[2] * 0.6];
  return (u, v, footprintU, footprintV, out) => {
    const footprint = Math.max(footprintU, footprintV);
    const place = u - start - Math.floor((u - start) / width) * width;
    const isLower = v < RAIL;
    if (isLower) within(place, v, 0.09, width - 0.09, SKIRTING + 0.1, RAIL - 0.11);
    else within(place, v, 0.09, width - 0.09, RAIL + 0.12, top - 0.24);
    let tone = molding(0.017, footprint, 0.34);
    tone *=
      ledge(v, RAIL, 0.028, footprintV) *
      ledge(v, SKIRTING, 0.014, footprintV, 0.8) *
      ledge(v, top - 0.12, 0.022, footprintV, 0.7) *
      ledge(v, top - 0.03, 0.03, footprintV, 0.8);
    put(out, isLower ? lower : paint, tone);
    if (!isDark) return;
    const brass = Math.max(lineCover(Math.abs(distances.nearest), 0.009, footprint), lineCover(Math.abs(v - RAIL), 0.008, footprintV));
    for (let channel = 0; channel < 3; channel += 1) out[channel] = out[channel]! + (BRASS[channel]! * tone - out[channel]!) * brass * 0.9;
  };
}

const relief = new Float32Array(2);

/** Carved gypsum: fields of stars in relief within plain margins, and a band of daisies under the ceiling. */
export function gypsum(paint: Rgb, frame: WallFrame): Material {
  const { start, width } = fieldsOf(frame, 1.3);
  const band = 0.34;
  const top = frame.height - 0.1;
  const margin = 0.16;
  const columns = Math.max(1, Math.round((width - 2 * margin) / 0.33));
  const period = (width - 2 * margin) / columns;
  const rows = Math.max(1, Math.floor((top - band - 0.16 - 0.55) / period));
  const [low, high] = [top - band - 0.14 - rows * period, top - band - 0.14];
  const bands = Math.max(1, Math.round(width / band));
  return (u, v, footprintU, footprintV, out) => {
    const footprint = Math.max(footprintU, footprintV);
    const place = u - start - Math.floor((u - start) / width) * width;
    let tone = 1;
    if (v > top - band && v < top) {
      daisyRelief().sample((place / width) * bands, (v - top) / band, footprint / band, relief);
      tone = relief[0]! * (1 - 0.1 * relief[1]!);
    } else if (v > low && v < high && place > margin && place < width - margin) {
      starRelief().sample((place - margin) / period, (v - low) / period, footprint / period, relief);
      tone = relief[0]! * (1 - 0.13 * relief[1]!);
    }
    within(place, v, margin, width - margin, low, high);
    tone *= molding(0.02, footprint, 0.26);
    tone *= ledge(v, top + 0.012, 0.024, footprintV) * ledge(v, top - band, 0.022, footprintV) * ledge(v, SKIRTING, 0.014, footprintV, 0.7);
    put(out, paint, tone);
  };
}

/** The height of the teeth along a row of triangles, 0 to 1. */
const tooth = (place: number, width: number): number => 1 - Math.abs((place / width - Math.floor(place / width)) * 2 - 1);

const JISS: Rgb = [0.79, 0.74, 0.65];
const RED: Rgb = [0.27, 0.035, 0.024];

/** Mud plaster with the white gypsum of Najd: a carved band under the ceiling, triangles hanging from it, a row of small ones above the seats. */
export function frieze(frame: WallFrame, ground: Material): Material {
  const band = 0.3;
  const top = frame.height - 0.14;
  const { start, width } = fieldsOf(frame, band);
  const teeth = { width: width * 0.75, height: 0.15 };
  const dado = 1.02;
  return (u, v, footprintU, footprintV, out) => {
    const footprint = Math.max(footprintU, footprintV);
    ground(u, v, footprintU, footprintV, out);
    // a soft shadow of the ceiling's beams and a darker foot, as walls of mud have
    const foot = 1 - 0.07 * Math.max(0, 1 - v / 0.5);
    let jiss = 0;
    let tone = 1;
    if (v < top && v > top - band) {
      daisyRelief().sample((u - start) / width, (v - top) / band, footprint / band, relief);
      jiss = 1 - 0.28 * Math.min(1, relief[1]!);
      tone = relief[0]!;
    } else if (v <= top - band && v > top - band - teeth.height - 0.02) {
      const depth = (top - band - v) / teeth.height;
      jiss = insideCover((tooth(u - start, teeth.width) - depth) * teeth.width * 0.5, footprint);
    } else if (v > dado && v < dado + 0.09) {
      jiss = insideCover((tooth(u - start, 0.1) - (v - dado) / 0.08) * 0.04, footprint);
    } else if (v > dado - 0.022 && v <= dado) jiss = 1;
    const line = Math.max(lineCover(Math.abs(v - dado + 0.05), 0.011, footprintV), lineCover(Math.abs(v - top - 0.03), 0.014, footprintV));
    const shadow = lineCover(Math.abs(v - top + band + 0.004), 0.008, footprintV) * 0.25 + lineCover(Math.abs(v - top), 0.01, footprintV) * 0.25;
    for (let channel = 0; channel < 3; channel += 1) {
      let value = out[channel]! * foot;
      value += (JISS[channel]! * tone - value) * jiss;
      value += (RED[channel]! - value) * line * 0.85;
      out[channel] = value * (1 - shadow);
    }
  };
}

const LATTICE = 0.085;
const STILE = 0.075;

/** Teak screens from wall to wall: a paneled base, turned lattice, a carved band and a cornice. */
export function mashrabiya(paint: Rgb, frame: WallFrame): Material {
  const { start, width } = fieldsOf(frame, 0.82);
  const dark: Rgb = [paint[0] * 0.72, paint[1] * 0.68, paint[2] * 0.64];
  const shade: Rgb = [paint[0] * 0.22, paint[1] * 0.22, paint[2] * 0.24];
  const top = frame.height - 0.06;
  const [base, band] = [0.78, 0.26];
  const [low, high] = [base + STILE, top - band - STILE];
  const bands = Math.max(1, Math.round((width - STILE) / band));
  return (u, v, footprintU, footprintV, out) => {
    const footprint = Math.max(footprintU, footprintV);
    const field = Math.floor((u - start) / width);
    const place = u - start - field * width;
    const isUpright = place < STILE / 2 || place > width - STILE / 2;
    // the grain runs along each piece of wood
    if (isUpright) wood(paint, dark, v, place < STILE / 2 ? place : place - width, field * 31 + (place < STILE / 2 ? 0 : 31), footprintV, footprintU, out);
    else wood(paint, dark, place, v, field * 57 + Math.floor(v / 0.3) * 7, footprintU, footprintV, out);
    const [left, right] = [STILE / 2, width - STILE / 2];
    let tone = 1;
    if (v > low && v < high) {
      within(place, v, left, right, low, high);
      if (distances.nearest > 0) {
        lattice().sample((place - left) / LATTICE, (v - low) / LATTICE, footprint / LATTICE, relief);
        const cover = relief[1]!;
        // what is right behind the frame lies in its shadow
        const deep = 1 - 0.35 * Math.max(0, 1 - distances.top / 0.12) - 0.2 * Math.max(0, 1 - distances.left / 0.08);
        for (let channel = 0; channel < 3; channel += 1) out[channel] = (out[channel]! * relief[0]! * 1.45 + shade[channel]! * (1 - cover)) * deep;
      }
      tone = molding(0.014, footprint, 0.45);
    } else if (v >= high + STILE && v < top && place > left && place < right) {
      starRelief().sample(((place - left) / (right - left)) * bands, (v - high - STILE) / (top - high - STILE), footprint / band, relief);
      tone = relief[0]! * (1 - 0.42 * relief[1]!);
    } else if (v < base) {
      within(place, v, left + 0.06, right - 0.06, 0.2, base - 0.09);
      tone = molding(0.024, footprint, 0.5);
      if (v < 0.12) tone *= 0.94;
    }
    tone *= 1 - 0.45 * lineCover(Math.abs(place - left), 0.0025, footprintU);
    tone *= 1 - 0.45 * lineCover(Math.abs(place - right), 0.0025, footprintU);
    tone *= ledge(v, top, 0.035, footprintV, 1.2) * ledge(v, base + STILE / 2, 0.025, footprintV) * ledge(v, 0.12, 0.014, footprintV);
    out[0] = out[0]! * tone;
    out[1] = out[1]! * tone;
    out[2] = out[2]! * tone;
  };
}
