import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/talk/moderation";

/** Inside the main layout. */
export const moderationRoutes: RouteConfigEntry[] = [route("ideas/forums/moderation-log", `${here}/visitor/screens/moderation-log.tsx`)];

/** Beneath /admin. */
export const moderationAdminRoutes: RouteConfigEntry[] = [route("moderation", `${here}/admin/screens/moderation.tsx`)];
