// Shared by contract, service and components. Without zod, so that public pages stay small.

/** What can be saved; saved products are the wishlist. */
export const SAVABLE = ["vendor", "profile", "idea", "product"] as const;
export type Savable = (typeof SAVABLE)[number];

export const SAVED_PER_PAGE = 24;
export const CHECK_AT_ONCE = 100;
export const NOTE_LENGTH = 500;

export const MOST_WISHLISTS = 30;
export const WISHLIST_NAME_LENGTH = 80;
/** In addresses: the pieces in no list of their own. */
export const DEFAULT_WISHLIST = "default";
