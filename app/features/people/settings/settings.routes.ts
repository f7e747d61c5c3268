import { index, layout, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/people/settings/visitor/screens";

/** Everything beneath /dashboard/settings, inside its tabs. Other features bring their own pages as `children`, with addresses that begin after /settings/. */
export const settingsRoutes = (children: RouteConfigEntry[]): RouteConfigEntry[] =>
  prefix("settings", [layout(`${here}/settings-layout.tsx`, [index(`${here}/general.tsx`), ...children])]);

/** Addresses that lead to the settings: two for everybody, the others for a role. */
export const settingsRedirects: RouteConfigEntry[] = [
  ...["settings", "preferences"].map((path) => route(path, `${here}/settings-alias.ts`, { id: path })),
  ...["dashboard/homeowner/settings", "dashboard/professional/settings", "dashboard/vendor/settings", "vendor/settings"].map((path) =>
    route(path, `${here}/role-settings.ts`, { id: path }),
  ),
];

/** Inside the main layout. */
export const settingsPublicRoutes: RouteConfigEntry[] = [route("preferences/not-found", `${here}/preferences-not-found.tsx`)];
