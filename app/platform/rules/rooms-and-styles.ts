// Design ideas, profiles, portfolios, projects and pieces of the shop say them with the same words. Without zod, so that public pages stay small.

export const STYLES = [
  "modern",
  "traditional",
  "contemporary",
  "minimalist",
  "industrial",
  "scandinavian",
  "bohemian",
  "rustic",
  "art_deco",
  "mediterranean",
] as const;
/** With the two Saudi ones, which no photographed idea is sorted by: what homes are planned, redesigned and liked in. */
export const HOME_STYLES = [...STYLES, "najdi", "hijazi"] as const;
export type Style = (typeof STYLES)[number];

export const ROOM_TYPES = [
  "living_room",
  "bedroom",
  "kitchen",
  "bathroom",
  "dining_room",
  "home_office",
  "outdoor",
  "basement",
  "attic",
  "garage",
  "majlis",
  "entrance",
] as const;
export type RoomType = (typeof ROOM_TYPES)[number];
