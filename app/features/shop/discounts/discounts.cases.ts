import { randomUUID } from "node:crypto";
import { type Cases, of, withInput } from "#app/api/testing/cases.ts";
import { EMPTY_COUPON } from "./coupon.rules.ts";
import { EMPTY_SALE } from "./sale.rules.ts";

const fields = () => ({ ...EMPTY_COUPON, code: `M-${randomUUID().slice(0, 8)}`, percent: 10 });
const saleFields = () => ({ ...EMPTY_SALE, name: "Week", percent: 10, startsOn: "2027-01-01", endsOn: "2027-01-07" });

export const cases: Cases = {
  "coupons.list": withInput(() => ({})),
  "coupons.create": of(["vendor"], (world) => ({ vendorId: world.ownedVendor.id, fields: fields() })),
  "coupons.update": of(["vendor"], async (world) => ({ ...(await world.newCoupon()), fields: fields() })),
  "vendorSales.list": withInput(() => ({})),
  "vendorSales.preview": of(["vendor"], (world) => ({ vendorId: world.ownedVendor.id, fields: saleFields() })),
  "vendorSales.create": of(["vendor"], (world) => ({ vendorId: world.ownedVendor.id, fields: saleFields() })),
  "vendorSales.update": of(["vendor"], async (world) => ({ ...(await world.newSale()), fields: saleFields() })),
};
