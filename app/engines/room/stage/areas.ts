import type { Plan } from "./plan.ts";

/** Square meters of a room's surfaces, openings taken out of the walls. */
export type Areas = { floor: number; walls: number; ceiling: number };

/** The room is measured from its back wall to where the picture begins to show it. */
export function areasOf({ left, right, depth, height, walls, openings }: Plan): Areas {
  const ground = (left + right) * depth;
  const wall = ((left + right) * Number(walls.back) + depth * (Number(walls.left) + Number(walls.right))) * height;
  const open = openings.reduce((sum, { from, to, bottom, top }) => sum + (to - from) * (top - bottom), 0);
  return { floor: ground, walls: Math.max(0, wall - open), ceiling: ground };
}
