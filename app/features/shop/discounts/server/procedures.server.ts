import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import type { CouponFields } from "../coupon.rules.ts";
import { couponsContract } from "../discounts.contract.ts";
import { createCoupon, listCoupons, updateCoupon } from "./coupons.server.ts";

const coupons = implementContract(couponsContract);

export const couponsRouter = coupons.router({
  list: coupons.list.handler(({ input, context }) => listCoupons(signedIn(context), input, context.language)),
  create: coupons.create.handler(({ input, context }) => createCoupon(signedIn(context), { ...input, fields: input.fields as CouponFields }, context.language)),
  update: coupons.update.handler(({ input, context }) => updateCoupon(signedIn(context), { ...input, fields: input.fields as CouponFields }, context.language)),
});
