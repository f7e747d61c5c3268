// What contract, service and components share about saved things. Free of zod, so that public pages load little.

/** What can be kept: ideas and products follow with their features. */
export const SAVABLE = ["vendor", "profile"] as const;
export type Savable = (typeof SAVABLE)[number];

export const SAVED_PER_PAGE = 24;
export const CHECK_AT_ONCE = 100;
export const NOTE_LENGTH = 500;
