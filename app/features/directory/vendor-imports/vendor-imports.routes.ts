import { type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Beneath /admin. */
export const vendorImportsRoutes: RouteConfigEntry[] = [route("vendors/import", "features/directory/vendor-imports/admin/screens/import-vendors.tsx")];
