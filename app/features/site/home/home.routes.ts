import { index, route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

export const routes: FeatureRoutes = {
  public: [route("home", "features/site/home/visitor/screens/home.tsx")],
  bare: [index("features/site/home/visitor/screens/root.ts")],
};
