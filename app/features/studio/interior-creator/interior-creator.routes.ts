import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const screen = (name: string) => `features/studio/interior-creator/visitor/screens/${name}.tsx`;

export const routes: FeatureRoutes = {
  public: [
    route("ai-interior-creator", screen("creator")),
    route("ai-interior-creator/shared/:key", screen("shared-board")),
    route("ai-interior-creator/:id", screen("board")),
  ],
};
