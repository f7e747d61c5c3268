import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/site/contact";

export const routes: FeatureRoutes = {
  public: [route("contact", `${here}/visitor/screens/contact.tsx`)],
  dashboard: [route("contact", `${here}/visitor/screens/own-messages.tsx`)],
  admin: [route("contact", `${here}/admin/screens/queue.tsx`)],
};
