import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/office/translations/admin/screens";

/** Beneath /admin. */
export const translationsAdminRoutes: RouteConfigEntry[] = [
  route("translations", `${here}/translations.tsx`),
  route("translations/export", `${here}/translations-export.ts`),
];
