// Shared by contract, service and components. Without zod, so that public pages stay small.

/** What can be saved: products follow with their feature. */
export const SAVABLE = ["vendor", "profile", "idea"] as const;
export type Savable = (typeof SAVABLE)[number];

export const SAVED_PER_PAGE = 24;
export const CHECK_AT_ONCE = 100;
export const NOTE_LENGTH = 500;
