import { type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Beneath /admin. */
export const aiProvidersAdminRoutes: RouteConfigEntry[] = [route("ai", "features/studio/ai-providers/admin/screens/ai.tsx")];
