import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/site/help";

export const routes: FeatureRoutes = {
  public: [
    route("help", `${here}/visitor/screens/hub.tsx`),
    route("help/for", `${here}/visitor/screens/for-screen.ts`),
    route("help/:section", `${here}/visitor/screens/section.tsx`),
    route("help/:section/:slug", `${here}/visitor/screens/article.tsx`),
    route("resources", `${here}/visitor/screens/section.tsx`, { id: "resources" }),
    route("resources/:slug", `${here}/visitor/screens/article.tsx`, { id: "resource" }),
  ],
  admin: [route("help", `${here}/admin/screens/ratings.tsx`)],
};
