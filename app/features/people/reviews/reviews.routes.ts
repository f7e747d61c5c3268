import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const screen = (name: string) => `features/people/reviews/visitor/screens/${name}`;

export const routes: FeatureRoutes = {
  dashboard: [
    route("professional/reviews", screen("professional-reviews.tsx")),
    route("reviews", screen("my-reviews.tsx")),
    route("reviews/:type/:id", screen("write-review.tsx")),
  ],
  vendor: [route("reviews", screen("vendor-reviews.tsx"))],
};
