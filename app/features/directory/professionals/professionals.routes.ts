import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const screen = (name: string) => `features/directory/professionals/visitor/screens/${name}`;

export const routes: FeatureRoutes = {
  public: [route("professionals/:trade?", screen("directory.tsx"))],
  bare: [route("find-professionals", screen("find-professionals.ts"))],
};
