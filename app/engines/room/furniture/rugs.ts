import type { PieceId } from "./ids.ts";

/** Which of its colors a rug has at a place: 0 to 4 of ground, figure, line, light and dark. @param u meters from its middle @param width of the rug in meters */
type Pattern = (u: number, v: number, width: number, depth: number) => 0 | 1 | 2 | 3 | 4;

const toBorder = (u: number, v: number, width: number, depth: number) => Math.min(width / 2 - Math.abs(u), depth / 2 - Math.abs(v));
const wave = (value: number) => Math.abs(value - Math.floor(value) - 0.5) * 2;

const PATTERNS: Partial<Record<PieceId, Pattern>> = {
  rug_plain: (u, v, width, depth) => (toBorder(u, v, width, depth) < 0.06 ? 1 : 0),
  rug_stripe(_u, v, _width, depth) {
    if (Math.abs(v) > depth / 2 - 0.05) return 3;
    const place = ((v + depth / 2) % 0.62) / 0.62;
    return place < 0.42 ? 3 : place < 0.48 ? 4 : place < 0.7 ? 0 : place < 0.74 ? 4 : place < 0.86 ? 1 : 3;
  },
  rug_diamond(u, v, width, depth) {
    if (toBorder(u, v, width, depth) < 0.05) return 3;
    const [a, b] = [(u + v * 0.62) / 0.42, (u - v * 0.62) / 0.42];
    const line = Math.min(Math.abs(a - Math.round(a)), Math.abs(b - Math.round(b)));
    if (line < 0.035) return 4;
    const [ca, cb] = [a - Math.floor(a) - 0.5, b - Math.floor(b) - 0.5];
    return Math.abs(ca) + Math.abs(cb) < 0.12 ? 1 : 3;
  },
  // Bands of triangles and ladders, as they are woven on narrow looms
  rug_sadu(u, v, _width, depth) {
    if (Math.abs(v) > depth / 2 - 0.04) return 4;
    const band = Math.abs(u) / 0.18;
    const place = band - Math.floor(band);
    const which = Math.floor(band) % 4;
    if (place < 0.07) return 4;
    const step = wave(v / 0.16);
    if (which === 0) return step > Math.abs(place - 0.5) * 2 ? 3 : 0;
    if (which === 2) return wave(v / 0.09 + (place > 0.5 ? 0.25 : 0)) > 0.5 ? 2 : 4;
    if (which === 3) return step * 0.9 > 1 - place ? 4 : 0;
    return place > 0.42 && place < 0.58 ? 2 : 0;
  },
  rug_star(u, v, width, depth) {
    const edge = toBorder(u, v, width, depth);
    if (edge < 0.09) return 4;
    if (edge < 0.13) return 2;
    const size = 0.5;
    const [x, y] = [u / size - Math.round(u / size), v / size - Math.round(v / size)];
    // two squares make a star of eight points
    const star = Math.min(Math.max(Math.abs(x), Math.abs(y)) / 0.28, (Math.abs(x) + Math.abs(y)) / 0.4);
    const inside = Math.max(Math.max(Math.abs(x), Math.abs(y)) / 0.28, (Math.abs(x) + Math.abs(y)) / 0.4);
    return inside < 0.45 ? 2 : star < 1 ? 0 : star < 1.12 ? 2 : 3;
  },
  // A medallion on a field, between borders
  rug_persian(u, v, width, depth) {
    const edge = toBorder(u, v, width, depth);
    if (edge < 0.035) return 4;
    if (edge < 0.07) return 3;
    const along = width / 2 - Math.abs(u) < depth / 2 - Math.abs(v) ? v : u;
    if (edge < 0.27) {
      const [x, y] = [wave(along / 0.22) - 0.5, (edge - 0.17) / 0.1];
      const far = Math.hypot(x * 1.4, y);
      return far < 0.3 ? 2 : far < 0.55 ? 3 : edge < 0.1 || edge > 0.245 ? 2 : 1;
    }
    if (edge < 0.3) return 4;
    const angle = Math.atan2(v / depth, u / width);
    const far = Math.hypot((u / width) * 2.4, (v / depth) * 2.4) * (1 + 0.09 * Math.cos(angle * 16));
    if (far < 0.2) return 3;
    if (far < 0.3) return 2;
    if (far < 0.55) return 1;
    if (far < 0.6) return 2;
    const [x, y] = [u / 0.21 - Math.round(u / 0.21), v / 0.21 - Math.round(v / 0.21)];
    const odd = (Math.round(u / 0.21) + Math.round(v / 0.21)) % 2 !== 0;
    const flower = Math.hypot(x, y) * (1 + 0.25 * Math.cos(Math.atan2(y, x) * 6));
    return odd && flower < 0.24 ? (flower < 0.1 ? 3 : 2) : 0;
  },
};

export const rugColor = (id: PieceId, u: number, v: number, width: number, depth: number): number => PATTERNS[id]?.(u, v, width, depth) ?? 0;
