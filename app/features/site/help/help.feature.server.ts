import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { helpPages } from "./help.cached-pages.ts";
import { helpContract } from "./help.contract.ts";
import { guideFeed } from "./server/feed.server.ts";
import { helpRouter } from "./server/procedures.server.ts";
import { helpAddresses } from "./server/sitemap.server.ts";

export const feature = defineFeature({
  api: { help: { contract: helpContract, router: helpRouter } },
  tables: ["help_ratings"],
  personal: { tables: [personalTable("help", "help_ratings", "user_id")] },
  cachedPages: helpPages,
  sitemap: [helpAddresses],
  feeds: [guideFeed],
});
