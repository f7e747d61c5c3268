import { bookPictures } from "#app/features/inspiration/ideabooks/public.server.ts";
import { projectSources } from "#app/features/projects/projects/public.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { studioPath } from "./redesign.address.ts";
import { redesignContract } from "./redesign.contract.ts";
import { analyzeJob } from "./server/analysis.server.ts";
import { redesignPictures } from "./server/book-pictures.server.ts";
import { embeddedJob, providerJob, sweepPicturesJob } from "./server/jobs.server.ts";
import { redesignRouter } from "./server/procedures.server.ts";
import { projectFromRedesign } from "./server/projects.server.ts";

export const feature = defineFeature({
  api: { redesign: { contract: redesignContract, router: redesignRouter } },
  jobs: [analyzeJob, embeddedJob, providerJob, sweepPicturesJob],
  tables: ["redesign_pictures", "redesigns"],
  reads: ["design_ideas"],
  personal: {
    tables: [
      personalTable("redesigns", "redesigns", "owner_id", { omit: ["share_key", "request_key"] }),
      personalTable("redesigns", "redesign_pictures", "owner_id", { omit: ["request_key", "run_id", "attempts", "cost_micros"] }),
    ],
  },
  fills: [bookPictures.with(redesignPictures), projectSources.with({ redesign: { find: projectFromRedesign, path: (id) => studioPath(id) } })],
});
