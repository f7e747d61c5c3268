// What the admin part shares between browser and server. Without zod, so that screens stay small.

export const ADMIN_VENDOR_TYPES = ["Service", "Product", "Both"] as const;
export type AdminVendorType = (typeof ADMIN_VENDOR_TYPES)[number];

export const ADMIN_VENDOR_STATUSES = ["Pending", "Verified", "Inactive"] as const;
export type AdminVendorStatus = (typeof ADMIN_VENDOR_STATUSES)[number];

/** Where an entry comes from: written by staff, brought by a file, or entered by the vendor's own account. */
export const VENDOR_SOURCES = ["admin", "import", "vendor"] as const;

const COLUMNS = ["name", "city", "rating", "reviews", "value", "updated"] as const;
type SortColumn = (typeof COLUMNS)[number];
export type VendorSort = SortColumn | `-${SortColumn}`;
/** The latest change first, unless asked otherwise. */
export const VENDOR_SORTS: readonly VendorSort[] = ["-updated", "updated", ...COLUMNS.slice(0, -1).flatMap((column): VendorSort[] => [column, `-${column}`])];
/** The bulk change of statuses. */
export const STATUS_CHANGE = "vendor.status";
export const MAX_PHOTOS = 20;
/** The largest logo or photograph, in bytes. */
export const VENDOR_PHOTO_MAX_BYTES = 10 * 1024 * 1024;

/** What the status toggle does: a pending or inactive vendor becomes verified, a verified one inactive. */
export type NextStatus = Exclude<AdminVendorStatus, "Pending">;
export const nextStatus = (status: AdminVendorStatus): NextStatus => (status === "Verified" ? "Inactive" : "Verified");
