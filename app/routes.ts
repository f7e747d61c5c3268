import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { adminRoutes } from "./features/office/admin-area/admin-area.routes.ts";
import { settingsRoutes } from "./features/people/settings/settings.routes.ts";
import { dashboardRoutes, vendorAreaRoutes, workspaceRoutes } from "./features/site/dashboard/dashboard.routes.ts";
import * as features from "./features.routes.ts";
import type { FeatureRoutes } from "./platform/feature/feature-routes.ts";

const all: readonly FeatureRoutes[] = Object.values(features);
const at = (place: keyof FeatureRoutes) => all.flatMap((routes) => routes[place] ?? []);

/** The table of addresses: features list their screens; the last one matches every other address. */
export default [
  ...at("bare"),
  layout("frame/sign-in-area.tsx", at("signIn")),
  ...vendorAreaRoutes(at("vendor")),
  ...dashboardRoutes([...at("dashboard"), ...settingsRoutes(at("settings"))]),
  ...workspaceRoutes(at("workspace")),
  ...adminRoutes(at("admin")),
  layout("frame/public-area.tsx", [...at("public"), route("connection-test", "frame/screens/connection-test.tsx"), route("*", "frame/screens/not-found.tsx")]),
] satisfies RouteConfig;
