import { defineFeature } from "#app/platform/feature/feature.server.ts";

export const feature = defineFeature({ tables: ["removed_addresses"] });
