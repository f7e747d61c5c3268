import type { Size } from "#app/engines/room/image/planes.ts";
import type { Stroke } from "#app/engines/room/marks/strokes.ts";
import { nameOf, type Surface, type Truth } from "./finding.ts";

/** The tap of a person who sees what is right: in the middle of the largest piece that is wrong. Null: nothing is. */
export function nextTap(labels: Uint8Array, { width, height }: Size, truth: Truth): Stroke | null {
  const wanted = Array.from(labels, (label, at) => {
    const is = truth(at);
    return is === undefined || is === nameOf(label) ? undefined : is;
  });
  let best: number[] = [];
  const isSeen = new Uint8Array(labels.length);
  for (let seed = 0; seed < labels.length; seed += 1) {
    if (isSeen[seed] || wanted[seed] === undefined) continue;
    const piece = [seed];
    isSeen[seed] = 1;
    for (let next = 0; next < piece.length; next += 1)
      for (const beside of around(piece[next]!, width, height))
        if (!isSeen[beside] && wanted[beside] === wanted[seed]) {
          isSeen[beside] = 1;
          piece.push(beside);
        }
    if (piece.length > best.length) best = piece;
  }
  if (best.length === 0) return null;
  const at = middleOf(best, width, height);
  return {
    kind: "stroke",
    points: [[((at % width) + 0.5) / width, (((at / width) | 0) + 0.5) / height]],
    surface: (wanted[at] as Surface | null) ?? "untouched",
  };
}

function* around(at: number, width: number, height: number): Generator<number> {
  if (at % width > 0) yield at - 1;
  if (at % width < width - 1) yield at + 1;
  if (at >= width) yield at - width;
  if (at + width < width * height) yield at + width;
}

/** Peels the piece until nothing is left: what goes last lies deepest. */
function middleOf(piece: readonly number[], width: number, height: number): number {
  const inside = new Set(piece);
  let layer = piece.filter((at) => isRim(at, inside, width, height));
  let last = piece[0]!;
  while (layer.length > 0) {
    last = layer[layer.length >> 1]!;
    for (const at of layer) inside.delete(at);
    layer = [...new Set(layer.flatMap((at) => [...around(at, width, height)]))].filter((at) => inside.has(at));
  }
  return last;
}

function isRim(at: number, inside: ReadonlySet<number>, width: number, height: number): boolean {
  const neighbors = [...around(at, width, height)];
  return neighbors.length < 4 || neighbors.some((beside) => !inside.has(beside));
}
