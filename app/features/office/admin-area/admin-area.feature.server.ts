import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { adminAreaContract } from "./admin-area.contract.ts";
import { adminAreaRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { adminArea: { contract: adminAreaContract, router: adminAreaRouter } },
  reads: ["vendors"],
});
