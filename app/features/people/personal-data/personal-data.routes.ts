import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/people/personal-data/visitor/screens";

export const routes: FeatureRoutes = {
  public: ["terms", "privacy"].map((path) => route(path, `${here}/legal.tsx`, { id: `legal-${path}` })),
  signIn: [route("cancel-deletion", `${here}/cancel-deletion.tsx`)],
  settings: [route("data", `${here}/data.tsx`), route("data/download/:id", `${here}/download.ts`)],
};
