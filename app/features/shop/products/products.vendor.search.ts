import { initially, listAddress, oneOf } from "#app/platform/list/list-address.ts";
import { PRODUCT_STATUSES, VENDOR_SORTS } from "./products.vendor.ts";

/** The vendor's own pieces. `vendor`: one of several that the person works for. */
export const vendorProductAddress = listAddress({ search: "words", status: PRODUCT_STATUSES, vendor: "id", sort: oneOf(VENDOR_SORTS) });

/** The staff's list: at first what waits. */
export const adminProductAddress = listAddress({ search: "words", status: initially("pending", PRODUCT_STATUSES), vendor: "id", open: "opened" });
