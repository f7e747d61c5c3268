import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/shop/ledger";

export const routes: FeatureRoutes = {
  vendor: [route("payouts", `${here}/vendor/screens/vendor-payouts.tsx`)],
  admin: [route("payouts", `${here}/admin/screens/payouts.tsx`)],
};
