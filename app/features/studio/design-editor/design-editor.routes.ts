import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const screen = (name: string) => `features/studio/design-editor/visitor/screens/${name}`;

export const routes: FeatureRoutes = {
  public: [route("design-editor/:id?", screen("design-editor.tsx"))],
  bare: [route("design-editor/:id/download", screen("download.ts"))],
};
