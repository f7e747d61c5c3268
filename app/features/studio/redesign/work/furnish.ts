import type { RoomAnalysis } from "#app/engines/room/analyze-room.ts";
import type { Corrections } from "#app/engines/room/corrections.ts";
import { type Areas, areasOf } from "#app/engines/room/stage/areas.ts";
import { arrange } from "#app/engines/room/stage/arrange.ts";
import type { Plan } from "#app/engines/room/stage/plan.ts";
import { type Placement, sizeOf } from "#app/engines/room/stage/scene.ts";
import { type Stage, stageOf } from "#app/engines/room/stage/stage.ts";
import type { FurnishedRoom } from "#app/engines/room/stage/words.ts";
import type { Restyle } from "#app/engines/room/style-names.ts";

/** What someone wants to stand in a room; without placements it is arranged by rule. */
export type Furnish = { degree: "furniture" | "both"; room: FurnishedRoom; placements?: readonly Placement[] | undefined };

/** How a room was furnished. */
export type FurnishedScene = { plan: Plan; placements: readonly Placement[]; areas: Areas };

/** The stage and what stands on it; null where the room cannot be furnished. */
export function sceneOf(
  analysis: RoomAnalysis,
  { height, marks }: Corrections,
  style: Restyle,
  furnish: Furnish,
): { stage: Stage; scene: FurnishedScene } | null {
  const stage = stageOf(analysis, { height, marks });
  if (typeof stage === "string") return null;
  const { plan } = stage;
  const placements = furnish.placements ?? arrange(plan, furnish.room, style);
  // Every piece says how large it is: a list of them needs no catalogue.
  return { stage, scene: { plan, placements: placements.map((placement) => ({ ...placement, size: sizeOf(placement) })), areas: areasOf(plan) } };
}
