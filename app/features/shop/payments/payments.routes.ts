import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

export const routes: FeatureRoutes = { public: [route("pay/sandbox/:id", "features/shop/payments/visitor/screens/pay-sandbox.tsx")] };
