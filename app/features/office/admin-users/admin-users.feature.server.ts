import { sql } from "kysely";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { ROLES } from "#app/platform/auth/viewer.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { adminUsersContract } from "./admin-users.contract.ts";
import { adminUsersRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { adminUsers: { contract: adminUsersContract, router: adminUsersRouter } },
  reads: ["feedback", "message_reports", "quote_requests", "vendors"],
  counted: { users: { rows: (since) => sql`from user_directory where created_at >= ${since}`, parts: { column: sql`role`, keys: ROLES } } },
  audited: { user: { name: (id, language) => sql`select ${personName(language)} from users u where u.id = ${id}`, address: (id) => `/admin/users/${id}` } },
});
