import { index, layout, prefix, type RouteConfigEntry } from "@react-router/dev/routes";

const here = "features/dashboard/screens";

/** Everything beneath /dashboard, inside its layout. Each feature brings its own screens as `children`, with addresses that begin after /dashboard/. */
export const dashboardRoutes = (children: RouteConfigEntry[]): RouteConfigEntry[] =>
  prefix("dashboard", [layout(`${here}/dashboard-layout.tsx`, [index("features/account/screens/dashboard.tsx"), ...children])]);
