import { layout, type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/people/onboarding/visitor/screens";

/** With a layout of their own: nothing but the steps. */
export const onboardingRoutes: RouteConfigEntry[] = [
  route("onboarding", `${here}/lead-on.ts`),
  layout(`${here}/onboarding-layout.tsx`, [
    route("onboarding/role-selection", `${here}/role-selection.tsx`),
    route("professional-onboarding", `${here}/professional-onboarding.tsx`),
    route("vendor-onboarding", `${here}/vendor-onboarding.tsx`),
  ]),
];

/** Inside the main layout. */
export const onboardingPublicRoutes: RouteConfigEntry[] = [route("role-mismatch", `${here}/role-mismatch.tsx`)];
