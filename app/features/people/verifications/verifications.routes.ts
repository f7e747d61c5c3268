import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/people/verifications";

export const routes: FeatureRoutes = {
  dashboard: [route("verification", `${here}/visitor/screens/my-verifications.tsx`)],
  admin: [route("verifications", `${here}/admin/screens/verifications.tsx`)],
};
