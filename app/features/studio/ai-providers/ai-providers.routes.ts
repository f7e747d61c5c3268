import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

export const routes: FeatureRoutes = {
  admin: [route("ai", "features/studio/ai-providers/admin/screens/ai.tsx")],
};
