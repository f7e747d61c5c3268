/**
 * A material, seen at a point of its plane. Lengths are meters.
 * @param u to the right; on a wall to the side: away from the camera
 * @param v on a floor: away from the camera; on a wall: up from the floor
 * @param footprintU size of the pixel on the surface along u
 * @param footprintV and along v
 * @param out linear light
 */
export type Material = (u: number, v: number, footprintU: number, footprintV: number, out: Float32Array) => void;

export const FLOOR_MATERIALS = ["planks", "herringbone", "tile", "concrete", "microcement", "terrazzo", "marble", "carpet", "patterned"] as const;
export const WALL_MATERIALS = ["paint", "plaster", "brick", "wainscot", "gypsum", "mashrabiya", "frieze", "slats"] as const;
export type FloorMaterial = (typeof FLOOR_MATERIALS)[number];
export type WallMaterial = (typeof WALL_MATERIALS)[number];

/** What a floor is made of: two colors that mix and, for boards and tiles, their size in meters. */
export type FloorFinish = { material: FloorMaterial; first: string; second: string; width?: number | undefined; length?: number | undefined };
export type WallFinish = { material: WallMaterial; color: string };

/** Where a wall begins and ends along `u`, and how high it is; null where its end is out of sight. */
export type WallFrame = { from: number | null; to: number | null; height: number };
