import { layout, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/feedback/screens";

/** Beneath /dashboard. */
export const feedbackRoutes: RouteConfigEntry[] = [route("feedback-history", `${here}/feedback-history.tsx`)];

/** An admin's place with an address beneath /dashboard: it stands in the admin's layout. */
export const feedbackAdminRoutes: RouteConfigEntry[] = prefix("dashboard/admin", [
  layout("features/admin-area/screens/admin-layout.tsx", { id: "feedback-admin-layout" }, [route("feedback", `${here}/admin-feedback.tsx`)]),
]);
