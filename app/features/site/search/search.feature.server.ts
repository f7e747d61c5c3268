import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { searchContract } from "./search.contract.ts";
import { learnIdeaWords, rebuildIdeaWords } from "./server/jobs.server.ts";
import { searchRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { search: { contract: searchContract, router: searchRouter } },
  jobs: [learnIdeaWords, rebuildIdeaWords],
  reads: ["forum_threads"],
});
