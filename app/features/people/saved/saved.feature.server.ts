import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { savedContract } from "./saved.contract.ts";
import { savedRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { saved: { contract: savedContract, router: savedRouter } },
  tables: ["saved_items"],
  personal: {
    tables: [personalTable("saved", "saved_items", "user_id")],
  },
});
