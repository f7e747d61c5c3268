import { layout, route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/people/profiles/visitor/screens";
const own = (path: string, id: string) => route(path, `${here}/role-profile.tsx`, { id: `profiles-${id}` });

export const routes: FeatureRoutes = {
  public: [route("profile/not-found", `${here}/profile-not-found.tsx`), route("profile/:id", `${here}/profile.tsx`)],
  dashboard: [own("profile", "own"), ...["homeowner", "professional", "vendor"].map((role) => own(`${role}/profile`, role))],
  settings: [route("privacy", `${here}/privacy.tsx`)],
  vendor: [own("profile", "vendor-area")],
  bare: [
    ...[
      layout("features/site/dashboard/visitor/screens/dashboard-layout.tsx", { id: "edit-profile-layout" }, [
        route("edit-profile/:id", `${here}/edit-profile.tsx`),
      ]),
    ],
    ...[
      ...["profile", "account"].map((path) => route(path, `${here}/own-profile.ts`, { id: `profiles-alias-${path}` })),
      ...["user/:id", "professionals/profile/:id"].map((path, n) => route(path, `${here}/profile-alias.ts`, { id: `profiles-alias-${n}` })),
      route("privacy-settings", `${here}/privacy-alias.ts`),
    ],
  ],
};
