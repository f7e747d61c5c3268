import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const screen = (name: string) => `features/moderation/screens/${name}`;

/** Inside the main layout. */
export const moderationRoutes: RouteConfigEntry[] = [route("ideas/forums/moderation-log", screen("moderation-log.tsx"))];

/** Beneath /admin. */
export const moderationAdminRoutes: RouteConfigEntry[] = [route("moderation", screen("admin-moderation.tsx"))];
