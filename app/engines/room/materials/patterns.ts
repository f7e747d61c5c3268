import { cellNoise } from "./noise.ts";
import { lazily, Texture } from "./texture.ts";

// Repeating figures, drawn once and cached: as heights with light from above and the left, or as flat inlays.

const SMOOTH = 0.006;
const step = (edge: number, value: number, soft = SMOOTH): number => {
  const share = (value - edge) / soft + 0.5;
  return share <= 0 ? 0 : share >= 1 ? 1 : share * share * (3 - 2 * share);
};

/** A figure in relief as a texture of two values: light on it (around 1), and how deep it lies (0 to 1). */
function relief(side: number, height: (x: number, y: number) => number, depth: number): Texture {
  const span = 1.2 / side;
  return new Texture(side, 2, (x, y, out) => {
    const here = height(x, y);
    const across = (height(x + span, y) - height(x - span, y)) * depth;
    const up = (height(x, y + span) - height(x, y - span)) * depth;
    let around = 0;
    for (let turn = 0; turn < 6; turn += 1) around += height(x + 0.03 * Math.cos(turn * 1.047), y + 0.03 * Math.sin(turn * 1.047)) / 6;
    // v runs upwards: a slope that rises with v looks down, away from the light
    const light = (0.86 + across * -0.28 + up * -0.5) / Math.hypot(across, up, 1) / 0.86;
    out[0] = light * (1 - 0.45 * Math.max(0, around - here));
    out[1] = 1 - here;
  });
}

const wrapped = (value: number) => value - Math.floor(value) - 0.5;

/** Straps of two squares, one turned by 45 degrees, whose points touch those of the next: stars with crosses between them, a rosette in each. */
function star(x: number, y: number): number {
  const [dx, dy] = [Math.abs(wrapped(x)), Math.abs(wrapped(y))];
  const reach = 0.3536;
  const upright = Math.abs(Math.max(dx, dy) - reach);
  const turned = Math.abs((dx + dy) * Math.SQRT1_2 - reach);
  const strap = 1 - step(0.022, Math.min(upright, turned), 0.014);
  const radius = Math.hypot(dx, dy);
  const angle = Math.atan2(dy, dx);
  const petals = radius < 0.27 ? 1 - step(0.115 + 0.1 * Math.abs(Math.cos(4 * angle)), radius, 0.02) : 0;
  const eye = 1 - step(0.05, radius, 0.014);
  // a small flower where four crosses meet
  const corner = Math.hypot(0.5 - dx, 0.5 - dy);
  const flower = 1 - step(0.05 + 0.035 * Math.abs(Math.cos(2 * Math.atan2(0.5 - dy, 0.5 - dx))), corner, 0.014);
  return Math.max(strap, petals * (radius < 0.065 ? 0.25 : 0.62), eye * 0.9, flower * 0.7);
}

export const starRelief = lazily(() => relief(256, star, 0.055));

/** The carved gypsum of Najd: a daisy in a ring, in a square, with triangles in its corners. */
function daisy(x: number, y: number): number {
  const [dx, dy] = [wrapped(x), wrapped(y)];
  const radius = Math.hypot(dx, dy);
  const angle = Math.atan2(dy, dx);
  const ring = 1 - step(0.026, Math.abs(radius - 0.36), 0.014);
  const outer = 1 - step(0.014, Math.abs(radius - 0.43), 0.012);
  const petals = radius < 0.31 ? 1 - step(0.3 * Math.sqrt(Math.abs(Math.cos(4 * angle))), radius, 0.03) : 0;
  const eye = 1 - step(0.06, radius, 0.012);
  const frame = step(0.465, Math.max(Math.abs(dx), Math.abs(dy)), 0.012);
  const corner = step(0.77, Math.abs(dx) + Math.abs(dy), 0.012);
  return Math.max(ring, outer * 0.8, petals * (radius < 0.085 ? 0.1 : 0.75), eye, frame, corner * 0.7);
}

export const daisyRelief = lazily(() => relief(256, daisy, 0.05));

/** Turned wood: beads on a grid, joined by spindles. Two values: light on the wood, and how much of the place is wood. */
export const lattice = lazily(
  () =>
    new Texture(128, 2, (x, y, out) => {
      let light = 0;
      let cover = 0;
      const put = (across: number, radius: number, slope: number) => {
        const inside = step(-radius, -across, 0.018);
        if (inside <= cover) return;
        const bulge = Math.sqrt(Math.max(0, 1 - (across / radius) ** 2));
        cover = inside;
        light = 0.42 + 0.5 * bulge + slope * 0.42;
      };
      // spindles upright, level and across
      for (const [fx, fy] of [
        [0, 0],
        [0.5, 0.5],
      ] as const) {
        const dx = wrapped(x + 0.5 - fx);
        const dy = wrapped(y + 0.5 - fy);
        const diagonal = (dx - dy) * Math.SQRT1_2;
        const other = (dx + dy) * Math.SQRT1_2;
        const swell = (along: number) => 0.05 + 0.022 * Math.cos(along * 17.8);
        put(Math.abs(diagonal), swell(other), (diagonal * -0.7) / 0.1);
        put(Math.abs(other), swell(diagonal), (other * 0.7) / 0.1);
      }
      for (const [fx, fy] of [
        [0, 0],
        [0.5, 0.5],
      ] as const) {
        const dx = wrapped(x + 0.5 - fx);
        const dy = wrapped(y + 0.5 - fy);
        const radius = Math.hypot(dx, dy);
        const size = fx ? 0.13 : 0.17;
        if (radius < size) {
          cover = 1;
          light = 0.45 + 0.5 * Math.sqrt(1 - (radius / size) ** 2) + (dy * 0.4 - dx * 0.25) / size;
        }
      }
      out[0] = light * cover;
      out[1] = cover;
    }),
);

/** A cement tile: an eight-pointed star in a ring of petals, quarter rings in the corners. Two values: the figure, and its second tone. */
export const patternedTile = lazily(
  () =>
    new Texture(256, 2, (x, y, out) => {
      const [dx, dy] = [Math.abs(wrapped(x)), Math.abs(wrapped(y))];
      const radius = Math.hypot(dx, dy);
      const angle = Math.atan2(dy, dx);
      const square = Math.max(dx, dy);
      const turned = (dx + dy) * Math.SQRT1_2;
      const starEdge = Math.min(square, turned);
      const eight = 1 - step(0.17, starEdge === square ? Math.max(square, 0) : turned, 0.008);
      const inner = 1 - step(0.085, radius, 0.008);
      const petals = (1 - step(0.34 + 0.05 * Math.cos(8 * angle), radius, 0.008)) * step(0.275, radius, 0.008);
      const corner = Math.hypot(0.5 - dx, 0.5 - dy);
      const quarter = (1 - step(0.2, corner, 0.008)) * step(0.15, corner, 0.008);
      const heart = 1 - step(0.07, corner, 0.008);
      out[0] = Math.max(eight - inner, petals, quarter, heart);
      out[1] = Math.max(inner, (1 - step(0.4, radius, 0.008)) * step(0.37, radius, 0.008), (1 - step(0.135, corner, 0.008)) * step(0.09, corner, 0.008));
    }),
);

const CELLS = 28;

/** Chips of stone in cement: one in each cell of a grid, of its own place, size, shape and tone. Two values: cover, and cover times tone. */
export const terrazzoChips = lazily(
  () =>
    new Texture(512, 2, (x, y, out) => {
      const [u, v] = [x * CELLS, y * CELLS];
      const [column, row] = [Math.floor(u), Math.floor(v)];
      let cover = 0;
      let tone = 0;
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const cx = (column + dx + CELLS) % CELLS;
          const cy = (row + dy + CELLS) % CELLS;
          const size = 0.1 + 0.5 * cellNoise(cx, cy + 57) ** 1.7;
          const px = u - (column + dx + 0.15 + 0.7 * cellNoise(cx, cy));
          const py = v - (row + dy + 0.15 + 0.7 * cellNoise(cx + 31, cy));
          const turn = cellNoise(cx + 3, cy + 71) * 3.1;
          const along = px * Math.cos(turn) + py * Math.sin(turn);
          const across = (py * Math.cos(turn) - px * Math.sin(turn)) * (1 + 0.9 * cellNoise(cx, cy + 9));
          // broken stone has corners: between a circle and a diamond
          const reach = 0.6 * Math.hypot(along, across) + 0.4 * Math.max(Math.abs(along), Math.abs(across), (Math.abs(along) + Math.abs(across)) * 0.72);
          const inside = step(0, size - reach, 0.07);
          if (inside <= cover) continue;
          cover = inside;
          tone = cellNoise(cx + 5, cy + 3);
        }
      }
      out[0] = cover;
      out[1] = cover * tone;
    }),
);
