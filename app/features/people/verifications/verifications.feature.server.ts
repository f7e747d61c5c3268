import { sql } from "kysely";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable, within } from "#app/platform/feature/personal-table.server.ts";
import { endVerificationsJob } from "./server/jobs.server.ts";
import { verificationsRouter } from "./server/procedures.server.ts";
import { verificationsContract } from "./verifications.contract.ts";

export const feature = defineFeature({
  api: { verifications: { contract: verificationsContract, router: verificationsRouter } },
  jobs: [endVerificationsJob],
  tables: ["verification_documents", "verification_requests"],
  personal: {
    tables: [
      personalTable("verification", "verification_requests", "user_id", { omit: ["decided_by"] }),
      personalTable("verification", "verification_documents", "verification_id", within("verification_id", "verification_requests", "user_id")),
    ],
    notExported: {
      "verification_requests.decided_by": "belongs to the person who was checked",
    },
  },
  waiting: { verifications: { count: () => sql`select count(*) from verification_requests where status = 'submitted'` } },
  audited: {
    verification: {
      name: (id, language) => sql`select ${personName(language)} from verification_requests r join users u on u.id = r.user_id where r.id = ${id}`,
      address: () => "/admin/verifications",
    },
  },
});
