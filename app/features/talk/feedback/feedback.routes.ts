import { layout, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/talk/feedback";

/** Beneath /dashboard. */
export const feedbackRoutes: RouteConfigEntry[] = [route("feedback-history", `${here}/visitor/screens/feedback-history.tsx`)];

/** An admin's place with an address beneath /dashboard: it stands in the admin's layout. */
export const feedbackAdminRoutes: RouteConfigEntry[] = prefix("dashboard/admin", [
  layout("features/office/admin-area/admin/screens/layout.tsx", { id: "feedback-admin-layout" }, [route("feedback", `${here}/admin/screens/feedback.tsx`)]),
]);
