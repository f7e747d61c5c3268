import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

export const routes: FeatureRoutes = {
  admin: [
    route("categories", "features/directory/categories/admin/screens/categories.tsx"),
    route("categories/order", "features/directory/categories/admin/screens/category-order.tsx"),
  ],
};
