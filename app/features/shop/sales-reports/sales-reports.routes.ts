import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/shop/sales-reports/vendor/screens";

export const routes: FeatureRoutes = {
  vendor: [
    route("customers", `${here}/customers.tsx`),
    route("analytics", `${here}/analytics.tsx`),
    route("reports", `${here}/reports.tsx`),
    route("reports/sales.csv", `${here}/sales-csv.ts`),
  ],
};
