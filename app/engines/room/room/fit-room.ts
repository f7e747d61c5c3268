import type { Size } from "../image/planes.ts";
import { axesOf, type Camera, type Vector } from "./camera.ts";
import type { RoomBox } from "./room-box.ts";
import { type Point, project, type RoomCorners } from "./room-edges.ts";

/** Focal length, yaw, pitch, roll, then the box's four lengths; lengths as logarithms. */
type Parameters = number[];

const ROUNDS = 25;
/** The expected error of each parameter: a person's corners weigh more. */
const SPREAD = [0.25, 0.2, 0.12, 0.03, 0.5, 0.6, 0.6, 0.6];

/** Camera and box that show their corners where these are, as nearly as a box can (least squares after Levenberg and Marquardt). */
export function fitRoom(camera: Camera, box: RoomBox, corners: RoomCorners, size: Size): { camera: Camera; box: RoomBox } {
  const start = [Math.log(camera.focal), camera.yaw, camera.pitch, camera.roll, ...[box.ceiling, box.depth, box.left, box.right].map(Math.log)];
  const misfit = (values: Parameters): number[] => [
    ...misses(roomOf(camera, box, values), corners, size),
    ...values.map((value, index) => (0.004 * (value - start[index]!)) / SPREAD[index]!),
  ];
  let values = start;
  let errors = misfit(values);
  let damping = 1e-3;
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = values.map((_, index) => {
      const moved = values.slice();
      moved[index]! += 1e-4;
      return misfit(moved).map((error, at) => (error - errors[at]!) / 1e-4);
    });
    const step = solve(
      slopes.map((one, row) => slopes.map((two, column) => dot(one, two) * (row === column ? 1 + damping : 1))),
      slopes.map((slope) => -dot(slope, errors)),
    );
    const tried = values.map((value, index) => value + Math.max(-0.5, Math.min(0.5, step[index]!)));
    const found = misfit(tried);
    if (dot(found, found) < dot(errors, errors)) {
      values = tried;
      errors = found;
      damping *= 0.3;
    } else damping *= 6;
  }
  return roomOf(camera, box, values);
}

const dot = (one: readonly number[], two: readonly number[]): number => one.reduce((sum, value, at) => sum + value * two[at]!, 0);

function roomOf(camera: Camera, box: RoomBox, [focal, yaw, pitch, roll, ...lengths]: Parameters): { camera: Camera; box: RoomBox } {
  const [ceiling, depth, left, right] = lengths.map((length) => Math.exp(Math.max(-4, Math.min(4, length)))) as [number, number, number, number];
  return {
    camera: { ...camera, focal: Math.exp(focal!), yaw: yaw!, pitch: pitch!, roll: roll!, axes: axesOf(yaw!, pitch!, roll!) },
    box: { ...box, ceiling, depth, left, right },
  };
}

/** Furniture hides where a wall meets the floor: that is guessed more often than seen. */
const FOOT = 0.6;

/** How far the box's upper corners are from these, and these points from its other edges, in shares of the width. */
function misses({ camera, box: { ceiling, depth, left, right } }: { camera: Camera; box: RoomBox }, corners: RoomCorners, size: Size): number[] {
  const seen = (place: Vector): Point => project(camera, place, size, 0.02) ?? [5 * size.width, 5 * size.height];
  const sides = [
    [-left, corners.topLeft, corners.bottomLeft, corners.nearLeft],
    [right, corners.topRight, corners.bottomRight, corners.nearRight],
  ] as const;
  return sides
    .flatMap(([x, top, bottom, near]) => {
      const corner = seen([x, -ceiling, depth]);
      const foot = seen([x, 1, depth]);
      return [
        corner[0] - top[0],
        corner[1] - top[1],
        offLine(bottom, corner, foot),
        FOOT * (foot[1] - bottom[1]),
        offLine(near, corner, seen([x, -ceiling, depth * 0.5])),
      ];
    })
    .map((miss) => Math.max(-3, Math.min(3, miss / size.width)));
}

function offLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  return ((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / (Math.hypot(x2 - x1, y2 - y1) || 1);
}

/** Gauss, with the largest pivot first. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index]!]);
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1) if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const head = rows[column]![column]! || 1e-12;
    for (let row = column + 1; row < size; row += 1) {
      const factor = rows[row]![column]! / head;
      if (factor) for (let at = column; at <= size; at += 1) rows[row]![at]! -= factor * rows[column]![at]!;
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = rows[row]![size]!;
    for (let column = row + 1; column < size; column += 1) sum -= rows[row]![column]! * solution[column]!;
    solution[row] = sum / (rows[row]![row]! || 1e-12);
  }
  return solution;
}
