import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/shop/products";
const screen = (name: string) => `${here}/visitor/screens/${name}`;

export const routes: FeatureRoutes = {
  public: [
    route("shop", screen("front.tsx")),
    route("products", screen("finder.tsx")),
    route("products/:slug", screen("product.tsx")),
    route("category/:category/:room?", screen("category.tsx")),
  ],
  bare: [route("shop-page", screen("shop-page.ts"))],
  vendor: [route("products", `${here}/vendor/screens/products.tsx`), route("products/:id", `${here}/vendor/screens/product.tsx`)],
  admin: [route("products", `${here}/admin/screens/products.tsx`)],
};
