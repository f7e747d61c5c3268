import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const screen = (name: string) => `features/inspiration/forum/visitor/screens/${name}`;

export const routes: FeatureRoutes = {
  public: [
    route("ideas/forums", screen("forums.tsx")),
    route("ideas/forums/new", screen("new-thread.tsx")),
    route("ideas/forums/:topic", screen("forums.tsx"), { id: "forum-topic" }),
    route("ideas/forums/:topic/:slug", screen("thread.tsx")),
  ],
};
