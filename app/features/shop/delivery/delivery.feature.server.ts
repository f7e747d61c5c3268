import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { addressesContract } from "./addresses.contract.ts";
import { deliveryContract } from "./delivery.contract.ts";
import { addressesRouter, deliveryRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { addresses: { contract: addressesContract, router: addressesRouter }, delivery: { contract: deliveryContract, router: deliveryRouter } },
  tables: ["delivery_addresses", "delivery_bookings", "delivery_holidays", "delivery_methods", "delivery_settings", "delivery_zones"],
  personal: { tables: [personalTable("addresses", "delivery_addresses", "user_id")] },
});
