import { boxBlur, type Plane, type Planes, type Size } from "../image/planes.ts";
import { FLOOR } from "../room/room-box.ts";
import { GROUND, OBJECT, WALL } from "./growth.ts";

const LABELS = 3;
const ROUNDS = 2;
const ITERATIONS = 110;
const SMOOTHNESS = 1.5;
const STEP_PRIMAL = 0.3;
const STEP_DUAL = 0.4;
/** Smallest share of the picture that a piece of wall or floor may have. */
const SMALLEST = [0, 0.0015, 0.002];

type Half = Size & { channels: [Plane, Plane, Plane]; faces: Uint8Array };

/**
 * The outline of walls and floor exactly: each pixel takes the label whose colors around it fit best, and the border between labels is as short as possible,
 * cheaper along the picture's edges. Convex Potts model, solved at half size by the primal-dual method of Chambolle and Pock (2011).
 * @param masks walls and floor, 0 or 1; replaced by the result
 */
export function relax(masks: [Plane, Plane], planes: Planes, faces: Uint8Array): void {
  const half = halve(planes, faces);
  const { width, height } = half;
  const count = width * height;
  const labels = [new Float32Array(count), shrink(masks[0], planes), shrink(masks[1], planes)];
  for (let at = 0; at < count; at += 1) labels[OBJECT]![at] = Math.max(0, 1 - labels[WALL]![at]! - labels[GROUND]![at]!);
  const softness = edgeSoftness(half);
  for (let round = 0; round < ROUNDS; round += 1) {
    const solved = solve(
      labels,
      labels.map((mask, label) => misfit(half, mask, label)),
      softness,
      half,
    );
    for (let at = 0; at < count; at += 1) {
      const most = Math.max(solved[0]![at]!, solved[1]![at]!, solved[2]![at]!);
      for (let label = 0; label < LABELS; label += 1) labels[label]![at] = solved[label]![at] === most ? 1 : 0;
    }
  }
  for (const label of [WALL, GROUND]) dropSmall(labels[label]!, half, count * SMALLEST[label]!);
  for (let y = 0; y < planes.height; y += 1) {
    for (let x = 0; x < planes.width; x += 1) {
      const at = Math.min(height - 1, y >> 1) * width + Math.min(width - 1, x >> 1);
      masks[0][y * planes.width + x] = labels[WALL]![at]!;
      masks[1][y * planes.width + x] = labels[GROUND]![at]!;
    }
  }
}

/** Half the width and height, each pixel the mean of four. */
function shrink(plane: Plane, { width, height }: Size): Plane {
  const [halfWidth, halfHeight] = [width >> 1, height >> 1];
  const small = new Float32Array(halfWidth * halfHeight);
  for (let y = 0; y < halfHeight; y += 1) {
    for (let x = 0; x < halfWidth; x += 1) {
      const at = 2 * y * width + 2 * x;
      small[y * halfWidth + x] = (plane[at]! + plane[at + 1]! + plane[at + width]! + plane[at + width + 1]!) / 4;
    }
  }
  return small;
}

function halve(planes: Planes, faces: Uint8Array): Half {
  const [width, height] = [planes.width >> 1, planes.height >> 1];
  const small = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) small[y * width + x] = faces[2 * y * planes.width + 2 * x]!;
  return { width, height, channels: [shrink(planes.lightness, planes), shrink(planes.a, planes), shrink(planes.b, planes)], faces: small };
}

/** What a border costs at each pixel: little on an edge of the picture. */
function edgeSoftness({ width, height, channels }: Half): Plane {
  const softness = new Float32Array(width * height).fill(1.04);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      let squares = 0;
      for (const [index, channel] of channels.entries()) {
        const weight = index === 0 ? 1 : 2.5;
        squares += (weight * (channel[at + 1]! - channel[at - 1]!)) ** 2 + (weight * (channel[at + width]! - channel[at - width]!)) ** 2;
      }
      softness[at] = 0.04 + Math.exp(-Math.sqrt(squares) / 0.045);
    }
  }
  return softness;
}

const LIGHT_NOISE = [0.05, 0.03, 0.045];
const COLOR_NOISE = [0.02, 0.011, 0.011];

/** How badly each pixel fits a label, by a Gaussian of the label's colors nearby. */
function misfit(half: Half, mask: Plane, label: number): Plane {
  const { width, height, channels, faces } = half;
  const count = width * height;
  const radius = label === OBJECT ? 7 : 12;
  const spread = (plane: Plane) => boxBlur(boxBlur(plane, half, radius), half, radius >> 1);
  const coverage = spread(mask);
  const distance = new Float32Array(count);
  const looseness = new Float32Array(count);
  const product = new Float32Array(count);
  for (const [index, channel] of channels.entries()) {
    for (let at = 0; at < count; at += 1) product[at] = channel[at]! * mask[at]!;
    const sums = spread(product);
    for (let at = 0; at < count; at += 1) product[at] = channel[at]! * channel[at]! * mask[at]!;
    const squares = spread(product);
    const noise = (index === 0 ? LIGHT_NOISE : COLOR_NOISE)[label]! ** 2;
    const widest = label === OBJECT ? 1 : index === 0 ? 0.06 ** 2 : 0.018 ** 2;
    for (let at = 0; at < count; at += 1) {
      const scale = 1 / (coverage[at]! + 1e-6);
      const mean = sums[at]! * scale;
      const variance = noise + Math.min(widest, Math.max(0, squares[at]! * scale - mean * mean));
      distance[at]! += (channel[at]! - mean) ** 2 / variance;
      looseness[at]! += 0.5 * Math.log(variance / noise);
    }
  }
  for (let at = 0; at < count; at += 1) {
    let cost = coverage[at]! < 0.02 ? 6 : 0.5 * Math.min(distance[at]!, 14) + 0.6 * looseness[at]!;
    if (label === OBJECT) cost = Math.min(cost, 3.4);
    else if (label === WALL && faces[at] === FLOOR) cost += 1.2;
    else if (label === GROUND && faces[at] !== FLOOR) cost += 3;
    distance[at] = cost + 1.6 * (1 - mask[at]!);
  }
  return distance;
}

/** Chambolle-Pock. @returns for each label how much each pixel belongs to it; the three add up to 1. Written out for three labels: this is most of the work. */
function solve(start: readonly Plane[], costs: readonly Plane[], softness: Plane, { width, height }: Size): Plane[] {
  const count = width * height;
  const [u0, u1, u2] = start.map((plane) => plane.slice()) as [Plane, Plane, Plane];
  const [v0, v1, v2] = start.map((plane) => plane.slice()) as [Plane, Plane, Plane];
  const [c0, c1, c2] = costs as [Plane, Plane, Plane];
  const dual = (): [Plane, Plane] => [new Float32Array(count), new Float32Array(count)];
  const [d0, d1, d2] = [dual(), dual(), dual()];
  const [x0, y0, x1, y1, x2, y2] = [...d0, ...d1, ...d2] as [Plane, Plane, Plane, Plane, Plane, Plane];
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
    raiseDual(v0, d0, softness, width, height);
    raiseDual(v1, d1, softness, width, height);
    raiseDual(v2, d2, softness, width, height);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        const z0 = u0[at]! + STEP_PRIMAL * (x0[at]! - (x ? x0[at - 1]! : 0) + y0[at]! - (y ? y0[at - width]! : 0) - c0[at]!);
        const z1 = u1[at]! + STEP_PRIMAL * (x1[at]! - (x ? x1[at - 1]! : 0) + y1[at]! - (y ? y1[at - width]! : 0) - c1[at]!);
        const z2 = u2[at]! + STEP_PRIMAL * (x2[at]! - (x ? x2[at - 1]! : 0) + y2[at]! - (y ? y2[at - width]! : 0) - c2[at]!);
        // the nearest point whose three parts are not negative and add up to 1
        const over = (z0 + z1 + z2 - 1) / 3;
        let a = z0 - over;
        let b = z1 - over;
        let c = z2 - over;
        if (a < 0 && a <= b && a <= c) {
          b = within((z1 - z2 + 1) / 2);
          a = 0;
          c = 1 - b;
        } else if (b < 0 && b <= c) {
          a = within((z0 - z2 + 1) / 2);
          b = 0;
          c = 1 - a;
        } else if (c < 0) {
          a = within((z0 - z1 + 1) / 2);
          b = 1 - a;
          c = 0;
        }
        v0[at] = 2 * a - u0[at]!;
        v1[at] = 2 * b - u1[at]!;
        v2[at] = 2 * c - u2[at]!;
        u0[at] = a;
        u1[at] = b;
        u2[at] = c;
      }
    }
  }
  return [u0, u1, u2];
}

const within = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

function raiseDual(value: Plane, [across, below]: readonly [Plane, Plane], softness: Plane, width: number, height: number): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      let right = across[at]! + STEP_DUAL * (x < width - 1 ? value[at + 1]! - value[at]! : 0);
      let down = below[at]! + STEP_DUAL * (y < height - 1 ? value[at + width]! - value[at]! : 0);
      const limit = SMOOTHNESS * softness[at]!;
      const square = right * right + down * down;
      if (square > limit * limit) {
        const scale = limit / Math.sqrt(square);
        right *= scale;
        down *= scale;
      }
      across[at] = right;
      below[at] = down;
    }
  }
}

/** Takes away connected pieces of a mask below `smallest` pixels. */
function dropSmall(mask: Plane, { width, height }: Size, smallest: number): void {
  const count = width * height;
  const isSeen = new Uint8Array(count);
  const piece = new Int32Array(count);
  for (let seed = 0; seed < count; seed += 1) {
    if (isSeen[seed] || !mask[seed]) continue;
    const members = collect(seed, { width, height }, piece, isSeen, (at) => mask[at]! > 0);
    if (members < smallest) for (let member = 0; member < members; member += 1) mask[piece[member]!] = 0;
  }
}

/** Fills `piece` with the pixels connected to the seed that belong to it. @returns how many */
export function collect(seed: number, { width, height }: Size, piece: Int32Array, isSeen: Uint8Array, belongs: (at: number) => boolean): number {
  let members = 0;
  piece[members++] = seed;
  isSeen[seed] = 1;
  for (let next = 0; next < members; next += 1) {
    const at = piece[next]!;
    const x = at % width;
    const visit = (beside: number) => {
      if (isSeen[beside] || !belongs(beside)) return;
      isSeen[beside] = 1;
      piece[members++] = beside;
    };
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
  }
  return members;
}
