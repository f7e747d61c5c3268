import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const screen = (name: string) => `features/studio/redesign/visitor/screens/${name}.tsx`;

export const routes: FeatureRoutes = {
  public: [route("redesign", screen("start")), route("redesign/shared/:key", screen("shared")), route("redesign/:id", screen("studio"))],
};
