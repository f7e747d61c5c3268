import { listAddress, oneOf, value, words } from "#app/platform/list/list-address.ts";
import { PAGE_SIZES } from "#app/platform/list/page-sizes.ts";
import { ADMIN_VENDOR_STATUSES, ADMIN_VENDOR_TYPES, VENDOR_SORTS, VENDOR_SOURCES } from "./vendors.admin.ts";

export const adminVendorAddress = listAddress({
  search: words(200),
  status: ADMIN_VENDOR_STATUSES,
  city: value(120),
  type: ADMIN_VENDOR_TYPES,
  /** A category with those beneath it. */
  category: "id",
  /** What a vendor lacks. */
  lacks: ["photo", "phone"],
  owner: ["yes", "no"],
  source: VENDOR_SOURCES,
  sort: oneOf(VENDOR_SORTS),
  size: oneOf(PAGE_SIZES),
  page: "page",
});
