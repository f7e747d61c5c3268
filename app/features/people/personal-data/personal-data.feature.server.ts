import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { personalDataContract } from "./personal-data.contract.ts";
import { exportJob } from "./server/exports.server.ts";
import { cleanPersonalDataJob } from "./server/jobs.server.ts";
import { personalDataRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { personalData: { contract: personalDataContract, router: personalDataRouter } },
  jobs: [exportJob, cleanPersonalDataJob],
  tables: ["personal_exports"],
  personal: {
    tables: [
      personalTable("account", "personal_exports", "user_id"),
      personalTable("activity", "audit_events", "actor_id", { omit: ["impersonator_id", "impersonator_name"] }),
      personalTable("files", "files", "owner_id", { omit: ["placeholder", "colors", "look"] }),
    ],
    notExported: {
      "audit_events.impersonator_id": "belongs to the person who was looked after; the own entries name the admin's acts",
    },
  },
});
