import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

export const routes: FeatureRoutes = { vendor: [route("products/import", "features/shop/product-imports/vendor/screens/import-products.tsx")] };
