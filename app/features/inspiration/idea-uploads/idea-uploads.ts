// Shared by browser and server. Without zod, so that screens stay small.

/** 'removed' lie in the bin until they are erased. */
export const IDEA_STATUSES = ["published", "unpublished", "removed"] as const;
export type IdeaStatus = (typeof IDEA_STATUSES)[number];

export const IDEA_SOURCES = ["manual", "bulk"] as const;
export type IdeaSource = (typeof IDEA_SOURCES)[number];

/** How many matches are counted and paged through; beyond that, filters help. */
export const MOST_COUNTED = 12_000;
export const LAST_PAGE = MOST_COUNTED / 20;
/** The bulk change that publishes, hides and removes. */
export const STATUS_CHANGE = "design_idea.status";
/** How long a removed idea can be restored. */
export const BIN_DAYS = 30;
