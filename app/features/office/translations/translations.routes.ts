import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/office/translations/admin/screens";

export const routes: FeatureRoutes = {
  admin: [route("translations", `${here}/translations.tsx`), route("translations/export", `${here}/translations-export.ts`)],
};
