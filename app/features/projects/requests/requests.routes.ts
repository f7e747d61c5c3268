import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/projects/requests/visitor/screens";

export const routes: FeatureRoutes = {
  dashboard: [
    route("jobs", `${here}/jobs.tsx`),
    route("jobs/asked", `${here}/asked.tsx`),
    route("jobs/new", `${here}/ask.tsx`),
    route("jobs/:id", `${here}/job.tsx`),
    route("jobs/:id/compare", `${here}/compare.tsx`),
    route("clients", `${here}/clients.tsx`),
  ],
  bare: [
    route("dashboard/jobs/:id/compare/bids.pdf", `${here}/comparison-pdf.ts`),
    ...["jobs", "clients"].map((path) => route(`dashboard/professional/${path}`, `${here}/alias.ts`, { id: `professional-${path}` })),
  ],
};
