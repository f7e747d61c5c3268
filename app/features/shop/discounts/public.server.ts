export { couponFor, giveBackCoupons, takeCoupon } from "./server/uses.server.ts";
