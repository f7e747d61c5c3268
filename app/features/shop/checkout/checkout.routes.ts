import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

export const routes: FeatureRoutes = { public: [route("checkout", "features/shop/checkout/visitor/screens/checkout.tsx")] };
