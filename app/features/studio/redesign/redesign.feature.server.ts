import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { redesignsContract } from "./redesigns.contract.ts";
import { analyzeJob } from "./server/redesigns.analysis.server.ts";
import { embeddedJob, providerJob, sweepPicturesJob } from "./server/redesigns.jobs.server.ts";
import { redesignsRouter } from "./server/redesigns.procedures.server.ts";

export const feature = defineFeature({
  api: { redesigns: { contract: redesignsContract, router: redesignsRouter } },
  jobs: [analyzeJob, embeddedJob, providerJob, sweepPicturesJob],
  tables: ["redesign_pictures", "redesigns"],
  reads: ["design_ideas"],
  personal: {
    tables: [
      personalTable("redesigns", "redesigns", "owner_id", { omit: ["share_key", "request_key"] }),
      personalTable("redesigns", "redesign_pictures", "owner_id", { omit: ["request_key", "run_id", "attempts", "cost_micros"] }),
    ],
  },
});
