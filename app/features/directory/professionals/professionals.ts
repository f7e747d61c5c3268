// Shared by address, screen, API and server. Without zod, so that screens stay small.
import type { PROFESSIONAL_TYPES } from "#app/features/people/profiles/public.ts";

export type Profession = (typeof PROFESSIONAL_TYPES)[number];

/** The trades that have a page of their own, by its address. */
export const TRADE_PAGES = {
  architects: "architect",
  "interior-designers": "interior_designer",
  "kitchen-bathroom-designers": "kitchen_bathroom_designer",
  "lighting-designers": "lighting_designer",
  "design-build-firms": "design_build_firm",
  "kitchen-bathroom-remodelers": "kitchen_bathroom_remodeler",
} as const satisfies Record<string, Profession>;
export type TradePage = keyof typeof TRADE_PAGES;

export const tradePageOf = (profession: string): TradePage | undefined =>
  (Object.keys(TRADE_PAGES) as TradePage[]).find((page) => TRADE_PAGES[page] === profession);

/** Within how many days someone can begin. */
export const STARTS = { now: 0, month: 31, quarter: 92 } as const;
export type Start = keyof typeof STARTS;

/** Photographs on a card. */
export const CARD_PHOTOS = 3;
