import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { insightsContract } from "./insights.contract.ts";
import { insightsRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { insights: { contract: insightsContract, router: insightsRouter } },
  reads: [
    "bids",
    "conversation_people",
    "conversations",
    "counted_since",
    "daily_counts",
    "daily_searches",
    "design_ideas",
    "ideabook_items",
    "packages",
    "products",
    "quote_requests",
    "request_invitations",
    "requests",
    "saved_items",
    "vendors",
  ],
});
