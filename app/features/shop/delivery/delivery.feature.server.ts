import { defineFeature } from "#app/platform/feature/feature.server.ts";

export const feature = defineFeature({
  tables: ["delivery_bookings", "delivery_holidays", "delivery_methods", "delivery_settings", "delivery_zones"],
});
