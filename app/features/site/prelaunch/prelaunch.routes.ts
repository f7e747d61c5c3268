import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/site/prelaunch";

export const routes: FeatureRoutes = {
  signIn: [route("pre-launch", `${here}/visitor/screens/pre-launch.tsx`)],
  admin: [route("pre-launch", `${here}/admin/screens/prelaunch.tsx`), route("pre-launch/export.csv", `${here}/admin/screens/export.ts`)],
};
