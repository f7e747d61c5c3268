import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/inspiration/idea-uploads/admin/screens";

export const routes: FeatureRoutes = {
  admin: [route("design-ideas-upload", `${here}/upload.tsx`), route("design-ideas", `${here}/ideas.tsx`), route("design-ideas/:id", `${here}/idea.tsx`)],
};
