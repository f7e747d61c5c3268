import type { Restyle } from "#app/engines/room/style-names.ts";
import type { RoomType } from "#app/features/inspiration/ideas/public.ts";

/**
 * One of our own rooms in another look, as our engine made it of that one picture once its questions were answered: `{name}.webp` and `{name}-{style}.webp`
 * in demo/redesigns.
 */
export type Pair = { name: string; room: RoomType; style: Restyle /** Emptied, and furnished anew. */; isFurnished?: true };

/**
 * Only pairs approved by a person. The first is the large one of the start screen. Run `npm run redesign:examples` when the engine
 * has improved.
 */
export const PAIRS: readonly Pair[] = [
  { name: "majlis-modern-2", room: "majlis", style: "najdi", isFurnished: true },
  { name: "bedroom-minimalist-2", room: "bedroom", style: "bohemian" },
  { name: "dining_room-modern-2", room: "dining_room", style: "traditional" },
  { name: "kitchen-scandinavian-1", room: "kitchen", style: "mediterranean" },
  { name: "living_room-modern-1", room: "living_room", style: "mediterranean" },
];
