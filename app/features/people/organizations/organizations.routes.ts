import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const screen = (name: string) => `features/people/organizations/visitor/screens/${name}`;

/** The team has one screen at two addresses: in the vendor's area and in everybody's dashboard. */
export const routes: FeatureRoutes = {
  vendor: [route("team", screen("team.tsx"), { id: "vendor-team" })],
  dashboard: [route("team", screen("team.tsx"), { id: "dashboard-team" })],
  public: [route("invitations/organization/:key", screen("invitation.tsx"))],
};
