import { sql } from "kysely";
import { reviewRights } from "#app/features/people/reviews/public.server.ts";
import { paymentFollowers } from "#app/features/shop/payments/public.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable, within } from "#app/platform/feature/personal-table.server.ts";
import { orderRunContract } from "./orders.run.contract.ts";
import { completeOrdersJob } from "./server/end.server.ts";
import { eraseBuyer } from "./server/erase.server.ts";
import { orderPayments } from "./server/paid.server.ts";
import { allOrdersContract, orderStepsRouter, ordersRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { orders: { contract: allOrdersContract, router: ordersRouter }, orderSteps: { contract: orderRunContract, router: orderStepsRouter } },
  jobs: [completeOrdersJob],
  tables: ["checkouts", "order_events", "order_lines", "order_parcel_lines", "order_parcels", "order_refunds", "orders"],
  reads: ["payments", "vendors", "verification_requests"],
  personal: {
    tables: [
      personalTable("orders", "checkouts", "buyer_id", { omit: ["body_hash", "key"] }),
      personalTable("orders", "orders", "buyer_id"),
      personalTable("orders", "order_lines", "order_id", within("order_id", "orders", "buyer_id")),
    ],
    notExported: {
      "order_events.actor_id": "belongs to the order, which both sides read",
      "order_refunds.created_by": "belongs to the buyer who got it",
    },
    erase: eraseBuyer,
  },
  waiting: {
    orders: {
      count: () => sql`select (select count(*) from orders where dispute_at is not null)
    + (select count(*) from payments where status = 'pending' and receipt_id is not null and receipt_refused_at is null)`,
    },
  },
  audited: { order: { name: (id) => sql`select number from orders where id = ${id}`, address: (id) => `/admin/orders?open=${id}` } },
  fills: [
    paymentFollowers.with(orderPayments),
    // What arrived: the pieces, and who sold them.
    reviewRights.with(
      (userId) => sql`
      select 'product'::text subject_type, l.product_id subject_id, 'order'::text basis, o.id basis_id, l.variant bought, l.variant_ar bought_ar, o.delivered_at since
      from orders o join order_lines l on l.order_id = o.id where o.buyer_id = ${userId} and o.delivered_at is not null
      union all select 'vendor', o.vendor_id, 'order', o.id, null, null, o.delivered_at from orders o where o.buyer_id = ${userId} and o.delivered_at is not null`,
    ),
  ],
});
