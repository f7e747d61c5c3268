import { type Plane, type Size, smooth } from "../image/planes.ts";

/** A straight edge of the picture, in pixels. */
export type LineSegment = {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** Center, weighted by strength. */
  centerX: number;
  centerY: number;
  /** Unit direction. */
  directionX: number;
  directionY: number;
  length: number;
  /** Mean gradient of its pixels. */
  strength: number;
};

export type Edges = {
  /** Longest first. */
  segments: LineSegment[];
  /** Gradient of the lightness at each pixel. */
  gradient: Plane;
};

const WEAKEST = 0.006;
const BUCKETS = 64;
/** Neighbors belong together when their gradients differ by less than this angle. */
const TOLERANCE = Math.PI / 8;
const MIN_DENSITY = 0.35;
const MIN_ELONGATION = 4;

/**
 * Straight edges: pixels whose gradients point the same way grow into regions, each region that is long and thin becomes a segment.
 * After Grompone von Gioi et al., "LSD: a Line Segment Detector", 2012, without its statistical validation.
 */
export function findEdges(lightness: Plane, size: Size, minLength: number): Edges {
  const { width, height } = size;
  const count = width * height;
  const soft = smooth(lightness, size, 1);
  const gradient = new Float32Array(count);
  const angle = new Float32Array(count);
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const at = y * width + x;
      const falling = soft[at + width + 1]! - soft[at]!;
      const rising = soft[at + 1]! - soft[at + width]!;
      const acrossX = (falling + rising) / 2;
      const acrossY = (falling - rising) / 2;
      gradient[at] = Math.hypot(acrossX, acrossY);
      angle[at] = Math.atan2(acrossX, -acrossY);
    }
  }
  // Strong pixels first: they begin the regions.
  const buckets: number[][] = Array.from({ length: BUCKETS }, () => []);
  for (let at = 0; at < count; at += 1) if (gradient[at]! > WEAKEST) buckets[Math.min(BUCKETS - 1, (gradient[at]! * 400) | 0)]!.push(at);

  const isUsed = new Uint8Array(count);
  const region = new Int32Array(count);
  const segments: LineSegment[] = [];
  for (const bucket of buckets.reverse()) {
    for (const seed of bucket) {
      if (isUsed[seed]) continue;
      const members = grow(seed, { gradient, angle, isUsed, region }, size);
      if (members < minLength) continue;
      const segment = lineThrough(region, members, gradient, width, minLength);
      if (segment) segments.push(segment);
    }
  }
  segments.sort((one, two) => two.length - one.length);
  return { segments, gradient };
}

type Field = { gradient: Plane; angle: Plane; isUsed: Uint8Array; region: Int32Array };

/** Fills `region` with the pixels around the seed that share its direction. @returns how many */
function grow(seed: number, { gradient, angle, isUsed, region }: Field, { width, height }: Size): number {
  let count = 0;
  let sumX = Math.cos(angle[seed]!);
  let sumY = Math.sin(angle[seed]!);
  let direction = angle[seed]!;
  region[count++] = seed;
  isUsed[seed] = 1;
  for (let next = 0; next < count; next += 1) {
    const at = region[next]!;
    const x = at % width;
    const y = (at / width) | 0;
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny += 1) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx += 1) {
        const neighbor = ny * width + nx;
        if (isUsed[neighbor] || gradient[neighbor]! < WEAKEST) continue;
        let difference = Math.abs(angle[neighbor]! - direction);
        if (difference > Math.PI) difference = 2 * Math.PI - difference;
        if (difference >= TOLERANCE) continue;
        isUsed[neighbor] = 1;
        region[count++] = neighbor;
        sumX += Math.cos(angle[neighbor]!);
        sumY += Math.sin(angle[neighbor]!);
        direction = Math.atan2(sumY, sumX);
      }
    }
  }
  return count;
}

/** The line through a region by its moments; null when the region is no line. */
function lineThrough(region: Int32Array, members: number, gradient: Plane, width: number, minLength: number): LineSegment | null {
  let weight = 0;
  let centerX = 0;
  let centerY = 0;
  for (let member = 0; member < members; member += 1) {
    const at = region[member]!;
    weight += gradient[at]!;
    centerX += gradient[at]! * (at % width);
    centerY += gradient[at]! * ((at / width) | 0);
  }
  centerX /= weight;
  centerY /= weight;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let member = 0; member < members; member += 1) {
    const at = region[member]!;
    const dx = (at % width) - centerX;
    const dy = ((at / width) | 0) - centerY;
    xx += gradient[at]! * dx * dx;
    yy += gradient[at]! * dy * dy;
    xy += gradient[at]! * dx * dy;
  }
  const tilt = 0.5 * Math.atan2(2 * xy, xx - yy);
  const directionX = Math.cos(tilt);
  const directionY = Math.sin(tilt);
  let [first, last, left, right] = [0, 0, 0, 0];
  for (let member = 0; member < members; member += 1) {
    const at = region[member]!;
    const dx = (at % width) - centerX;
    const dy = ((at / width) | 0) - centerY;
    const along = dx * directionX + dy * directionY;
    const across = dy * directionX - dx * directionY;
    if (along < first) first = along;
    if (along > last) last = along;
    if (across < left) left = across;
    if (across > right) right = across;
  }
  const length = last - first;
  const thickness = Math.max(1, right - left);
  if (length < minLength || members / (length * thickness) < MIN_DENSITY || length / thickness < MIN_ELONGATION) return null;
  return {
    x1: centerX + first * directionX,
    y1: centerY + first * directionY,
    x2: centerX + last * directionX,
    y2: centerY + last * directionY,
    centerX,
    centerY,
    directionX,
    directionY,
    length,
    strength: weight / members,
  };
}
