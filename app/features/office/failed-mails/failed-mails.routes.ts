import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

export const routes: FeatureRoutes = { admin: [route("failed-emails", "features/office/failed-mails/admin/screens/failed-mails.tsx")] };
