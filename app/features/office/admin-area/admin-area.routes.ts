import { index, layout, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/office/admin-area/admin/screens";

/**
 * Everything beneath /admin, inside its layout. Each feature brings its own screens as `children`, with addresses that begin
 * after /admin/.
 */
export const adminRoutes = (children: RouteConfigEntry[]): RouteConfigEntry[] =>
  prefix("admin", [
    layout(`${here}/layout.tsx`, [
      index(`${here}/overview.tsx`),
      route("activity", `${here}/activity.tsx`),
      route("activity/export", `${here}/activity-export.ts`),
      ...children,
    ]),
  ]);

export const routes: FeatureRoutes = {
  bare: [route("dashboard/admin", `${here}/dashboard-admin.ts`)],
};
