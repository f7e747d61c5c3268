import { sql } from "kysely";
import { ROLES } from "#app/platform/auth/viewer.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { adminUsersContract } from "./admin-users.contract.ts";
import { adminUsersRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { adminUsers: { contract: adminUsersContract, router: adminUsersRouter } },
  reads: ["feedback", "message_reports", "quote_requests", "vendors"],
  counted: { users: { rows: (since) => sql`from user_directory where created_at >= ${since}`, parts: { column: sql`role`, keys: ROLES } } },
  audited: { user: { name: (id) => sql`select name from users where id = ${id}`, address: (id) => `/admin/users/${id}` } },
});
