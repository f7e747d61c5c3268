import { type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Beneath /admin. */
export const aiProvidersAdminRoutes: RouteConfigEntry[] = [route("ai", "features/ai-providers/screens/admin-ai.tsx")];
