import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/directory/vendors/admin/screens";

/** Beneath /admin. */
export const vendorsAdminRoutes: RouteConfigEntry[] = [
  route("vendors", `${here}/vendors.tsx`),
  route("vendors/export.csv", `${here}/vendors-export.ts`),
  route("vendors/:id", `${here}/vendor.tsx`),
];
