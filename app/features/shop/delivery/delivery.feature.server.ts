import { sql } from "kysely";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { localColumn } from "#app/platform/text/local-column.server.ts";
import { addressesContract } from "./addresses.contract.ts";
import { deliveryContract } from "./delivery.contract.ts";
import { addressesRouter, deliveryRouter, vendorShippingRouter } from "./server/procedures.server.ts";
import { vendorShippingContract } from "./shipping.contract.ts";

export const feature = defineFeature({
  api: {
    addresses: { contract: addressesContract, router: addressesRouter },
    delivery: { contract: deliveryContract, router: deliveryRouter },
    vendorShipping: { contract: vendorShippingContract, router: vendorShippingRouter },
  },
  tables: ["delivery_addresses", "delivery_bookings", "delivery_holidays", "delivery_methods", "delivery_settings", "delivery_zones"],
  reads: ["vendors"],
  personal: { tables: [personalTable("addresses", "delivery_addresses", "user_id")] },
  audited: { shipping: { name: (id, language) => sql`select ${localColumn("name", language)} from vendors where id = ${id}` } },
});
