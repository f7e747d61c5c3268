import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const screen = (name: string) => `features/site/sitemap/visitor/screens/${name}`;

export const routes: FeatureRoutes = {
  bare: [
    route("sitemap.xml", screen("sitemap.ts"), { id: "sitemap" }),
    route("sitemaps/:file", screen("sitemap.ts"), { id: "sitemap-file" }),
    route("robots.txt", screen("robots.ts")),
  ],
};
