import type { Size } from "../image/planes.ts";
import type { LineSegment } from "./line-segments.ts";

export type Vector = [number, number, number];

/**
 * The camera's pose. The three axes are the room's own directions (right, down, away) in the camera's frame
 * (x right, y down, z forward); the principal point is the middle of the picture.
 */
export type Camera = {
  /** Focal length in pixels of the picture that was analyzed. */
  focal: number;
  axes: [Vector, Vector, Vector];
  /** Radians. */
  yaw: number;
  pitch: number;
  roll: number;
  /** Share of the edges' weight that the three directions explain, less what unlikely poses cost. */
  score: number;
};

const DEGREE = Math.PI / 180;

/** The room's axes for a camera turned by these angles (radians). */
export function axesOf(yaw: number, pitch: number, roll: number): [Vector, Vector, Vector] {
  const [cy, sy, cp, sp, cr, sr] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch), Math.cos(roll), Math.sin(roll)];
  const turn = ([x, y, z]: Vector): Vector => {
    const turned: Vector = [cy * x + sy * z, y, -sy * x + cy * z];
    const raised: Vector = [turned[0], cp * turned[1] - sp * turned[2], sp * turned[1] + cp * turned[2]];
    return [cr * raised[0] - sr * raised[1], sr * raised[0] + cr * raised[1], raised[2]];
  };
  return [turn([1, 0, 0]), turn([0, 1, 0]), turn([0, 0, 1])];
}

type Line = { x: number; y: number; directionX: number; directionY: number; weight: number; isVertical: boolean; isUpright: boolean };
type Pose = { focal: number; yaw: number; pitch: number; roll: number };

/** Lines beyond the longest ones add noise, not knowledge; the first search needs only the best of them. */
const MOST_LINES = 180;
const FIRST_LINES = 100;

/** The pose that explains the most edges as parallel to one of three perpendicular directions (a Manhattan world). `focal35` is the lens in 35 mm terms, where the photograph says it. */
export function findCamera(segments: readonly LineSegment[], { width, height }: Size, focal35?: number): Camera {
  const longer = Math.max(width, height);
  const lines: Line[] = segments.slice(0, MOST_LINES).map((segment) => ({
    x: segment.centerX - width / 2,
    y: segment.centerY - height / 2,
    directionX: segment.directionX,
    directionY: segment.directionY,
    weight: Math.min(segment.length, 0.35 * longer) * Math.min(1, 0.4 + segment.strength * 12),
    isVertical: Math.abs(segment.directionY) > 0.9,
    isUpright: Math.abs(segment.directionY) > 0.985,
  }));
  const first = lines.slice(0, FIRST_LINES);

  const score = ({ focal, yaw, pitch, roll }: Pose, tolerance: number, of = lines): number => {
    const axes = axesOf(yaw, pitch, roll);
    const sharpness = 1 / (tolerance * tolerance);
    let explained = 0;
    let total = 0;
    for (const line of of) {
      total += line.weight;
      let best = 0;
      for (let axis = 0; axis < 3; axis += 1) {
        if (axis === 1 ? !line.isVertical : line.isUpright) continue;
        const towards = axes[axis]!;
        const z = towards[2];
        // from the line's center towards the vanishing point of the axis
        const towardsX = focal * towards[0] - z * line.x;
        const towardsY = focal * towards[1] - z * line.y;
        const distance = towardsX * towardsX + towardsY * towardsY;
        if (distance < 1) continue;
        const across = towardsX * line.directionY - towardsY * line.directionX;
        const fit = Math.exp((-across * across * sharpness) / distance);
        if (fit > best) best = fit;
      }
      explained += best * line.weight;
    }
    // People hold cameras level, look little up or down, and their lenses are neither very wide nor very long.
    const unlikely = 15 * roll * roll + 0.3 * pitch * pitch + (focal35 ? 0 : 0.1 * Math.log(focal / (0.75 * longer)) ** 2);
    return explained / (total || 1) - unlikely;
  };

  const focals = focal35 ? [(focal35 / 36) * longer] : [0.55, 0.68, 0.82, 1, 1.25].map((share) => share * longer);
  const best = refine(
    search(focals, (pose) => score(pose, 0.06, first)),
    score,
    focal35 !== undefined,
  );
  return { ...best.pose, axes: axesOf(best.pose.yaw, best.pose.pitch, best.pose.roll), score: best.score };
}

type Scored = { pose: Pose; score: number };

function search(focals: readonly number[], score: (pose: Pose) => number): Scored {
  let best: Scored | null = null;
  for (const focal of focals) {
    for (let pitch = -25; pitch <= 25; pitch += 2.5) {
      for (let roll = -3; roll <= 3; roll += 1.5) {
        for (let yaw = -45; yaw < 45; yaw += 2) {
          const pose = { focal, yaw: yaw * DEGREE, pitch: pitch * DEGREE, roll: roll * DEGREE };
          const found = score(pose);
          if (!best || found > best.score) best = { pose, score: found };
        }
      }
    }
  }
  if (!best) throw new RangeError("No lens to try");
  return best;
}

/** Steps in focal length, yaw, pitch, roll; some move two at once because they trade against each other. */
const MOVES = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [0, 0, 0, 1],
  [1, 0, 1, 0],
  [0, 1, 0, 1],
] as const;

function refine({ pose: start }: Scored, score: (pose: Pose, tolerance: number) => number, isFocalKnown: boolean): Scored {
  let pose = start;
  let stretch = 0.12;
  let turn = 1.2 * DEGREE;
  for (let round = 0; round < 10; round += 1) {
    const tolerance = round < 4 ? 0.045 : 0.03;
    for (let repeat = 0; repeat < 2; repeat += 1) {
      for (const move of MOVES) {
        if (isFocalKnown && move[0]) continue;
        for (const sign of [1, -1]) {
          const [focal, yaw, pitch, roll] = move.map((step) => step * sign) as [number, number, number, number];
          const tried = {
            focal: pose.focal * (1 + focal * stretch),
            yaw: pose.yaw + yaw * turn,
            pitch: pose.pitch + pitch * turn,
            roll: pose.roll + roll * turn * 0.5,
          };
          if (score(tried, tolerance) > score(pose, tolerance)) pose = tried;
        }
      }
    }
    stretch *= 0.75;
    turn *= 0.75;
  }
  return { pose, score: score(pose, 0.03) };
}
