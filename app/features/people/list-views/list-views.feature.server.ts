import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { listViewsContract } from "./list-views.contract.ts";
import { listViewsRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { listViews: { contract: listViewsContract, router: listViewsRouter } },
  tables: ["list_views"],
  personal: { tables: [personalTable("settings", "list_views", "user_id", { omit: ["name_key"] })] },
});
