import { randomUUID } from "node:crypto";
import { type Cases, of, withInput } from "#app/api/testing/cases.ts";
import { EMPTY_COUPON } from "./coupon.rules.ts";

const fields = () => ({ ...EMPTY_COUPON, code: `M-${randomUUID().slice(0, 8)}`, percent: 10 });

export const cases: Cases = {
  "coupons.list": withInput(() => ({})),
  "coupons.create": of(["vendor"], (world) => ({ vendorId: world.ownedVendor.id, fields: fields() })),
  "coupons.update": of(["vendor"], async (world) => ({ ...(await world.newCoupon()), fields: fields() })),
};
