import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import type { CouponFields } from "../coupon.rules.ts";
import { couponsContract } from "../discounts.contract.ts";
import type { SaleFields } from "../sale.rules.ts";
import { salesContract } from "../sales.contract.ts";
import { createCoupon, listCoupons, updateCoupon } from "./coupons.server.ts";
import { createSale, listSales, previewSale, updateSale } from "./sales.server.ts";

const coupons = implementContract(couponsContract);

export const couponsRouter = coupons.router({
  list: coupons.list.handler(({ input, context }) => listCoupons(signedIn(context), input, context.language)),
  create: coupons.create.handler(({ input, context }) => createCoupon(signedIn(context), { ...input, fields: input.fields as CouponFields }, context.language)),
  update: coupons.update.handler(({ input, context }) => updateCoupon(signedIn(context), { ...input, fields: input.fields as CouponFields }, context.language)),
});

const sales = implementContract(salesContract);

export const salesRouter = sales.router({
  list: sales.list.handler(({ input, context }) => listSales(signedIn(context), input, context.language)),
  preview: sales.preview.handler(({ input, context }) => previewSale(signedIn(context), { ...input, fields: input.fields as SaleFields })),
  create: sales.create.handler(({ input, context }) => createSale(signedIn(context), { ...input, fields: input.fields as SaleFields }, context.language)),
  update: sales.update.handler(({ input, context }) => updateSale(signedIn(context), { ...input, fields: input.fields as SaleFields }, context.language)),
});
