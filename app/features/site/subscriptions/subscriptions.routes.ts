import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/site/subscriptions";

export const routes: FeatureRoutes = {
  public: [route("pricing", `${here}/visitor/screens/pricing.tsx`)],
  settings: [route("plan", `${here}/visitor/screens/own-plan.tsx`)],
  bare: [route("dashboard/settings/plan/receipts/:id", `${here}/visitor/screens/receipt.ts`)],
  admin: [route("plans", `${here}/admin/screens/plans.tsx`)],
};
