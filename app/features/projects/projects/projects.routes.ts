import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const screen = (name: string) => `features/projects/projects/visitor/screens/${name}`;

export const routes: FeatureRoutes = {
  public: [
    route("invitations/project/:token", screen("invitation.tsx")),
    route("project-create", screen("project-create.tsx")),
    route("project-briefing", screen("project-briefing.tsx")),
  ],
  dashboard: [route("projects", screen("projects.tsx")), route("projects/:id", screen("project.tsx"))],
  bare: [route("dashboard/projects/:id/export", screen("project-export.ts"))],
};
