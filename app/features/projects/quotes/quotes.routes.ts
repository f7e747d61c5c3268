import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/projects/quotes";

export const routes: FeatureRoutes = {
  dashboard: [route("quotes", `${here}/visitor/screens/sent-quotes.tsx`)],
  vendor: [route("quotes", `${here}/visitor/screens/vendor-quotes.tsx`)],
  admin: [route("quotes", `${here}/admin/screens/quotes.tsx`)],
};
