import { COLOR_FAMILIES } from "./ideas.colors.ts";
import { REGIONS, ROOM_TYPES, type RoomType, STYLES } from "./ideas.ts";

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

/** A value as a word of an address. */
export const wordOf = (value: string): string => value.replaceAll("_", "-");

/** Every word that is a list of its own right below /ideas. */
export const LIST_WORDS: readonly string[] = [...new Set([...ROOM_TYPES, ...Object.keys(COLLECTIONS), ...STYLES, ...REGIONS, ...COLOR_FAMILIES].map(wordOf))];

/** Names under /ideas that no idea may take as its own. */
export const RESERVED_SLUGS: readonly string[] = [
  ...LIST_WORDS,
  "before-after",
  "inspiration",
  "forums",
  "ideabooks",
  "ai-tools",
  "photos",
  "gallery",
  "by-photo",
  "search",
  "new",
];
