import { layout, prefix, type RouteConfigEntry } from "@react-router/dev/routes";

const here = "features/settings/screens";

/** Everything beneath /dashboard/settings, inside its tabs. Other features bring their own pages as `children`, with addresses that begin after /settings/. */
export const settingsRoutes = (children: RouteConfigEntry[]): RouteConfigEntry[] => prefix("settings", [layout(`${here}/settings-layout.tsx`, [...children])]);
