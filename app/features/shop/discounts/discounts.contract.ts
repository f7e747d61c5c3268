import { z } from "zod";
import { conflictData } from "#app/platform/api/conflict.ts";
import { IdSchema, MoneySchema, vendorProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { couponShape } from "./coupon.rules.ts";
import { couponAddress } from "./discounts.search.ts";
import { COUPON_STATES } from "./discounts.ts";

const Moment = z.iso.datetime();
const Fields = z.object(couponShape());

const Coupon = z.object({
  id: IdSchema,
  vendor: z.object({ id: IdSchema, name: z.string() }),
  code: z.string(),
  kind: z.enum(["percent", "amount"]),
  percent: z.number().int().nullable(),
  amount: MoneySchema.nullable(),
  minSpend: MoneySchema.nullable(),
  /** Days of Riyadh, both included. */
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
  mostUses: z.number().int().nullable(),
  isOncePerBuyer: z.boolean(),
  isOn: z.boolean(),
  state: z.enum(COUPON_STATES),
  uses: z.number().int(),
  canEdit: z.boolean(),
  version: Moment,
});
export type VendorCoupon = z.infer<typeof Coupon>;

const Filters = moreInput(couponAddress);
export type CouponFilters = z.infer<typeof Filters>;
const CouponPage = morePage(Coupon);
export type CouponPage = z.infer<typeof CouponPage>;

export const couponConflict = defineError("CONFLICT", {
  status: 409,
  message: "Someone else changed this coupon meanwhile.",
  data: conflictData(Coupon),
});

const tags = ["Vendors: discounts"];

export const couponsContract = {
  /** Coupons of the viewer's vendors, newest first. Vendors and their people. */
  list: vendorProcedure.route({ method: "GET", path: "/vendor/coupons", summary: "List your coupons", tags }).input(Filters).output(CouponPage),
  /** Creates a coupon; a code is once at each vendor. Owners, managers and editors. */
  create: vendorProcedure
    .route({ method: "POST", path: "/vendor/coupons", summary: "Create a coupon", successStatus: 201, tags })
    .input(z.object({ vendorId: IdSchema, fields: Fields }))
    .output(Coupon),
  /** Changes a coupon. CONFLICT when someone changed it since `version`. Owners, managers and editors. */
  update: vendorProcedure
    .errors(declare(couponConflict))
    .route({ method: "PATCH", path: "/vendor/coupons/{id}", summary: "Change a coupon", tags })
    .input(z.object({ id: IdSchema, version: Moment, fields: Fields }))
    .output(Coupon),
};
