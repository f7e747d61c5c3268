import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { samplesContract } from "./samples.contract.ts";
import { samplesRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { samples: { contract: samplesContract, router: samplesRouter } },
  reads: ["projects"],
});
