import type { Camera, Vector } from "../room/camera.ts";

/** Meters; x to the right, y up, z away from the camera; the origin is the floor below the camera. */
export type Wall = "back" | "left" | "right";

/** What is in a wall or stands at it and stays: `from` and `to` run along the wall (x of the back wall, z of the others). */
export type Opening = { kind: "window" | "door" | "stays"; wall: Wall; from: number; to: number; bottom: number; top: number };

/** A room as furniture sees it. */
export type Plan = {
  left: number;
  right: number;
  depth: number;
  height: number;
  /** Where the floor begins to be seen. */
  near: number;
  /** Whether a wall is really there; otherwise the room goes on. */
  walls: Record<Wall, boolean>;
  openings: readonly Opening[];
};

/** How the room is seen: a picture's pixels from meters. */
export type Eye = {
  /** In pixels of a picture so wide and high. */ focal: number;
  width: number;
  height: number;
  axes: Camera["axes"] /** Above the floor, meters. */;
  eye: number;
};

/** Camera coordinates (x right, y down, z forward) of a place of the room. */
export function toCamera({ axes: [right, down, away], eye }: Eye, x: number, y: number, z: number): Vector {
  const below = eye - y;
  return [x * right[0] + below * down[0] + z * away[0], x * right[1] + below * down[1] + z * away[1], x * right[2] + below * down[2] + z * away[2]];
}

/** The same eye on a picture of another width. */
export const eyeAt = (eye: Eye, width: number, height: number): Eye => ({ ...eye, focal: (eye.focal * width) / eye.width, width, height });

/** Direction of the ray through a pixel, in the room's own axes. */
export function rayOf({ axes: [right, down, away], focal, width, height }: Eye, pixelX: number, pixelY: number): Vector {
  const [a, b] = [(pixelX - width / 2) / focal, (pixelY - height / 2) / focal];
  return [a * right[0] + b * right[1] + right[2], -(a * down[0] + b * down[1] + down[2]), a * away[0] + b * away[1] + away[2]];
}

export type Face = Wall | "floor" | "ceiling";
export type Hit = { face: Face; x: number; y: number; z: number };

/** Where a ray from the eye meets the room. */
export function hitOf({ left, right, depth, height }: Pick<Plan, "left" | "right" | "depth" | "height">, eye: number, [dx, dy, dz]: Vector): Hit | null {
  let nearest = Number.POSITIVE_INFINITY;
  let face: Face | null = null;
  const meet = (distance: number, name: Face) => {
    if (distance > 0 && distance < nearest) {
      nearest = distance;
      face = name;
    }
  };
  if (dz > 1e-6) meet(depth / dz, "back");
  if (dx > 1e-6) meet(right / dx, "right");
  if (dx < -1e-6) meet(-left / dx, "left");
  if (dy < -1e-6) meet(-eye / dy, "floor");
  if (dy > 1e-6) meet((height - eye) / dy, "ceiling");
  return face && { face, x: dx * nearest, y: eye + dy * nearest, z: dz * nearest };
}

/** From where to where a wall is. */
export const endsOf = (plan: Plan, wall: Wall): [number, number] => (wall === "back" ? [-plan.left, plan.right] : [0, plan.depth]);
