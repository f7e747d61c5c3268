import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { settingsRouter } from "./server/procedures.server.ts";
import { settingsContract } from "./settings.contract.ts";

export const feature = defineFeature({
  api: { settings: { contract: settingsContract, router: settingsRouter } },
});
