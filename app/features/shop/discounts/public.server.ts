export { applyCoupon, missingSpend } from "./discount.rules.ts";
export { type Buyer, couponFor, giveBackCoupons, takeCoupon } from "./server/uses.server.ts";
