import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/office/insights";

export const routes: FeatureRoutes = {
  admin: [route("insights", `${here}/admin/screens/insights.tsx`), route("insights/export", `${here}/admin/screens/insights-export.ts`)],
  vendor: [route("reach", `${here}/own/screens/vendor-reach.tsx`)],
  dashboard: [route("professional/reach", `${here}/own/screens/professional-reach.tsx`)],
};
