import type { RoomType } from "./ideas.ts";

/** A listing with an address and a headline of its own: ideas of its rooms, or with one of its tags. */
export type Collection = { rooms?: readonly RoomType[]; tags?: readonly string[]; isRegional?: boolean };

/** The children of /ideas that list ideas. */
export const COLLECTIONS = {
  "saudi-regional": { isRegional: true },
  "kitchen-dining": { rooms: ["kitchen", "dining_room"] },
  outdoor: { rooms: ["outdoor"] },
  "bar-wine": { tags: ["bar", "wine cellar"] },
  living: { rooms: ["living_room", "majlis"] },
  "more-rooms": { rooms: ["bathroom", "home_office", "basement", "attic", "garage", "entrance"] },
  "family-room": { tags: ["family room"] },
  "game-room": { tags: ["game room"] },
  garage: { rooms: ["garage"] },
  "great-room": { tags: ["great room"] },
  gym: { tags: ["gym"] },
  "home-bar": { tags: ["home bar", "bar"] },
  fireplace: { tags: ["fireplace"] },
  exterior: { tags: ["exterior", "facade"] },
  "dining-room": { rooms: ["dining_room"] },
} as const satisfies Record<string, Collection>;
export type CollectionName = keyof typeof COLLECTIONS;
