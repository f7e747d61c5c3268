/** What a category groups. */
export const CATEGORY_TYPES = ["Service", "Product"] as const;
export type CategoryType = (typeof CATEGORY_TYPES)[number];

export const CATEGORY_NAME_MAX = 120;

/** The largest photograph a category takes, in bytes. */
export const CATEGORY_PHOTO_MAX_BYTES = 10 * 1024 * 1024;
