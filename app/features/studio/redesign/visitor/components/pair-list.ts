import type { Restyle } from "#app/engines/room/styles.ts";
import type { RoomType } from "#app/features/inspiration/ideas/public.ts";

/** One of our own rooms in another look, as our engine made it of that one picture: `{name}.webp` and `{name}-{style}.webp` in demo/redesigns. */
export type Pair = { name: string; room: RoomType; style: Restyle };

/** The first is the large one of the start screen. `npm run redesign:examples` makes the pictures anew when the engine has become better. */
export const PAIRS: readonly Pair[] = [
  { name: "majlis-modern-2", room: "majlis", style: "najdi" },
  { name: "living_room-modern-1", room: "living_room", style: "traditional" },
  { name: "bedroom-scandinavian-1", room: "bedroom", style: "hijazi" },
  { name: "living_room-minimalist-1", room: "living_room", style: "art_deco" },
  { name: "dining_room-modern-2", room: "dining_room", style: "hijazi" },
  { name: "bedroom-minimalist-2", room: "bedroom", style: "traditional" },
  { name: "home_office-scandinavian-2", room: "home_office", style: "najdi" },
  { name: "majlis-modern-2", room: "majlis", style: "hijazi" },
  { name: "kitchen-scandinavian-1", room: "kitchen", style: "mediterranean" },
  { name: "living_room-minimalist-1", room: "living_room", style: "najdi" },
];
