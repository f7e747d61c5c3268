import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { showcasePages } from "./showcase.cached-pages.ts";
import { paths } from "./showcase.ts";

export const feature = defineFeature({
  cachedPages: [...showcasePages],
  sitemap: [
    {
      name: "showcase",
      pages: async () => paths(),
      entries: async () => [{ path: "/ar", onlyIn: "ar" }],
    },
  ],
});
