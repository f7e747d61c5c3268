import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/talk/moderation";

export const routes: FeatureRoutes = {
  public: [route("ideas/forums/moderation-log", `${here}/visitor/screens/moderation-log.tsx`)],
  admin: [route("moderation", `${here}/admin/screens/moderation.tsx`)],
};
