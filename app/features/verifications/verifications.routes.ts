import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/verifications/screens";

/** Beneath /dashboard. */
export const verificationsRoutes: RouteConfigEntry[] = [route("verification", `${here}/my-verifications.tsx`)];

/** Beneath /admin. */
export const verificationsAdminRoutes: RouteConfigEntry[] = [route("verifications", `${here}/admin-verifications.tsx`)];
