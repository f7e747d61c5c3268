/** What a category groups. */
export const CATEGORY_TYPES = ["Service", "Product"] as const;
export type CategoryType = (typeof CATEGORY_TYPES)[number];

/** `unnamed`: made by a file, hidden until it has an Arabic name. */
export const CATEGORY_STATES = ["active", "inactive", "unnamed"] as const;
export type CategoryState = (typeof CATEGORY_STATES)[number];

/** The bulk change that shows and hides. */
export const ACTIVE_CHANGE = "category.active";

export const CATEGORY_NAME_MAX = 120;

/** The most siblings that can be arranged. */
export const MOST_ARRANGED = 1000;

/** The largest photograph a category takes, in bytes. */
export const CATEGORY_PHOTO_MAX_BYTES = 10 * 1024 * 1024;
