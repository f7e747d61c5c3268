import { index, route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const screen = "features/site/home/visitor/screens/home.tsx";

export const routes: FeatureRoutes = {
  public: [route("home", screen), route("ar", screen, { id: "home-ar" })],
  bare: [index("features/site/home/visitor/screens/root.ts")],
};
