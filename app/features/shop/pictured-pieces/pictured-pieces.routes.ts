import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/shop/pictured-pieces";

export const routes: FeatureRoutes = {
  dashboard: [
    route("ideas/:id/pieces", `${here}/author/screens/mark-pieces.tsx`),
    route("portfolio/:id/pieces", `${here}/author/screens/mark-pieces.tsx`, { id: "mark-pieces-of-portfolio" }),
  ],
  vendor: [route("pictures", `${here}/vendor/screens/pictures.tsx`)],
};
