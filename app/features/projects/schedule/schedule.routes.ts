import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/projects/schedule/visitor/screens";

export const routes: FeatureRoutes = {
  dashboard: [
    route("schedule", `${here}/schedule.tsx`),
    route("schedule/hours", `${here}/hours.tsx`),
    route("schedule/calendars", `${here}/calendars.tsx`),
    route("schedule/book/:id", `${here}/book.tsx`),
  ],
  bare: [route("calendars/:token/diwan.ics", `${here}/calendar-feed.ts`), route("dashboard/professional/schedule", `${here}/alias.ts`)],
};
