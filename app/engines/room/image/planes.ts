import { LINEAR, toOklab } from "./color.ts";

/** Three bytes a pixel, sRGB, row by row. */
export type RgbImage = { width: number; height: number; data: Uint8Array };

/** One number a pixel, row by row. */
export type Plane = Float32Array;
export type Size = { width: number; height: number };

/** A picture in the forms that the analysis reads. */
export type Planes = Size & {
  /** OKLab. */
  lightness: Plane;
  a: Plane;
  b: Plane;
  /** sRGB values from 0 to 1. */
  display: [Plane, Plane, Plane];
  /** Linear light. */
  light: [Plane, Plane, Plane];
};

export function planesOf({ width, height, data }: RgbImage): Planes {
  const count = width * height;
  const plane = () => new Float32Array(count);
  const planes: Planes = {
    width,
    height,
    lightness: plane(),
    a: plane(),
    b: plane(),
    display: [plane(), plane(), plane()],
    light: [plane(), plane(), plane()],
  };
  const lab = new Float32Array(3);
  for (let pixel = 0; pixel < count; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const byte = data[pixel * 3 + channel]!;
      planes.display[channel as 0][pixel] = byte / 255;
      planes.light[channel as 0][pixel] = LINEAR[byte]!;
    }
    toOklab(planes.light[0][pixel]!, planes.light[1][pixel]!, planes.light[2][pixel]!, lab);
    planes.lightness[pixel] = lab[0]!;
    planes.a[pixel] = lab[1]!;
    planes.b[pixel] = lab[2]!;
  }
  return planes;
}

/** Mean over a square of `radius` pixels to each side, cut at the border. Cost does not depend on the radius. */
export function boxBlur(source: Plane, { width, height }: Size, radius: number, target: Plane = new Float32Array(width * height)): Plane {
  const rows = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    let sum = 0;
    let count = 0;
    for (let x = 0; x <= Math.min(radius, width - 1); x += 1) {
      sum += source[start + x]!;
      count += 1;
    }
    for (let x = 0; x < width; x += 1) {
      rows[start + x] = sum / count;
      const entering = x + radius + 1;
      const leaving = x - radius;
      if (entering < width) {
        sum += source[start + entering]!;
        count += 1;
      }
      if (leaving >= 0) {
        sum -= source[start + leaving]!;
        count -= 1;
      }
    }
  }
  const sums = new Float64Array(width);
  let count = 0;
  for (let y = 0; y <= Math.min(radius, height - 1); y += 1) {
    count += 1;
    for (let x = 0; x < width; x += 1) sums[x] = sums[x]! + rows[y * width + x]!;
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) target[y * width + x] = sums[x]! / count;
    const entering = y + radius + 1;
    const leaving = y - radius;
    if (entering < height) {
      count += 1;
      for (let x = 0; x < width; x += 1) sums[x] = sums[x]! + rows[entering * width + x]!;
    }
    if (leaving >= 0) {
      count -= 1;
      for (let x = 0; x < width; x += 1) sums[x] = sums[x]! - rows[leaving * width + x]!;
    }
  }
  return target;
}

/** Close to a Gaussian: three boxes. */
export const smooth = (source: Plane, size: Size, radius: number): Plane => boxBlur(boxBlur(boxBlur(source, size, radius), size, radius), size, radius);

/** Mean of `source` where `mask` is set, carried over the gaps. */
export function maskedBlur(source: Plane, mask: Plane, size: Size, radius: number, rounds = 2): Plane {
  let weighted = new Float32Array(source.length);
  let weights = new Float32Array(source.length);
  for (let pixel = 0; pixel < source.length; pixel += 1) {
    weights[pixel] = mask[pixel]! + 1e-4;
    weighted[pixel] = source[pixel]! * weights[pixel]!;
  }
  for (let round = 0; round < rounds; round += 1) {
    weighted = boxBlur(weighted, size, radius) as Float32Array<ArrayBuffer>;
    weights = boxBlur(weights, size, radius) as Float32Array<ArrayBuffer>;
  }
  for (let pixel = 0; pixel < source.length; pixel += 1) weighted[pixel] = weighted[pixel]! / weights[pixel]!;
  return weighted;
}

/** A plane at another size, between its values. Both cover the same picture. */
export function resize(plane: Plane, from: Size, to: Size): Plane {
  const large = new Float32Array(to.width * to.height);
  const columns = placesOf(from.width, to.width);
  const rows = placesOf(from.height, to.height);
  for (let y = 0; y < to.height; y += 1) {
    const first = rows.first[y]! * from.width;
    const second = rows.second[y]! * from.width;
    const down = rows.share[y]!;
    for (let x = 0; x < to.width; x += 1) {
      const [left, right, across] = [columns.first[x]!, columns.second[x]!, columns.share[x]!];
      const above = plane[first + left]! + (plane[first + right]! - plane[first + left]!) * across;
      const below = plane[second + left]! + (plane[second + right]! - plane[second + left]!) * across;
      large[y * to.width + x] = above + (below - above) * down;
    }
  }
  return large;
}

/** Between which two pixels of the one each pixel of the other lies. */
function placesOf(from: number, to: number): { first: Int32Array; second: Int32Array; share: Float32Array } {
  const first = new Int32Array(to);
  const second = new Int32Array(to);
  const share = new Float32Array(to);
  for (let at = 0; at < to; at += 1) {
    const place = Math.max(0, Math.min(from - 1, ((at + 0.5) * from) / to - 0.5));
    first[at] = place | 0;
    second[at] = Math.min(from - 1, (place | 0) + 1);
    share[at] = place - (place | 0);
  }
  return { first, second, share };
}
