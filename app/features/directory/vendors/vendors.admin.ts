// What the admin part shares between browser and server. Free of zod, so that screens load little.

export const ADMIN_VENDOR_TYPES = ["Service", "Product", "Both"] as const;
export type AdminVendorType = (typeof ADMIN_VENDOR_TYPES)[number];

export const ADMIN_VENDOR_STATUSES = ["Pending", "Verified", "Inactive"] as const;
export type AdminVendorStatus = (typeof ADMIN_VENDOR_STATUSES)[number];

/** Vendors on one page of the admin list. */
export const ADMIN_PAGE_SIZE = 20;
/** The most vendors one bulk change or one selection takes; a larger set is done in several rounds. */
export const BULK_LIMIT = 1000;
export const MAX_PHOTOS = 20;
/** The largest logo or photograph, in bytes. */
export const VENDOR_PHOTO_MAX_BYTES = 10 * 1024 * 1024;

/** What the status toggle does: a pending or inactive vendor becomes verified, a verified one inactive. */
export const nextStatus = (status: AdminVendorStatus): AdminVendorStatus => (status === "Verified" ? "Inactive" : "Verified");

export type AdminVendorFilters = { search: string; status: AdminVendorStatus | "all"; city: string; type: AdminVendorType | "all" };
export type AdminVendorSearch = AdminVendorFilters & { page: number };

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | "all" => known.find((item) => item === value) ?? "all";

/** Reads the filters from an address; what is unknown or malformed counts as not given. */
export function parseAdminSearch(parameters: URLSearchParams): AdminVendorSearch {
  const page = Number(parameters.get("page") ?? 1);
  return {
    search: (parameters.get("search") ?? "").trim().slice(0, 200),
    status: oneOf(ADMIN_VENDOR_STATUSES, parameters.get("status")),
    city: (parameters.get("city") ?? "all").slice(0, 120) || "all",
    type: oneOf(ADMIN_VENDOR_TYPES, parameters.get("type")),
    page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : 1,
  };
}

/** The filters as an address keeps them: 'all', empty and the first page leave no trace. */
export function formatAdminSearch(search: AdminVendorSearch): string {
  const parameters = new URLSearchParams();
  if (search.search) parameters.set("search", search.search);
  for (const key of ["status", "city", "type"] as const) if (search[key] !== "all") parameters.set(key, search[key]);
  if (search.page > 1) parameters.set("page", String(search.page));
  const text = parameters.toString();
  return text ? `?${text}` : "";
}
