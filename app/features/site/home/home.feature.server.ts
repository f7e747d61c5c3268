import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { homePages } from "./home.cached-pages.ts";

export const feature = defineFeature({
  cachedPages: [...homePages],
});
