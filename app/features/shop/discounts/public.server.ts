export { applyCoupon, missingSpend } from "./discount.rules.ts";
export { insertSale } from "./server/new-sale.server.ts";
export { type Buyer, couponFor, giveBackCoupons, takeCoupon } from "./server/uses.server.ts";
