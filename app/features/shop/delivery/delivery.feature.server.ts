import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { deliveryContract } from "./delivery.contract.ts";
import { deliveryRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { delivery: { contract: deliveryContract, router: deliveryRouter } },
  tables: ["delivery_bookings", "delivery_holidays", "delivery_methods", "delivery_settings", "delivery_zones"],
});
