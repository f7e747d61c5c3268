import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { accountContract } from "./account.contract.ts";
import { accountSecurityContract } from "./account.security.contract.ts";
import { cleanAccountsJob } from "./server/jobs.server.ts";
import { accountRouter } from "./server/procedures.server.ts";
import { accountSecurityRouter } from "./server/security.procedures.server.ts";

export const feature = defineFeature({
  api: { account: { contract: accountContract, router: accountRouter }, accountSecurity: { contract: accountSecurityContract, router: accountSecurityRouter } },
  jobs: [cleanAccountsJob],
  personal: {
    tables: [
      personalTable("account", "users", "id", { covers: [] }),
      personalTable("account", "user_roles", "user_id"),
      personalTable("account", "user_permissions", "user_id", { omit: ["granted_by"] }),
      personalTable("account", "accounts", "user_id"),
      personalTable("account", "sessions", "user_id", { omit: ["impersonated_by"] }),
      personalTable("account", "two_factors", "user_id"),
      personalTable("account", "passkeys", "user_id", { omit: ["credential_id"] }),
      personalTable("account", "consents", "user_id"),
    ],
    notExported: {
      "sessions.impersonated_by": "belongs to the person whose session it is",
      "user_permissions.granted_by": "belongs to the person who got the permission",
    },
  },
});
