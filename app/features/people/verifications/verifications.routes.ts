import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/people/verifications";

/** Beneath /dashboard. */
export const verificationsRoutes: RouteConfigEntry[] = [route("verification", `${here}/visitor/screens/my-verifications.tsx`)];

/** Beneath /admin. */
export const verificationsAdminRoutes: RouteConfigEntry[] = [route("verifications", `${here}/admin/screens/verifications.tsx`)];
