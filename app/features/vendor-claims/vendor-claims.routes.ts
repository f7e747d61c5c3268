import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/vendor-claims/screens";

/** Beneath /dashboard. */
export const vendorClaimsRoutes: RouteConfigEntry[] = [route("claims", `${here}/my-claims.tsx`), route("claims/:vendorId", `${here}/claim-vendor.tsx`)];

/** Beneath /admin. */
export const vendorClaimsAdminRoutes: RouteConfigEntry[] = [route("claims", `${here}/admin-claims.tsx`)];
