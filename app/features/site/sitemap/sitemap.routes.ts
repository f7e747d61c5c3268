import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";
import { FEEDS } from "#app/platform/pages/feed.ts";

const screen = (name: string) => `features/site/sitemap/visitor/screens/${name}`;

export const routes: FeatureRoutes = {
  bare: [
    route("sitemap.xml", screen("sitemap.ts"), { id: "sitemap" }),
    route("sitemaps/:file", screen("sitemap.ts"), { id: "sitemap-file" }),
    ...FEEDS.map((feed) => route(feed.slice(1), screen("feed.ts"), { id: `feed${feed.replaceAll("/", "-")}` })),
    route("llms.txt", screen("llms.ts")),
    route("robots.txt", screen("robots.ts")),
  ],
};
