import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const screen = (name: string) => `features/shop/discounts/vendor/screens/${name}.tsx`;

export const routes: FeatureRoutes = { vendor: [route("sales", screen("coupons")), route("sales/prices", screen("sales"))] };
