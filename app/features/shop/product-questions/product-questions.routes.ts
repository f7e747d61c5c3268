import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

export const routes: FeatureRoutes = { vendor: [route("questions", "features/shop/product-questions/vendor/screens/questions.tsx")] };
