import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const screen = (name: string) => `features/shop/products/visitor/screens/${name}`;

export const routes: FeatureRoutes = {
  public: [
    route("shop", screen("front.tsx")),
    route("products", screen("finder.tsx")),
    route("products/:slug", screen("product.tsx")),
    route("category/:category/:room?", screen("category.tsx")),
  ],
  bare: [route("shop-page", screen("shop-page.ts"))],
};
