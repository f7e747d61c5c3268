import { listAddress } from "#app/platform/list/list-address.ts";
import { COUPON_STATES } from "./discounts.ts";

/** The vendor's coupons. `vendor`: one of several that the person works for. */
export const couponAddress = listAddress({ search: "words", state: COUPON_STATES, vendor: "id", open: "opened" });

/** The vendor's sales, likewise. */
export const saleAddress = listAddress({ search: "words", state: COUPON_STATES, vendor: "id", open: "opened" });
