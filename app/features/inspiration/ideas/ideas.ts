// The vocabulary of design ideas, shared by contract, services and screens. Without zod, so that public pages stay small.
import type { Style } from "#app/platform/rules/rooms-and-styles.ts";

export { ROOM_TYPES, type RoomType, STYLES, type Style } from "#app/platform/rules/rooms-and-styles.ts";

export const REGIONS = ["najd", "hijaz", "asir", "eastern", "north"] as const;
export type Region = (typeof REGIONS)[number];

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What an editor picks colors from. */
export const PALETTE = [
  "#000000",
  "#FFFFFF",
  "#FF0000",
  "#00FF00",
  "#0000FF",
  "#FFFF00",
  "#FF00FF",
  "#00FFFF",
  "#FFA500",
  "#800080",
  "#FFC0CB",
  "#A52A2A",
  "#808080",
  "#008000",
  "#000080",
  "#800000",
] as const;

export const TITLE_LENGTH = 160;
export const DESCRIPTION_LENGTH = 5_000;
export const TAG_LENGTH = 40;
export const MOST_TAGS = 20;
export const MOST_COLORS = 16;
export const MOST_PHOTOS = 12;
export const TIME_LENGTH = 60;
/** Riyals. */
export const MOST_COST = 100_000_000;
export const IMAGE_MAX_MB = 50;

export const ideaPath = (slug: string): string => `/ideas/${encodeURIComponent(slug)}`;

/** The address that redesigns one's own room in an idea's style; the two regions with their own style take precedence. */
export function tryOnPath({ id, style, region }: { id: string; style: Style; region?: Region | null }): string {
  const look = region === "najd" ? "najdi" : region === "hijaz" ? "hijazi" : style;
  return `/redesign?style=${look}&idea=${id}`;
}

/** A value as a word of an address. */
export const wordOf = (value: string): string => value.replaceAll("_", "-");
