import { sql } from "kysely";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { couponsContract } from "./discounts.contract.ts";
import { salesContract } from "./sales.contract.ts";
import { couponsRouter, salesRouter } from "./server/procedures.server.ts";
import { saleJob } from "./server/sale-run.server.ts";

export const feature = defineFeature({
  api: { coupons: { contract: couponsContract, router: couponsRouter }, vendorSales: { contract: salesContract, router: salesRouter } },
  jobs: [saleJob],
  tables: ["coupon_uses", "coupons", "sale_pieces", "sales"],
  reads: ["product_variants", "products", "vendors"],
  personal: { notExported: { "coupon_uses.buyer_id": "counts uses; the person's orders name the coupon" } },
  audited: {
    coupon: { name: (id) => sql`select code from coupons where id = ${id}` },
    sale: { name: (id) => sql`select name from sales where id = ${id}` },
  },
});
