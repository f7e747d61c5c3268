import { listAddress, value, words } from "#app/platform/list/list-address.ts";
import { ADMIN_VENDOR_STATUSES, ADMIN_VENDOR_TYPES } from "./vendors.admin.ts";

export const adminVendorAddress = listAddress({
  search: words(200),
  status: ADMIN_VENDOR_STATUSES,
  city: value(120),
  type: ADMIN_VENDOR_TYPES,
  page: "page",
});
