import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/talk/notifications/visitor/screens";

/** Beneath /dashboard. */
export const notificationsRoutes: RouteConfigEntry[] = [route("notifications", `${here}/notifications.tsx`)];

/** Beneath /dashboard/settings. */
export const notificationSettingsRoutes: RouteConfigEntry[] = [route("notifications", `${here}/notification-settings.tsx`)];

/** Where links in mails lead; needs no account. */
export const notificationsPublicRoutes: RouteConfigEntry[] = [route("notifications/unsubscribe", `${here}/unsubscribe.tsx`)];
