import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

export const routes: FeatureRoutes = {
  public: [route("wishlists/:token", "features/people/saved/visitor/screens/shared-wishlist.tsx")],
  dashboard: [route("saved", "features/people/saved/visitor/screens/saved.tsx")],
};
