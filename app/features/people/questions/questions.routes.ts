import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const screen = (name: string) => `features/people/questions/visitor/screens/${name}.tsx`;

export const routes: FeatureRoutes = {
  dashboard: [route("professional/questions", screen("professional-questions"))],
  vendor: [route("questions", screen("vendor-questions"))],
};
