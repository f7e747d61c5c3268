import { COLLECTIONS } from "./ideas.collections.ts";
import { COLOR_FAMILIES } from "./ideas.colors.ts";
import { REGIONS, ROOM_TYPES, STYLES, wordOf } from "./ideas.ts";

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
