import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

export const routes: FeatureRoutes = {
  admin: [route("vendors/import", "features/directory/vendor-imports/admin/screens/import-vendors.tsx")],
};
