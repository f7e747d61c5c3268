import type { Plane, Size } from "../image/planes.ts";

const isOutline = (mask: Plane, at: number, width: number): boolean => mask[at]! > 0 && !(mask[at + 1] && mask[at - 1] && mask[at + width] && mask[at - width]);

/** The length of the outline against the root of the area. */
export function raggednessOf(mask: Plane, { width, height }: Size): number {
  let area = 0;
  let outline = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      if (!mask[at]) continue;
      area += 1;
      if (isOutline(mask, at, width)) outline += 1;
    }
  }
  return area ? outline / Math.sqrt(area) : 99;
}

/** A step of lightness that an edge has at least. */
const EDGE = 0.018;

/** The share of the outline that lies on an edge of the picture. */
export function supportOf(mask: Plane, gradient: Plane, { width, height }: Size): number {
  let supported = 0;
  let outline = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      if (!isOutline(mask, at, width)) continue;
      outline += 1;
      let strongest = 0;
      for (let dy = -width; dy <= width; dy += width) for (let dx = -1; dx <= 1; dx += 1) strongest = Math.max(strongest, gradient[at + dx + dy]!);
      if (strongest > EDGE) supported += 1;
    }
  }
  return supported / (outline || 1);
}
