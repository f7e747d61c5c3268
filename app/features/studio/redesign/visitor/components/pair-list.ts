import type { Restyle } from "#app/engines/room/styles.ts";
import type { RoomType } from "#app/features/inspiration/ideas/public.ts";

/** One of our own rooms in another look, as our engine made it of that one picture: `{name}.webp` and `{name}-{style}.webp` in demo/redesigns. */
export type Pair = { name: string; room: RoomType; style: Restyle };

/**
 * Only pairs approved by a person. The first is the large one of the start screen. Run `npm run redesign:examples` when the engine
 * has improved.
 */
export const PAIRS: readonly Pair[] = [
  { name: "living_room-modern-1", room: "living_room", style: "traditional" },
  { name: "kitchen-scandinavian-1", room: "kitchen", style: "mediterranean" },
  { name: "bedroom-minimalist-2", room: "bedroom", style: "traditional" },
];
