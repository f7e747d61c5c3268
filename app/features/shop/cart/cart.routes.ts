import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const screen = (name: string) => `features/shop/cart/visitor/screens/${name}`;

export const routes: FeatureRoutes = { public: [route("cart", screen("cart.tsx"))], bare: [route("shopping-cart", screen("shopping-cart.ts"))] };
