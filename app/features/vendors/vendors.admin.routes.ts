import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/vendors/screens";

/** Beneath /admin. */
export const vendorsAdminRoutes: RouteConfigEntry[] = [
  route("vendors", `${here}/admin-vendors.tsx`),
  route("vendors/export.csv", `${here}/admin-vendors-export.ts`),
  route("vendors/:id", `${here}/admin-vendor.tsx`),
];
