// What browser and server share. Free of zod, so that screens load little.

/** 'removed' lie in the bin until they are erased. */
export const IDEA_STATUSES = ["published", "unpublished", "removed"] as const;
export type IdeaStatus = (typeof IDEA_STATUSES)[number];

export const IDEA_SOURCES = ["manual", "bulk"] as const;
export type IdeaSource = (typeof IDEA_SOURCES)[number];

/** Ideas on one page of the editors' list. */
export const PAGE_SIZE = 30;
/** How far the list can be turned over, and how many matches are counted; beyond, filters lead on. */
export const LAST_PAGE = 400;
/** The bulk change that publishes, hides and removes. */
export const STATUS_CHANGE = "design_idea.status";
/** How long a removed idea can be restored. */
export const BIN_DAYS = 30;
