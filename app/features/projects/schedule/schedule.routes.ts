import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/projects/schedule/visitor/screens";

export const routes: FeatureRoutes = {
  dashboard: [route("schedule", `${here}/schedule.tsx`), route("schedule/hours", `${here}/hours.tsx`), route("schedule/book/:id", `${here}/book.tsx`)],
  bare: [route("dashboard/professional/schedule", `${here}/alias.ts`)],
};
