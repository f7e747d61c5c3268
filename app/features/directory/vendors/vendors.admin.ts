// What the admin part shares between browser and server. Free of zod, so that screens load little.

export const ADMIN_VENDOR_TYPES = ["Service", "Product", "Both"] as const;
export type AdminVendorType = (typeof ADMIN_VENDOR_TYPES)[number];

export const ADMIN_VENDOR_STATUSES = ["Pending", "Verified", "Inactive"] as const;
export type AdminVendorStatus = (typeof ADMIN_VENDOR_STATUSES)[number];

/** Vendors on one page of the admin list. */
export const ADMIN_PAGE_SIZE = 20;
/** The bulk change of statuses. */
export const STATUS_CHANGE = "vendor.status";
export const MAX_PHOTOS = 20;
/** The largest logo or photograph, in bytes. */
export const VENDOR_PHOTO_MAX_BYTES = 10 * 1024 * 1024;

/** What the status toggle does: a pending or inactive vendor becomes verified, a verified one inactive. */
export type NextStatus = Exclude<AdminVendorStatus, "Pending">;
export const nextStatus = (status: AdminVendorStatus): NextStatus => (status === "Verified" ? "Inactive" : "Verified");
