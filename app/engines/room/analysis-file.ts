import { mattesOf, type RoomAnalysis } from "./analyze-room.ts";
import { planesOf } from "./image/planes.ts";
import { FACES } from "./room/room-box.ts";
import type { Surfaces } from "./surfaces/find-surfaces.ts";
import { KINDS } from "./surfaces/kinds.ts";
import type { Patch } from "./surfaces/patches.ts";

// An analysis as bytes, for a cache: a header in JSON, the picture, and the planes as lengths of runs. Derived data is recomputed.

const MAGIC = 0x44575241;
/** Incremented whenever the meaning of an analysis changes: older files are then ignored. */
export const ANALYSIS_VERSION = 7;

type Header = Pick<RoomAnalysis, "camera" | "box" | "corners" | "confidence"> & Pick<Surfaces, "lights"> & { width: number; height: number; kinds: number[] };

/** Below 3 MB for a picture of 768 by 768 pixels, most of it the picture. */
export function packAnalysis({ planes, camera, box, corners, confidence, surfaces }: RoomAnalysis): Uint8Array {
  const { width, height, display } = planes;
  const { lights, kinds, patches, seen } = surfaces;
  const header: Header = {
    width,
    height,
    camera,
    box,
    corners,
    confidence,
    lights,
    kinds: [...kinds],
  };
  const head = new TextEncoder().encode(JSON.stringify(header));
  const picture = new Uint8Array(width * height * 3);
  for (const [channel, plane] of display.entries()) for (let at = 0; at < plane.length; at += 1) picture[at * 3 + channel] = Math.round(plane[at]! * 255);
  const masks = Uint8Array.from(surfaces.faces, (face, at) => face + FACES * ((surfaces.walls[at] ? 1 : 0) + (surfaces.ground[at] ? 2 : 0)));
  const parts = [head, picture, runsOf(masks), runsOf(surfaces.labels), numbersOf(patches), seen];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 8));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC);
  view.setUint32(4, ANALYSIS_VERSION);
  let at = 8;
  for (const part of parts) {
    view.setUint32(at, part.length);
    bytes.set(part, at + 4);
    at += 4 + part.length;
  }
  return bytes;
}

/** @returns null when the bytes are no analysis, damaged, or of another version */
export function unpackAnalysis(bytes: Uint8Array): RoomAnalysis | null {
  const parts = partsOf(bytes);
  if (!parts) return null;
  const [head, data, maskRuns, labelRuns, numbers, seen] = parts as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  let header: Header;
  try {
    header = JSON.parse(new TextDecoder().decode(head)) as Header;
  } catch {
    return null;
  }
  const { width, height, camera, box, corners, confidence, lights, kinds } = header;
  const count = width * height;
  if (data.length !== count * 3 || numbers.length !== kinds.length * PARTS.length * 8 || seen.length !== kinds.length * KINDS) return null;
  const masks = readRuns(maskRuns, count);
  const labels = readRuns(labelRuns, count);
  if (!masks || !labels || labels.some((label) => label >= kinds.length)) return null;
  const planes = planesOf({ width, height, data });
  const surfaces: Surfaces = {
    lights,
    labels,
    seen: seen.slice(),
    kinds: Uint8Array.from(kinds),
    patches: patchesOf(numbers),
    faces: Uint8Array.from(masks, (value) => value % FACES),
    walls: Float32Array.from(masks, (value) => ((value / FACES) & 1 ? 1 : 0)),
    ground: Float32Array.from(masks, (value) => ((value / FACES) & 2 ? 1 : 0)),
  };
  return { planes, camera, box, corners, confidence, surfaces, ...mattesOf(planes, surfaces) };
}

const PARTS = ["lightness", "a", "b", "rawA", "rawB", "pixels", "x", "y", "face"] as const satisfies (keyof Patch)[];

const numbersOf = (patches: readonly Patch[]): Uint8Array =>
  new Uint8Array(Float64Array.from({ length: patches.length * PARTS.length }, (_, at) => patches[(at / PARTS.length) | 0]![PARTS[at % PARTS.length]!]).buffer);

function patchesOf(bytes: Uint8Array): Patch[] {
  // copied: the part may lie at any address
  const numbers = new Float64Array(bytes.slice().buffer);
  return Array.from(
    { length: numbers.length / PARTS.length },
    (_, patch) => Object.fromEntries(PARTS.map((part, at) => [part, numbers[patch * PARTS.length + at]])) as Patch,
  );
}

function partsOf(bytes: Uint8Array): Uint8Array[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length < 24 || view.getUint32(0) !== MAGIC || view.getUint32(4) !== ANALYSIS_VERSION) return null;
  const parts: Uint8Array[] = [];
  for (let at = 8; at + 4 <= bytes.length; ) {
    const length = view.getUint32(at);
    if (at + 4 + length > bytes.length) return null;
    parts.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return parts.length === 6 ? parts : null;
}

/** Value and length of each run, seven bits a byte, the last one of a number without the highest bit. */
function runsOf(values: ArrayLike<number>): Uint8Array {
  const out: number[] = [];
  const write = (number: number) => {
    let left = number;
    for (; left > 127; left >>>= 7) out.push((left & 127) | 128);
    out.push(left);
  };
  for (let at = 0; at < values.length; ) {
    let end = at + 1;
    while (end < values.length && values[end] === values[at]) end += 1;
    write(values[at]!);
    write(end - at);
    at = end;
  }
  return Uint8Array.from(out);
}

function readRuns(bytes: Uint8Array, count: number): Int32Array | null {
  const values = new Int32Array(count);
  let at = 0;
  let filled = 0;
  const read = (): number => {
    let number = 0;
    for (let shift = 0; at < bytes.length; shift += 7) {
      const byte = bytes[at++]!;
      number |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    return number;
  };
  while (at < bytes.length) {
    const value = read();
    const length = read();
    if (length < 1 || filled + length > count) return null;
    values.fill(value, filled, filled + length);
    filled += length;
  }
  return filled === count ? values : null;
}
