// Shared by the vendor's screens, the contract and the checkout. Without zod, so that pages stay small.
import { latinDigits } from "#app/platform/text/digits.ts";

export const COUPON_STATES = ["active", "scheduled", "ended", "off"] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/** Why a code cannot be used: in the texts of cart and checkout. */
export const COUPON_PROBLEMS = ["unknown", "notYet", "ended", "usedUp", "usedByBuyer"] as const;
export type CouponProblem = (typeof COUPON_PROBLEMS)[number];

export const COUPONS_PER_PAGE = 30;

/** What a sale covers. */
export const SALE_SCOPES = ["all", "category", "pieces"] as const;
export type SaleScope = (typeof SALE_SCOPES)[number];
/** Sales have the states of coupons. */
export const MOST_SALE_PIECES = 200;

/** Codes are typed in any case, with the digits of any keyboard and with spaces around them. */
export const couponCode = (typed: string): string => latinDigits(typed.normalize("NFKC")).trim().toUpperCase();
