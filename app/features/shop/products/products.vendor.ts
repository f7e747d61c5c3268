// Shared by the vendor's editor, its contract and its services. Without zod, so that screens stay small.

export const PRODUCT_STATUSES = ["draft", "pending", "live", "archived"] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export const VENDOR_SORTS = ["-updated", "updated", "name", "-name", "price", "-price"] as const;
export const PRODUCTS_PER_PAGE = 30;

export const MAX_PHOTOS = 20;
export const PHOTO_MAX_BYTES = 15 * 1024 * 1024;
export const MAX_VARIANTS = 100;
export const REJECTION_LENGTH = 500;

/** How the pieces of one vendor are treated: as all are, or otherwise. */
export const APPROVAL_RULES = ["default", "required", "free"] as const;
export type ApprovalRule = (typeof APPROVAL_RULES)[number];
