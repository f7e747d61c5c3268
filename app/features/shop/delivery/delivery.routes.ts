import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

export const routes: FeatureRoutes = { vendor: [route("shipping", "features/shop/delivery/vendor/screens/shipping.tsx")] };
