import { index, layout, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/site/dashboard/visitor/screens";

/** Everything beneath /dashboard, inside its layout. Each feature brings its own screens as `children`, with addresses that begin after /dashboard/. */
export const dashboardRoutes = (children: RouteConfigEntry[]): RouteConfigEntry[] =>
  prefix("dashboard", [
    layout(`${here}/dashboard-layout.tsx`, [
      index(`${here}/home.tsx`),
      route("professional", `${here}/professional-home.tsx`),
      route("studio", `${here}/studio.tsx`),
      ...children,
    ]),
  ]);

/** In the same layout, at addresses of their own. */
export const workspaceRoutes = (children: RouteConfigEntry[]): RouteConfigEntry[] => [layout(`${here}/dashboard-layout.tsx`, { id: "workspace" }, children)];

/** The vendor's area, inside its layout: `children` have addresses that begin after /vendor/. */
export const vendorAreaRoutes = (children: RouteConfigEntry[]): RouteConfigEntry[] =>
  prefix("vendor", [layout(`${here}/vendor-layout.tsx`, [index(`${here}/vendor-home.tsx`), ...children])]);

export const routes: FeatureRoutes = {
  bare: [route("vendor-dashboard", `${here}/vendor-dashboard.ts`), route("professional-dashboard", `${here}/professional-dashboard.ts`)],
};
