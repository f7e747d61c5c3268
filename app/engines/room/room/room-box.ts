import { type Plane, type Planes, resize, type Size } from "../image/planes.ts";
import type { Camera } from "./camera.ts";
import type { LineSegment } from "./line-segments.ts";

/** The faces of a room seen from inside. */
export const FLOOR = 0;
export const CEILING = 1;
export const BACK = 2;
export const LEFT = 3;
export const RIGHT = 4;
export const FACES = 5;

/** A box around the camera; all lengths in units of the camera's height above the floor. */
export type RoomBox = {
  /** From the camera up to the ceiling. */
  ceiling: number;
  /** To the back wall, the left wall and the right wall. */
  depth: number;
  left: number;
  right: number;
  score: number;
  /** How much better this box is than the best one that differs clearly: small means unsure. */
  margin: number;
};
type Shape = Pick<RoomBox, "ceiling" | "depth" | "left" | "right">;

/** The face that a ray from the camera, in the room's axes, meets first. */
export function faceOfRay(box: Shape, x: number, y: number, z: number): number {
  let nearest = 1e9;
  let face = BACK;
  if (z > 1e-4) nearest = box.depth / z;
  if (y > 0) {
    if (1 / y < nearest) {
      nearest = 1 / y;
      face = FLOOR;
    }
  } else if (y < 0 && -box.ceiling / y < nearest) {
    nearest = -box.ceiling / y;
    face = CEILING;
  }
  if (x > 0) {
    if (box.right / x < nearest) face = RIGHT;
  } else if (x < 0 && -box.left / x < nearest) face = LEFT;
  return face;
}

/** The face at a pixel of the analyzed picture (width and height in pixels). */
export function faceAt({ focal, axes }: Camera, box: Shape, pixelX: number, pixelY: number, width: number, height: number): number {
  const a = (pixelX - width / 2) / focal;
  const b = (pixelY - height / 2) / focal;
  const [right, down, away] = axes;
  return faceOfRay(box, a * right[0] + b * right[1] + right[2], a * down[0] + b * down[1] + down[2], a * away[0] + b * away[1] + away[2]);
}

/** The wall of a ray, however far down or up it looks. */
export function wallOfRay({ depth, left, right }: Shape, x: number, z: number): number {
  if (z * left > -x * depth && z * right > x * depth) return BACK;
  return x < 0 ? LEFT : RIGHT;
}

const COARSE = 64;
const FINE = 144;

/** The probabilities of what is seen, before the camera is known: planes of any size for the whole picture. */
export type Sighting = Size & { wall: Plane; floor: Plane; ceiling: Plane; window: Plane; object: Plane };

/** The box whose faces, edges, colors and lines fit the picture best: tried out on a coarse grid, made exact on a fine one. */
export function findRoomBox(camera: Camera, segments: readonly LineSegment[], planes: Planes, sighting: Sighting): RoomBox {
  const grid = gridOf(camera, segments, planes, sighting, COARSE);
  const coarse = searchBox(boxScore(grid), sightScore(grid));
  const fine = climb(coarse, boxScore(gridOf(camera, segments, planes, sighting, FINE)), 0.03, 7);
  return { ...fine, margin: coarse.margin };
}

type Score = (shape: Shape) => number;
const SIDES = ["ceiling", "depth", "left", "right"] as const;

/** Better shapes in ever smaller steps. */
function climb(start: Shape, score: Score, step: number, rounds: number): Shape & { score: number } {
  let best = { ceiling: start.ceiling, depth: start.depth, left: start.left, right: start.right, score: score(start) };
  for (let round = 0, size = step; round < rounds; round += 1, size *= 0.7) {
    for (const side of SIDES) {
      for (const sign of [1, -1]) {
        const tried = { ...best, [side]: best[side] * (1 + sign * size) };
        const found = score(tried);
        if (found > best.score) best = { ...tried, score: found };
      }
    }
  }
  return best;
}

const CEILINGS = [0.45, 0.55, 0.67, 0.8, 0.95, 1.1, 1.35, 1.7, 2.3];
const DEPTHS = [1.2, 1.5, 1.85, 2.2, 2.6, 3.1, 3.7, 4.5];
/** 20 stands for a wall out of sight. */
const WIDTHS = [0.25, 0.45, 0.7, 1, 1.35, 1.75, 2.2, 2.8, 3.6, 20];
const NARROWEST = 1.3;

/** How many of the best boxes are also scored by edges and colors. */
const SHORTLIST = 160;
const CLIMBERS = 6;

function searchBox(score: Score, sight: Score): RoomBox {
  const shapes: (Shape & { score: number })[] = [];
  for (const ceiling of CEILINGS)
    for (const depth of DEPTHS)
      for (const left of WIDTHS)
        for (const right of WIDTHS) if (left + right >= NARROWEST) shapes.push({ ceiling, depth, left, right, score: sight({ ceiling, depth, left, right }) });
  const best = (of: typeof shapes, count: number) => of.sort((one, two) => two.score - one.score).slice(0, count);
  const tried = best(
    best(shapes, SHORTLIST).map((shape) => ({ ...shape, score: score(shape) })),
    SHORTLIST,
  );
  const found = best(
    tried.slice(0, CLIMBERS).map((shape) => climb(shape, score, 0.12, 5)),
    1,
  )[0]!;
  const differs = (shape: Shape) => (["depth", "left", "right"] as const).reduce((sum, side) => sum + Math.abs(Math.log(shape[side] / found[side])), 0) > 0.9;
  const rival = tried.slice(0, 40).find(differs);
  return { ...found, margin: found.score - (rival ? rival.score : found.score - 1) };
}

/** Which axis an edge between two faces runs along; -1 where two faces cannot meet. */
const EDGE_AXIS = Int8Array.from({ length: FACES * FACES }, (_, pair) => {
  const [one, two] = [Math.min((pair / FACES) | 0, pair % FACES), Math.max((pair / FACES) | 0, pair % FACES)];
  if (one <= CEILING && two === BACK) return 0;
  if (one <= CEILING && two >= LEFT) return 2;
  if (one === BACK && two >= LEFT) return 1;
  return -1;
});

/** The grid of a picture: rays, colors, and edges along each axis. */
type Grid = {
  columns: number;
  rows: number;
  /** How much finer than the coarse grid. */
  scale: number;
  rays: [Float32Array, Float32Array, Float32Array];
  colors: [Float32Array, Float32Array, Float32Array];
  edges: Float32Array[];
  lines: Float32Array[];
  /** For floor, ceiling and walls: the logarithm of how well each cell fits them. */
  sights: [Float32Array, Float32Array, Float32Array];
  /** How much of each cell is the room itself and not furniture. */
  bare: Float32Array;
};

/** Objects in front of a face fit it half as well as the face itself. */
const FURNISHED = 0.5;
const UNLIKE = 0.03;

function gridOf(camera: Camera, segments: readonly LineSegment[], planes: Planes, sighting: Sighting, longest: number): Grid {
  const { width, height } = planes;
  const columns = Math.max(1, Math.round((longest * width) / Math.max(width, height)));
  const rows = Math.max(1, Math.round((longest * height) / Math.max(width, height)));
  const cells = columns * rows;
  const plane = () => new Float32Array(cells);
  const at = (part: Plane) => resize(part, sighting, { width: columns, height: rows });
  const [wall, floor, ceiling, window, object] = [at(sighting.wall), at(sighting.floor), at(sighting.ceiling), at(sighting.window), at(sighting.object)];
  const sight = (part: Plane) => part.map((value, cell) => Math.log(UNLIKE + value + FURNISHED * object[cell]!));
  const grid: Grid = {
    columns,
    rows,
    scale: longest / COARSE,
    rays: [plane(), plane(), plane()],
    colors: [plane(), plane(), plane()],
    edges: [],
    lines: [plane(), plane(), plane()],
    sights: [sight(floor), sight(ceiling), sight(wall.map((value, cell) => value + window[cell]!))],
    bare: object.map((value, cell) => Math.max(0.05, 1 - value - window[cell]!)),
  };
  const sources = [
    [planes.lightness, 0.6],
    [planes.a, 2],
    [planes.b, 2],
  ] as const;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cell = row * columns + column;
      const a = (((column + 0.5) * width) / columns - width / 2) / camera.focal;
      const b = (((row + 0.5) * height) / rows - height / 2) / camera.focal;
      for (let axis = 0; axis < 3; axis += 1) {
        const [x, y, z] = camera.axes[axis]!;
        grid.rays[axis]![cell] = a * x + b * y + z;
      }
      const lastX = (((column + 1) * width) / columns) | 0;
      const lastY = (((row + 1) * height) / rows) | 0;
      let count = 0;
      for (let y = ((row * height) / rows) | 0; y < lastY; y += 1) {
        for (let x = ((column * width) / columns) | 0; x < lastX; x += 1) {
          for (let part = 0; part < 3; part += 1) grid.colors[part]![cell]! += sources[part]![0][y * width + x]! * sources[part]![1];
          count += 1;
        }
      }
      for (const color of grid.colors) color[cell]! /= count || 1;
    }
  }
  drawLines(grid, camera, segments, planes);
  grid.edges = grid.lines.map((line) => widened(line, columns, rows));
  return grid;
}

/** Marks the cells that segments along each axis pass through. */
function drawLines({ columns, rows, lines }: Grid, camera: Camera, segments: readonly LineSegment[], { width, height }: Planes): void {
  for (const segment of segments) {
    const axis = axisOf(segment, camera, width, height);
    if (axis < 0) continue;
    const line = lines[axis]!;
    const steps = Math.ceil(segment.length / 2);
    const weight = Math.min(1, 0.3 + segment.length / (0.15 * width)) * Math.min(1, 0.35 + segment.strength * 14);
    for (let step = 0; step <= steps; step += 1) {
      const column = ((segment.x1 + ((segment.x2 - segment.x1) * step) / steps) * columns) / width;
      const row = ((segment.y1 + ((segment.y2 - segment.y1) * step) / steps) * rows) / height;
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
      const cell = (row | 0) * columns + (column | 0);
      if (line[cell]! < weight) line[cell] = weight;
    }
  }
}

/** The room's axis that a segment points along; -1 for none. */
function axisOf(segment: LineSegment, { focal, axes }: Camera, width: number, height: number): number {
  let closest = 0.06;
  let found = -1;
  for (let axis = 0; axis < 3; axis += 1) {
    const [x, y, z] = axes[axis]!;
    const towardsX = focal * x - z * (segment.centerX - width / 2);
    const towardsY = focal * y - z * (segment.centerY - height / 2);
    const off = Math.abs(towardsX * segment.directionY - towardsY * segment.directionX) / (Math.hypot(towardsX, towardsY) || 1);
    if (off < closest) {
      closest = off;
      found = axis;
    }
  }
  return found;
}

/** A cell beside a line counts a little, too. */
function widened(line: Float32Array, columns: number, rows: number): Float32Array {
  const wide = new Float32Array(line.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let value = line[row * columns + column]!;
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) value = Math.max(value, line[y * columns + x]! * 0.55);
      wide[row * columns + column] = value;
    }
  }
  return wide;
}

function boxScore(grid: Grid): Score {
  const faces = new Uint8Array(grid.columns * grid.rows);
  return (shape) => {
    const [xs, ys, zs] = grid.rays;
    for (let cell = 0; cell < faces.length; cell += 1) faces[cell] = faceOfRay(shape, xs[cell]!, ys[cell]!, zs[cell]!);
    return fitOf(grid, faces) - unlikelihood(shape, faces);
  };
}

const SIGHT = 1.5;
/** Every second cell is enough for a first choice. */
const STRIDE = 2;

/** How well a box fits what is seen, and nothing else. */
function sightScore({ columns, rows, rays: [xs, ys, zs], sights: [floor, ceiling, wall] }: Grid): Score {
  return (shape) => {
    let sum = 0;
    for (let row = 0; row < rows; row += STRIDE) {
      for (let cell = row * columns; cell < (row + 1) * columns; cell += STRIDE) {
        const face = faceOfRay(shape, xs[cell]!, ys[cell]!, zs[cell]!);
        sum += face === FLOOR ? floor[cell]! : face === CEILING ? ceiling[cell]! : wall[cell]!;
      }
    }
    return sum;
  };
}

/** Pixels on both sides of each pair of faces: sums of three colors for each side, and their number. */
const PAIR = 7;
const pairs = new Float64Array(FACES * FACES * PAIR);

/** How well faces agree with the picture: edges where faces meet, one color within a face, different ones across, no line along a face's depth. */
function fitOf({ columns, rows, scale, colors, edges, lines, sights, bare }: Grid, faces: Uint8Array): number {
  const cells = columns * rows;
  const reach = scale > 1.5 ? 4 : 2;
  const counts = new Float64Array(FACES);
  const sums = new Float64Array(FACES * 3);
  const squares = new Float64Array(FACES * 3);
  pairs.fill(0);
  let edge = 0;
  let edgeWeight = 0;
  let against = 0;
  let seen = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cell = row * columns + column;
      const face = faces[cell]!;
      const weight = bare[cell]!;
      seen += sights[face < BACK ? face : 2]![cell]!;
      counts[face]! += weight;
      for (let part = 0; part < 3; part += 1) {
        const value = colors[part]![cell]!;
        sums[face * 3 + part]! += weight * value;
        squares[face * 3 + part]! += weight * value * value;
      }
      // A line towards the vanishing point that a face looks at cannot lie on that face.
      if (face === BACK) against += weight * lines[2]![cell]!;
      else if (face >= LEFT) against += weight * lines[0]![cell]!;
      else against += weight * lines[1]![cell]! * (face === CEILING ? 1 : 0.1);
      for (let side = 0; side < 2; side += 1) {
        const nextColumn = column + (side === 0 ? 1 : 0);
        const nextRow = row + (side === 1 ? 1 : 0);
        if (nextColumn >= columns || nextRow >= rows) continue;
        const beside = nextRow * columns + nextColumn;
        const other = faces[beside]!;
        if (other === face) continue;
        const axis = EDGE_AXIS[face * FACES + other]!;
        if (axis < 0) continue;
        const counted = (face === FLOOR || other === FLOOR ? 0.6 : 1.3) * (0.3 + 0.7 * Math.min(weight, bare[beside]!));
        edge += counted * Math.max(edges[axis]![cell]!, edges[axis]![beside]!);
        edgeWeight += counted;
        // colors a few cells away on either side
        const firstColumn = side === 0 ? column - reach + 1 : column;
        const firstRow = side === 1 ? row - reach + 1 : row;
        const lastColumn = side === 0 ? column + reach : column;
        const lastRow = side === 1 ? row + reach : row;
        if (firstColumn < 0 || firstRow < 0 || lastColumn >= columns || lastRow >= rows) continue;
        const isSwapped = face > other;
        const slot = (isSwapped ? other * FACES + face : face * FACES + other) * PAIR;
        const one = firstRow * columns + firstColumn;
        const two = lastRow * columns + lastColumn;
        for (let part = 0; part < 3; part += 1) {
          pairs[slot + part]! += colors[part]![isSwapped ? two : one]!;
          pairs[slot + 3 + part]! += colors[part]![isSwapped ? one : two]!;
        }
        pairs[slot + 6]! += 1;
      }
    }
  }
  let variance = 0;
  for (let face = 0; face < FACES; face += 1)
    if (counts[face]!) for (let part = 0; part < 3; part += 1) variance += squares[face * 3 + part]! - sums[face * 3 + part]! ** 2 / counts[face]!;
  return (
    (SIGHT * seen) / cells + (1.6 * edge) / (edgeWeight + 6 * scale) - (3 * against * scale) / cells - 2.2 * Math.sqrt(variance / cells) + 3.2 * contrast(scale)
  );
}

/** Mean difference of color across the edges between faces; the floor's count half, furniture stands there. */
function contrast(scale: number): number {
  let sum = 0;
  let weights = 0;
  for (let slot = 0; slot < pairs.length; slot += PAIR) {
    const count = pairs[slot + 6]!;
    if (count <= 2) continue;
    let square = 0;
    for (let part = 0; part < 3; part += 1) square += ((pairs[slot + part]! - pairs[slot + 3 + part]!) / count) ** 2;
    const weight = slot < FACES * PAIR ? 0.5 * count : count;
    sum += Math.min(0.09, Math.sqrt(square)) * weight;
    weights += weight;
  }
  return weights ? sum / (weights + 4 * scale) : 0;
}

/** The penalty for boxes unlike photographed rooms. */
function unlikelihood({ ceiling, depth, left, right }: Shape, faces: Uint8Array): number {
  const height = Math.log(ceiling / 0.85);
  let cost = height < 0 ? 0.9 * Math.max(0, -height - 0.2) - 0.1 * height : 0.22 * height;
  cost += 0.05 * Math.abs(Math.log((left + right) / 3.2)) + 0.05 * Math.abs(Math.log(depth / 2.6));
  let floor = 0;
  let back = 0;
  for (const face of faces) {
    if (face === FLOOR) floor += 1;
    else if (face === BACK) back += 1;
  }
  if (floor < 0.06 * faces.length) cost += 0.4;
  if (back < 0.06 * faces.length) cost += 0.3;
  if (back > 0.6 * faces.length) cost += 0.2;
  return cost;
}
