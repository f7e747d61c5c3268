import { index, layout, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/people/settings/visitor/screens";

/** Everything beneath /dashboard/settings, inside its tabs. Other features bring their own pages as `children`, with addresses that begin after /settings/. */
export const settingsRoutes = (children: RouteConfigEntry[]): RouteConfigEntry[] =>
  prefix("settings", [layout(`${here}/settings-layout.tsx`, [index(`${here}/general.tsx`), ...children])]);

export const routes: FeatureRoutes = {
  public: [route("preferences/not-found", `${here}/preferences-not-found.tsx`)],
  bare: [
    ...["settings", "preferences"].map((path) => route(path, `${here}/settings-alias.ts`, { id: path })),
    ...["dashboard/homeowner/settings", "dashboard/professional/settings", "dashboard/vendor/settings", "vendor/settings"].map((path) =>
      route(path, `${here}/role-settings.ts`, { id: path }),
    ),
  ],
};
