import { sql } from "kysely";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { couponsContract } from "./discounts.contract.ts";
import { couponsRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { coupons: { contract: couponsContract, router: couponsRouter } },
  tables: ["coupon_uses", "coupons"],
  reads: ["vendors"],
  personal: { notExported: { "coupon_uses.buyer_id": "counts uses; the person's orders name the coupon" } },
  audited: { coupon: { name: (id) => sql`select code from coupons where id = ${id}` } },
});
