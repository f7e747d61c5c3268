import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

export const routes: FeatureRoutes = {
  public: [route("search", "features/site/search/visitor/screens/search.tsx"), route("ideas/ai-tools", "features/site/search/visitor/screens/tools.tsx")],
};
