import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/talk/notifications/visitor/screens";

export const routes: FeatureRoutes = {
  public: [route("notifications/unsubscribe", `${here}/unsubscribe.tsx`)],
  dashboard: [route("notifications", `${here}/notifications.tsx`)],
  settings: [route("notifications", `${here}/notification-settings.tsx`)],
};
