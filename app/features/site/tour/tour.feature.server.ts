import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { tourRouter } from "./server/procedures.server.ts";
import { tourContract } from "./tour.contract.ts";

export const feature = defineFeature({
  api: { tour: { contract: tourContract, router: tourRouter } },
  tables: ["tours_seen"],
  personal: { tables: [personalTable("settings", "tours_seen", "user_id")] },
});
