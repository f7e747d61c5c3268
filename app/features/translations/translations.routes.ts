import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/translations/screens";

/** Beneath /admin. */
export const translationsAdminRoutes: RouteConfigEntry[] = [
  route("translations", `${here}/admin-translations.tsx`),
  route("translations/export", `${here}/admin-translations-export.ts`),
];
