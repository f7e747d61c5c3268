import type { CornerName, CorrectedSurface, Corrections } from "#app/engines/room/corrections.ts";
import type { RedesignPicture, RedesignSurfaceMap } from "../redesign.contract.ts";
import type { QUESTIONS } from "../redesign.ts";

/** Paint and materials as the API has them. */
export type Finishes = NonNullable<RedesignPicture["finishes"]>;

/** Everything that is undone and done again together. */
export type Draft = { steps: Corrections["steps"]; corners: Corrections["corners"]; finishes: Finishes };

export const TOOLS = ["paint", "stroke", "brush", "corners"] as const;
export type Tool = (typeof TOOLS)[number];

export const MARKS = ["wall", "floor", "ceiling", "untouched"] as const satisfies readonly CorrectedSurface[];

/** What can be painted on its own. */
export const TARGETS = ["wall", "back", "left", "right", "floor", "ceiling", "furniture"] as const;
export type Target = (typeof TARGETS)[number];
export type WallTarget = Extract<Target, "wall" | "back" | "left" | "right">;

export const CORNER_NAMES = ["topLeft", "topRight", "bottomLeft", "bottomRight", "nearLeft", "nearRight"] as const satisfies readonly CornerName[];

export type Question = (typeof QUESTIONS)[number];

export const correctionsOf = ({ steps, corners }: Pick<Draft, "steps" | "corners">): Corrections => ({ steps, ...(corners && { corners }) });

/** The contract's corrections without the corners that are undefined. */
export function correctionsFrom({ steps, corners }: RedesignSurfaceMap["corrections"]): Corrections {
  const moved = Object.fromEntries(Object.entries(corners ?? {}).filter(([, point]) => point !== undefined));
  return { steps, ...(Object.keys(moved).length > 0 && { corners: moved }) };
}

export const isWall = (target: Target): target is WallTarget => target !== "floor" && target !== "ceiling" && target !== "furniture";

/** undefined: the style's own (one wall: as all walls); null: left as it is. */
export function wallFinish(finishes: Finishes, target: WallTarget): Finishes["wall"] {
  return target === "wall" ? finishes.wall : finishes.walls?.[target];
}

export function withWall(finishes: Finishes, target: WallTarget, finish: Finishes["wall"]): Finishes {
  // A choice for all walls replaces those of single walls.
  if (target === "wall") return without({ ...finishes, wall: finish, walls: undefined });
  const walls = without({ ...finishes.walls, [target]: finish });
  return without({ ...finishes, walls: Object.keys(walls).length > 0 ? walls : undefined });
}

export function withFinish<Key extends "floor" | "ceiling" | "furniture">(finishes: Finishes, key: Key, value: Finishes[Key]): Finishes {
  return without({ ...finishes, [key]: value });
}

/** The swatch of a surface's choice; undefined for the style's own, null when left as it is. */
export function chosenColor(finishes: Finishes, target: Target): string | null | undefined {
  if (target === "furniture") return undefined;
  if (target === "floor") return finishes.floor === null ? null : finishes.floor?.first;
  if (target === "ceiling") return finishes.ceiling === null ? null : finishes.ceiling?.color;
  const own = wallFinish(finishes, target);
  const finish = own === undefined && target !== "wall" ? finishes.wall : own;
  return finish === null ? null : finish?.color;
}

/** Without the keys whose value is undefined, so that equal choices are equal objects. */
function without<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;
}

/** Why the engine left a surface as it was without being asked to. */
export function whyUnchanged(target: Target, leftAlone: RedesignPicture["leftAlone"]): "unsure" | "notFound" | "tooSmall" | null {
  const surface = isWall(target) ? "wall" : target;
  const reason = leftAlone.find((left) => left.surface === surface)?.reason;
  return reason === "unsure" || reason === "notFound" || reason === "tooSmall" ? reason : null;
}
