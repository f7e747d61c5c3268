import { layout, route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/site/onboarding/visitor/screens";

export const routes: FeatureRoutes = {
  public: [route("role-mismatch", `${here}/role-mismatch.tsx`)],
  bare: [
    route("onboarding", `${here}/lead-on.ts`),
    layout(`${here}/onboarding-layout.tsx`, [
      route("onboarding/role-selection", `${here}/role-selection.tsx`),
      route("professional-onboarding", `${here}/professional-onboarding.tsx`),
      route("vendor-onboarding", `${here}/vendor-onboarding.tsx`),
    ]),
  ],
};
