import { layout, prefix, route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/talk/feedback";

export const routes: FeatureRoutes = {
  dashboard: [route("feedback-history", `${here}/visitor/screens/feedback-history.tsx`)],
  bare: prefix("dashboard/admin", [
    layout("features/office/admin-area/admin/screens/layout.tsx", { id: "feedback-admin-layout" }, [route("feedback", `${here}/admin/screens/feedback.tsx`)]),
  ]),
};
