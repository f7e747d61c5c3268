import { defineFeature } from "#app/platform/feature/feature.server.ts";

export const feature = defineFeature({ tables: ["product_views", "product_views_since"], reads: ["products"] });
