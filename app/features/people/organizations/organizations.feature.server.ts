import { sql } from "kysely";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { organizationsWhere } from "#app/platform/organizations/membership.server.ts";
import { localColumn } from "#app/platform/text/local-column.server.ts";
import { organizationsContract } from "./organizations.contract.ts";
import { leaveForGood } from "./server/departure.server.ts";
import { organizationsRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { organizations: { contract: organizationsContract, router: organizationsRouter } },
  tables: ["organization_invitations"],
  personal: {
    tables: [
      personalTable("organizations", "organization_members", "user_id"),
      // Exported for owners; for other members it belongs to the organization.
      personalTable("organizations", "organizations", "id", { covers: [], where: (userId) => sql`t.id in ${organizationsWhere(userId, "manageOwners")}` }),
      personalTable("organizations", "organization_invitations", "invited_by", {
        omit: ["token_hash"],
        where: (userId) => sql`t.invited_by = ${userId} or t.email = (select lower(u.email) from users u where u.id = ${userId})`,
      }),
    ],
    erase: leaveForGood,
  },
  audited: { organization: { name: (id, language) => sql`select ${localColumn("name", language)} from organizations where id = ${id}` } },
});
