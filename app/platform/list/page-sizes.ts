/** How many rows a page of a numbered list may have, as its address says. */
export const PAGE_SIZES = ["20", "50", "100"] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Of a public list of cards. */
export const CARDS_OF_PAGE = 24;
