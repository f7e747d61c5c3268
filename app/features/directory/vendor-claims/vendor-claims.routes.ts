import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/directory/vendor-claims";

export const routes: FeatureRoutes = {
  dashboard: [route("claims", `${here}/visitor/screens/my-claims.tsx`), route("claims/:vendorId", `${here}/visitor/screens/claim-vendor.tsx`)],
  admin: [route("claims", `${here}/admin/screens/claims.tsx`)],
};
