import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";
import { AUDIENCE_PAGES, pathOf, SOFTWARE_PAGES, WORK_PAGES } from "./showcase.ts";

const at = (screen: string) => `features/site/showcase/visitor/screens/${screen}`;
const address = (path: string) => path.slice(1);

export const routes: FeatureRoutes = {
  public: [
    ...SOFTWARE_PAGES.map((page) => route(address(pathOf(page)), at("software.tsx"), { id: `showcase-${page}` })),
    ...[...AUDIENCE_PAGES, ...WORK_PAGES].map((page) => route(address(pathOf(page)), at("audience.tsx"), { id: `showcase-${page}` })),
    route("ar", at("family.tsx")),
  ],
  bare: [route("who-we-serve", at("alias.ts"), { id: "who-we-serve" }), route("professionals/software/pricing", at("alias.ts"), { id: "software-pricing" })],
};
