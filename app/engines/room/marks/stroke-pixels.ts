import type { Size } from "../image/planes.ts";

// The pixels of a stroke: the browser shows them at once, the engine applies them later. Coordinates are shares of the picture's width and height.

export type Point = readonly [number, number];
export type Paint = (at: number) => void;

export const pixelAt = (x: number, y: number, { width, height }: Size): number =>
  Math.max(0, Math.min(height - 1, Math.floor(y * height))) * width + Math.max(0, Math.min(width - 1, Math.floor(x * width)));

/** Calls `paint` for every pixel under a line with round ends, from the point before `first` on. */
export function strokePixels(points: readonly Point[], radius: number, { width, height }: Size, paint: Paint, first = 0): void {
  const reach = Math.max(0.75, radius * width);
  for (let index = first; index < points.length; index += 1) {
    const [startX, startY] = points[Math.max(0, index - 1)]!;
    const [endX, endY] = points[index]!;
    const [x1, y1, x2, y2] = [startX * width, startY * height, endX * width, endY * height];
    const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
    const lastX = Math.min(width - 1, Math.ceil(Math.max(x1, x2) + reach));
    const lastY = Math.min(height - 1, Math.ceil(Math.max(y1, y2) + reach));
    for (let y = Math.max(0, Math.floor(Math.min(y1, y2) - reach)); y <= lastY; y += 1) {
      for (let x = Math.max(0, Math.floor(Math.min(x1, x2) - reach)); x <= lastX; x += 1) {
        const share = length ? Math.max(0, Math.min(1, ((x + 0.5 - x1) * (x2 - x1) + (y + 0.5 - y1) * (y2 - y1)) / length)) : 0;
        if (Math.hypot(x + 0.5 - x1 - share * (x2 - x1), y + 0.5 - y1 - share * (y2 - y1)) <= reach) paint(y * width + x);
      }
    }
  }
}
