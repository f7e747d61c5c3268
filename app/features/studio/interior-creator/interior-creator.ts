// The vocabulary of the creator, shared by contract, services and screens. Without zod, so that screens stay small.
import { ROOM_TYPES, type RoomType } from "#app/features/inspiration/ideas/public.ts";
import { RESTYLES, type Restyle } from "#app/features/studio/redesign/public.ts";
import { listAddress, oneOf } from "#app/platform/list/list-address.ts";
import { SWATCHES } from "./palette/swatches.ts";

/** Of the creator's two ways in. */
export const creatorAddress = listAddress({ tab: oneOf(["description", "editor"]) });

/** A brief. Everything is optional. */
export type Brief = {
  room: RoomType | null;
  style: Restyle | null;
  /** '#RRGGBB' of the sixteen swatches. */
  colors: readonly string[];
  /** The most it may cost, in riyals. */
  budget: number | null;
  /** Square meters. */
  size: number | null;
  words: string;
};
export const EMPTY_BRIEF: Brief = { room: null, style: null, colors: [], budget: null, size: null, words: "" };
export const isEmptyBrief = ({ room, style, colors, budget, size, words }: Brief): boolean =>
  !room && !style && colors.length === 0 && budget === null && size === null && !words.trim();

export const COLORS = SWATCHES.map(({ hex }) => hex);
export const ROOMS = ROOM_TYPES;
export const STYLES = RESTYLES;
export const MOST_COLORS = 4;
export const MOST_BUDGET = 100_000_000;
export const MOST_SIZE = 5_000;
export const WORDS_LENGTH = 600;
export const TITLE_LENGTH = 120;
export const MOST_IDEAS = 12;
/** Of the shop, on one board. */
export const MOST_PIECES = 24;
export const MOST_BOARDS = 200;
export const BOARDS_PER_PAGE = 24;
/** Pictures of one board, and those that one person may have waiting at once. */
export const MOST_PICTURES = 24;
export const OPEN_PICTURES = 3;

/** Why an idea is on the board, in the order in which it is said. */
export const REASONS = ["room", "style", "color", "budget", "words"] as const;
export type Reason = (typeof REASONS)[number];

export const PICTURE_STATES = ["queued", "running", "done", "failed", "canceled"] as const;
export const FAILURES = ["limit", "moderated", "unavailable", "timedOut", "refused"] as const;
export type PictureFailure = (typeof FAILURES)[number];

export const CREATOR_PATH = "/ai-interior-creator";
export const boardPath = (id: string): string => `${CREATOR_PATH}/${id}`;
export const sharedBoardPath = (key: string): string => `${CREATOR_PATH}/shared/${encodeURIComponent(key)}`;
export const EDITOR_PATH = CREATOR_PATH + creatorAddress.format({ tab: "editor" });
