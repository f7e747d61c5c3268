import type { Plane, Planes, Size } from "../image/planes.ts";

/** The picture at half its width and height: enough to find surfaces in, at a quarter of the work. */
export type Half = Size & Pick<Planes, "lightness" | "a" | "b" | "display">;

export function halve(planes: Planes): Half {
  const size = { width: halfOf(planes.width), height: halfOf(planes.height) };
  const shrunk = (plane: Plane) => halved(plane, planes, size);
  const [red, green, blue] = planes.display;
  return {
    ...size,
    lightness: shrunk(planes.lightness),
    a: shrunk(planes.a),
    b: shrunk(planes.b),
    display: [shrunk(red), shrunk(green), shrunk(blue)],
  };
}

const halfOf = (length: number): number => Math.max(1, length >> 1);

/** Each pixel the mean of four; at an odd end the last ones count twice. */
export function halved(plane: Plane, { width, height }: Size, half: Size): Plane {
  const small = new Float32Array(half.width * half.height);
  for (let y = 0; y < half.height; y += 1) {
    const upper = 2 * y * width;
    const lower = Math.min(height - 1, 2 * y + 1) * width;
    for (let x = 0; x < half.width; x += 1) {
      const next = Math.min(width - 1, 2 * x + 1);
      small[y * half.width + x] = (plane[upper + 2 * x]! + plane[upper + next]! + plane[lower + 2 * x]! + plane[lower + next]!) / 4;
    }
  }
  return small;
}
