import { type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Beneath /admin. */
export const categoriesAdminRoutes: RouteConfigEntry[] = [route("categories", "features/directory/categories/admin/screens/categories.tsx")];
