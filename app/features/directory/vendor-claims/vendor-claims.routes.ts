import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/directory/vendor-claims";

/** Beneath /dashboard. */
export const vendorClaimsRoutes: RouteConfigEntry[] = [
  route("claims", `${here}/visitor/screens/my-claims.tsx`),
  route("claims/:vendorId", `${here}/visitor/screens/claim-vendor.tsx`),
];

/** Beneath /admin. */
export const vendorClaimsAdminRoutes: RouteConfigEntry[] = [route("claims", `${here}/admin/screens/claims.tsx`)];
