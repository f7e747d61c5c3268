import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const screen = (name: string) => `features/inspiration/ideabooks/visitor/screens/${name}`;

export const routes: FeatureRoutes = {
  public: [
    route("ideas/ideabooks", screen("ideabooks.tsx")),
    route("ideas/ideabooks/:id", screen("ideabook.tsx")),
    route("ideas/ideabooks/invitations/:token", screen("invitation.tsx")),
  ],
  bare: [route("ideas/ideabooks/:id/print", screen("ideabook-print.tsx")), route("ideas/ideabooks/:id/pdf", screen("ideabook-pdf.ts"))],
};
