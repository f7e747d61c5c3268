import type { Plane, Size } from "../image/planes.ts";
import { axesOf, type Camera, type Vector } from "./camera.ts";
import { BACK, CEILING, FLOOR, faceAt, LEFT, RIGHT, type RoomBox, wallOfRay } from "./room-box.ts";

// Walls meet the ceiling and each other in edges that can be seen; the box is moved until its edges lie on them.

export type Point = [number, number];

/** A point of the room, in its own axes, on the picture; null behind the camera. */
export function project({ focal, axes }: Pick<Camera, "focal" | "axes">, [x, y, z]: Vector, { width, height }: Size, nearest: number): Point | null {
  const [right, down, away] = axes;
  const depth = x * right[2] + y * down[2] + z * away[2];
  if (depth < nearest) return null;
  return [(focal * (x * right[0] + y * down[0] + z * away[0])) / depth + width / 2, (focal * (x * right[1] + y * down[1] + z * away[1])) / depth + height / 2];
}

/** Gradient between pixels. */
function sample(gradient: Plane, width: number, x: number, y: number): number {
  const [column, row] = [x | 0, y | 0];
  const [fx, fy] = [x - column, y - row];
  const at = row * width + column;
  return (gradient[at]! * (1 - fx) + gradient[at + 1]! * fx) * (1 - fy) + (gradient[at + width]! * (1 - fx) + gradient[at + width + 1]! * fx) * fy;
}

/** An edge counts only where there is wall or ceiling around it: furniture has edges of its own. */
function isAmongWalls(walls: Plane, width: number, x: number, y: number): boolean {
  const at = (y | 0) * width + (x | 0);
  const reach = 4;
  return Math.sign(walls[at - reach]!) + Math.sign(walls[at + reach]!) + Math.sign(walls[at - reach * width]!) + Math.sign(walls[at + reach * width]!) >= 3;
}

const STRONGEST = 0.035;
const SAMPLES = 60;
const FEWEST = 12;

/** Moves box and camera a little so that the projected edges lie on strong gradients. Returns the old ones without an improvement. */
export function snapToEdges(camera: Camera, box: RoomBox, gradient: Plane, walls: Plane, size: Size): { camera: Camera; box: RoomBox } {
  const { width, height } = size;
  type Shape = Pick<RoomBox, "ceiling" | "depth" | "left" | "right">;
  const score = ({ ceiling, depth, left, right }: Shape, [yaw, pitch, roll]: Vector): number => {
    const seen = { focal: camera.focal, axes: axesOf(yaw, pitch, roll) };
    let sum = 0;
    let count = 0;
    const along = (from: Vector, to: Vector) => {
      for (let step = 0; step <= SAMPLES; step += 1) {
        const share = step / SAMPLES;
        const point = project(
          seen,
          [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share],
          size,
          0.05,
        );
        if (!point) continue;
        const [x, y] = [point[0] - 0.5, point[1] - 0.5];
        if (x < 4 || y < 4 || x > width - 6 || y > height - 6 || !isAmongWalls(walls, width, x, y)) continue;
        sum += Math.min(sample(gradient, width, x, y), STRONGEST);
        count += 1;
      }
    };
    along([-left, -ceiling, depth], [-left, 0.3, depth]);
    along([right, -ceiling, depth], [right, 0.3, depth]);
    along([-left, -ceiling, depth], [right, -ceiling, depth]);
    along([-left, -ceiling, depth * 0.15], [-left, -ceiling, depth]);
    along([right, -ceiling, depth * 0.15], [right, -ceiling, depth]);
    return count > FEWEST ? sum / count : 0;
  };

  let angles: Vector = [camera.yaw, camera.pitch, camera.roll];
  let shape: Shape = { ceiling: box.ceiling, depth: box.depth, left: box.left, right: box.right };
  const before = score(shape, angles);
  let best = before;
  let stretch = 0.02;
  let turn = (0.5 * Math.PI) / 180;
  for (let round = 0; round < 9; round += 1) {
    let hasMoved = false;
    for (const side of ["ceiling", "depth", "left", "right"] as const) {
      for (const step of [1, -1, 0.5, -0.5]) {
        const tried = { ...shape, [side]: shape[side] * (1 + step * stretch) };
        const found = score(tried, angles);
        if (found <= best + 1e-6) continue;
        best = found;
        shape = tried;
        hasMoved = true;
      }
    }
    for (let angle = 0; angle < 3; angle += 1) {
      for (const sign of [1, -1]) {
        const tried: Vector = [...angles];
        tried[angle] = tried[angle]! + sign * turn;
        const found = score(shape, tried);
        if (found <= best + 1e-6) continue;
        best = found;
        angles = tried;
        hasMoved = true;
      }
    }
    if (hasMoved) continue;
    stretch *= 0.6;
    turn *= 0.6;
  }
  const moved = Math.abs(Math.log(shape.ceiling / box.ceiling)) + Math.abs(Math.log(shape.depth / box.depth));
  if (best <= before * 1.05 || moved >= 0.25) return { camera, box };
  return { camera: { ...camera, axes: axesOf(...angles), yaw: angles[0], pitch: angles[1], roll: angles[2] }, box: { ...box, ...shape } };
}

/**
 * Where walls and ceiling meet on the picture, in its pixels: the four corners of the back wall, and a far point of
 * each upper edge that comes towards the camera. A person can drag them.
 */
export type RoomCorners = { topLeft: Point; topRight: Point; bottomLeft: Point; bottomRight: Point; nearLeft: Point; nearRight: Point };
const CORNERS = ["topLeft", "topRight", "bottomLeft", "bottomRight", "nearLeft", "nearRight"] as const;

/** What may move: corners in both directions, the others across their edge. */
const MOVES = [
  ["topLeft", 0],
  ["topLeft", 1],
  ["topRight", 0],
  ["topRight", 1],
  ["nearLeft", 1],
  ["nearRight", 1],
  ["bottomLeft", 0],
  ["bottomRight", 0],
] as const;
const FARTHEST_MOVE = 0.035;

/** The corners of the box on the picture, each moved on its own onto the edges: lenses bend lines that are straight on a box. Null where a corner is behind the camera. */
export function findCorners(camera: Camera, box: RoomBox, gradient: Plane, walls: Plane, size: Size): RoomCorners | null {
  const start = cornersOf(camera, box, size);
  if (!start) return null;
  const { width, height } = size;
  const isInside = ([x, y]: Point) => x > -0.02 * width && x < 1.02 * width && y > -0.02 * height && y < 1.02 * height;
  const mayMove = (corner: (typeof CORNERS)[number], axis: number) =>
    axis === 1 || isInside(corner === "topLeft" || corner === "bottomLeft" ? start.topLeft : start.topRight);
  let best = edgeStrength(start, gradient, walls, size);
  let corners = start;
  let step = 6;
  for (let round = 0; round < 14; round += 1) {
    let hasMoved = false;
    for (const [corner, axis] of MOVES) {
      if (!mayMove(corner, axis)) continue;
      for (const factor of [1, -1, 2, -2]) {
        const point: Point = [...corners[corner]];
        point[axis] += factor * step;
        if (Math.abs(point[axis] - start[corner][axis]) > FARTHEST_MOVE * width) continue;
        const tried = { ...corners, [corner]: point };
        const found = edgeStrength(tried, gradient, walls, size);
        if (found <= best + 1e-7) continue;
        best = found;
        corners = tried;
        hasMoved = true;
      }
    }
    if (hasMoved) continue;
    if (step < 0.4) break;
    step *= 0.55;
  }
  return best > 0 ? corners : null;
}

/** Corners as the box has them. */
export function cornersOf(camera: Camera, { ceiling, depth, left, right }: RoomBox, size: Size): RoomCorners | null {
  const { width, height } = size;
  const at = (x: number, y: number, z: number) => project(camera, [x, y, z], size, 0.08);
  const towards = (x: number): Point | null => {
    for (const share of [0.1, 0.2, 0.35, 0.5, 0.7, 0.9]) {
      const point = at(x, -ceiling, depth * share);
      if (point && Math.abs(point[0]) < 6 * width && Math.abs(point[1]) < 6 * height) return point;
    }
    return null;
  };
  const topLeft = at(-left, -ceiling, depth);
  const topRight = at(right, -ceiling, depth);
  const bottomLeft = at(-left, 1, depth);
  const bottomRight = at(right, 1, depth);
  const nearLeft = towards(-left);
  const nearRight = towards(right);
  return topLeft && topRight && bottomLeft && bottomRight && nearLeft && nearRight ? { topLeft, topRight, bottomLeft, bottomRight, nearLeft, nearRight } : null;
}

/** Mean gradient along the five edges, where walls are around them. */
function edgeStrength(corners: RoomCorners, gradient: Plane, walls: Plane, { width, height }: Size): number {
  const { topLeft, topRight, bottomLeft, bottomRight, nearLeft, nearRight } = corners;
  let sum = 0;
  let count = 0;
  for (const [from, to] of [
    [topLeft, topRight],
    [topLeft, nearLeft],
    [topRight, nearRight],
    [topLeft, bottomLeft],
    [topRight, bottomRight],
  ] as const) {
    for (let step = 0; step <= 140; step += 1) {
      const x = from[0] + ((to[0] - from[0]) * step) / 140;
      const y = from[1] + ((to[1] - from[1]) * step) / 140;
      if (x < 5 || y < 5 || x > width - 6 || y > height - 6 || !isAmongWalls(walls, width, x, y)) continue;
      sum += Math.min(0.03, sample(gradient, width, x, y));
      count += 1;
    }
  }
  return count > 20 ? sum / count : 0;
}

/**
 * The face above the floor at a point, by the corners.
 * @param out gets the face on the other side of the nearest edge and the distance to that edge in pixels
 */
export function faceByCorners(corners: RoomCorners, x: number, y: number, out: Float32Array | number[]): number {
  const { topLeft, topRight, bottomLeft, bottomRight, nearLeft, nearRight } = corners;
  const insideLeft = x - xOn(topLeft, bottomLeft, y);
  const insideRight = xOn(topRight, bottomRight, y) - x;
  const side = insideLeft < 0 ? LEFT : insideRight < 0 ? RIGHT : BACK;
  const edge = side === LEFT ? yOn(topLeft, nearLeft, x) : side === RIGHT ? yOn(topRight, nearRight, x) : yOn(topLeft, topRight, x);
  if (y < edge) {
    out[0] = side;
    out[1] = edge - y;
    return CEILING;
  }
  let beyond = CEILING;
  let distance = y - edge;
  if (side === BACK) {
    if (insideLeft < distance) {
      distance = insideLeft;
      beyond = LEFT;
    }
    if (insideRight < distance) {
      distance = insideRight;
      beyond = RIGHT;
    }
  } else {
    const toBack = side === LEFT ? -insideLeft : -insideRight;
    if (toBack < distance) {
      distance = toBack;
      beyond = BACK;
    }
  }
  out[0] = beyond;
  out[1] = distance;
  return side;
}

/**
 * The wall or ceiling that a pixel of the analyzed picture belongs to, where it is known not to be floor or furniture.
 * @param mayBeCeiling false asks for the wall
 */
export function enclosingFace(
  camera: Camera,
  box: RoomBox,
  corners: RoomCorners | null,
  x: number,
  y: number,
  { width, height }: Size,
  mayBeCeiling: boolean,
): number {
  if (corners) {
    const face = faceByCorners(corners, x, y, beyond);
    if (face !== CEILING) return face;
    return mayBeCeiling ? CEILING : x < xOn(corners.topLeft, corners.bottomLeft, y) ? LEFT : x > xOn(corners.topRight, corners.bottomRight, y) ? RIGHT : BACK;
  }
  const face = faceAt(camera, box, x, y, width, height);
  if (face !== FLOOR && (face !== CEILING || mayBeCeiling)) return face;
  const [right, , away] = camera.axes;
  const a = (x - width / 2) / camera.focal;
  const b = (y - height / 2) / camera.focal;
  return wallOfRay(box, a * right[0] + b * right[1] + right[2], a * away[0] + b * away[1] + away[2]);
}
const beyond = new Float32Array(2);

const xOn = (from: Point, to: Point, y: number): number => from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1] || 1e-6);
const yOn = (from: Point, to: Point, x: number): number => from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0] || 1e-6);

/** The same corners on a picture of another size. */
export function scaleCorners(corners: RoomCorners, factorX: number, factorY: number): RoomCorners {
  const scaled = {} as RoomCorners;
  for (const corner of CORNERS) scaled[corner] = [corners[corner][0] * factorX, corners[corner][1] * factorY];
  return scaled;
}
