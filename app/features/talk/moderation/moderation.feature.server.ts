import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { moderationContract } from "./moderation.contract.ts";
import { moderationRouter } from "./server/procedures.server.ts";
import { countWaiting } from "./server/queue.server.ts";

export const feature = defineFeature({
  api: { moderation: { contract: moderationContract, router: moderationRouter } },
  tables: ["moderation_log", "moderation_reports"],
  personal: {
    tables: [personalTable("forum", "moderation_reports", "reporter_id")],
    notExported: {
      "moderation_log.actor_id": "work for the product, about what others wrote; the activity names it",
    },
  },
  waiting: { moderation: { count: countWaiting } },
});
