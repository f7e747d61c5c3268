import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

export const routes: FeatureRoutes = {
  dashboard: [route("professional/packages", "features/people/packages/visitor/screens/own-packages.tsx")],
};
