import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const screen = (name: string) => `features/people/portfolio/visitor/screens/${name}`;

export const routes: FeatureRoutes = {
  public: [route("professionals/portfolio/:id", screen("project.tsx"))],
  dashboard: [
    route("portfolio", screen("own-portfolio.tsx")),
    route("portfolio/:id", screen("own-project.tsx")),
    route("professional/portfolio", screen("own-portfolio.tsx"), { id: "portfolio-professional" }),
  ],
};
