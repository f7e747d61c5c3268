import type { Size } from "#app/engines/room/image/planes.ts";
import type { Stroke } from "#app/engines/room/marks/strokes.ts";
import { nameOf, type Surface, type Truth } from "./finding.ts";

/** Of the picture: nobody mends less. */
const WORTH_MENDING = 0.002;

/** How deep each pixel of a piece lies, in steps from its rim; 0 outside of it. */
type Piece = { depth: Uint16Array; deepest: number };

/**
 * The stroke of a person who sees what is right: through the largest piece that is wrong, along its middle; a tap is the deepest point alone. Null: nothing worth
 * it is wrong.
 */
export function nextStroke(labels: Uint8Array, size: Size, truth: Truth, isTap: boolean): Stroke | null {
  const wanted = Array.from(labels, (label, at) => {
    const is = truth(at);
    return is === undefined || is === nameOf(label) ? undefined : is;
  });
  const pixels = largestPiece(wanted, size);
  if (pixels.length < WORTH_MENDING * labels.length) return null;
  const piece = measured(pixels, size);
  const line = isTap ? [piece.deepest] : lineThrough(piece, size);
  const points = line.map((at) => [((at % size.width) + 0.5) / size.width, (((at / size.width) | 0) + 0.5) / size.height] as const);
  return { kind: "stroke", points, surface: (wanted[piece.deepest] as Surface | null) ?? "untouched" };
}

function largestPiece(wanted: readonly (Surface | null | undefined)[], size: Size): number[] {
  let best: number[] = [];
  const isSeen = new Uint8Array(wanted.length);
  for (let seed = 0; seed < wanted.length; seed += 1) {
    if (isSeen[seed] || wanted[seed] === undefined) continue;
    const piece = [seed];
    isSeen[seed] = 1;
    for (let next = 0; next < piece.length; next += 1)
      for (const beside of around(piece[next]!, size))
        if (!isSeen[beside] && wanted[beside] === wanted[seed]) {
          isSeen[beside] = 1;
          piece.push(beside);
        }
    if (piece.length > best.length) best = piece;
  }
  return best;
}

function around(at: number, { width, height }: Size): number[] {
  const beside: number[] = [];
  if (at % width > 0) beside.push(at - 1);
  if (at % width < width - 1) beside.push(at + 1);
  if (at >= width) beside.push(at - width);
  if (at + width < width * height) beside.push(at + width);
  return beside;
}

/** There and back over the rows. */
function measured(pixels: readonly number[], { width, height }: Size): Piece {
  const depth = new Uint16Array(width * height);
  for (const at of pixels) depth[at] = 65_535;
  for (let at = 0; at < depth.length; at += 1) {
    const beside = Math.min(at % width > 0 ? depth[at - 1]! : 0, at >= width ? depth[at - width]! : 0);
    depth[at] = depth[at] === 0 ? 0 : Math.min(depth[at]!, beside + 1);
  }
  let deepest = pixels[0]!;
  for (let at = depth.length - 1; at >= 0; at -= 1) {
    const beside = Math.min(at % width < width - 1 ? depth[at + 1]! : 0, at + width < depth.length ? depth[at + width]! : 0);
    depth[at] = depth[at] === 0 ? 0 : Math.min(depth[at]!, beside + 1);
    if (depth[at]! > depth[deepest]!) deepest = at;
  }
  return { depth, deepest };
}

/** A hand stays away from the edges of a piece by this share of its depth, and needs no more points than these. */
const MARGIN = 0.5;
const POINTS = 12;

/** From the deepest place to the one farthest from it, on a way that stays inside. */
function lineThrough({ depth, deepest }: Piece, size: Size): number[] {
  const least = MARGIN * depth[deepest]!;
  const from = new Map<number, number>([[deepest, deepest]]);
  const reached = [deepest];
  let end = deepest;
  const away = (at: number) => Math.hypot((at % size.width) - (deepest % size.width), ((at / size.width) | 0) - ((deepest / size.width) | 0));
  for (let next = 0; next < reached.length; next += 1) {
    const at = reached[next]!;
    if (away(at) > away(end)) end = at;
    for (const beside of around(at, size))
      if (!from.has(beside) && depth[beside]! >= least) {
        from.set(beside, at);
        reached.push(beside);
      }
  }
  const way = [end];
  while (way.at(-1) !== deepest) way.push(from.get(way.at(-1)!)!);
  const every = Math.max(1, Math.ceil(way.length / POINTS));
  return way.filter((_, index) => index % every === 0 || index === way.length - 1);
}
