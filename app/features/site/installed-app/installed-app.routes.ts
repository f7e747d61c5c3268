import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

export const routes: FeatureRoutes = { public: [route("share", "features/site/installed-app/visitor/screens/share.tsx")] };
