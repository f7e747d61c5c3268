import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const screen = (name: string) => `features/directory/vendors/visitor/screens/${name}`;

const adminHere = "features/directory/vendors/admin/screens";

export const routes: FeatureRoutes = {
  public: [route("vendors", screen("directory.tsx")), route("vendors/:slug", screen("vendor.tsx"))],
  admin: [
    route("vendors", `${adminHere}/vendors.tsx`),
    route("vendors/export.csv", `${adminHere}/vendors-export.ts`),
    route("vendors/:id", `${adminHere}/vendor.tsx`),
    route("vendor-changes", `${adminHere}/vendor-changes.tsx`),
  ],
  vendor: [route("listing", screen("listing.tsx"))],
};
