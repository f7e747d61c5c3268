import { layout, type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/people/profiles/visitor/screens";
const own = (path: string, id: string) => route(path, `${here}/role-profile.tsx`, { id: `profiles-${id}` });

/** Inside the main layout. */
export const profilesRoutes: RouteConfigEntry[] = [route("profile/not-found", `${here}/profile-not-found.tsx`), route("profile/:id", `${here}/profile.tsx`)];

/** Beneath /dashboard. */
export const profilesDashboardRoutes: RouteConfigEntry[] = [
  own("profile", "own"),
  ...["homeowner", "professional", "vendor"].map((role) => own(`${role}/profile`, role)),
];

/** Beneath /vendor. */
export const profilesVendorRoutes: RouteConfigEntry[] = [own("profile", "vendor-area")];

/** Beneath /dashboard/settings. */
export const profilesSettingsRoutes: RouteConfigEntry[] = [route("privacy", `${here}/privacy.tsx`)];

/** Inside the dashboard's layout, at an address of its own. */
export const editProfileRoutes: RouteConfigEntry[] = [
  layout("features/site/dashboard/visitor/screens/dashboard-layout.tsx", { id: "edit-profile-layout" }, [
    route("edit-profile/:id", `${here}/edit-profile.tsx`),
  ]),
];

/** Addresses that only lead on. */
export const profilesRedirects: RouteConfigEntry[] = [
  ...["profile", "account"].map((path) => route(path, `${here}/own-profile.ts`, { id: `profiles-alias-${path}` })),
  ...["user/:id", "professionals/profile/:id"].map((path, n) => route(path, `${here}/profile-alias.ts`, { id: `profiles-alias-${n}` })),
  route("privacy-settings", `${here}/privacy-alias.ts`),
];
