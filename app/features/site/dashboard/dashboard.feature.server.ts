import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { dashboardContract } from "./dashboard.contract.ts";
import { dashboardRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { dashboard: { contract: dashboardContract, router: dashboardRouter } },
  reads: ["design_ideas", "idea_likes", "idea_ratings", "ideabook_items", "quote_requests", "saved_items", "vendors"],
});
