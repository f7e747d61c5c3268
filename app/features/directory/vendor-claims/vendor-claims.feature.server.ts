import { sql } from "kysely";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable, within } from "#app/platform/feature/personal-table.server.ts";
import { localColumn } from "#app/platform/text/local-column.server.ts";
import { vendorClaimsRouter } from "./server/procedures.server.ts";
import { vendorClaimsContract } from "./vendor-claims.contract.ts";

export const feature = defineFeature({
  api: { vendorClaims: { contract: vendorClaimsContract, router: vendorClaimsRouter } },
  tables: ["vendor_claim_documents", "vendor_claims"],
  reads: ["vendors"],
  personal: {
    tables: [
      personalTable("vendors", "vendor_claims", "user_id", { omit: ["decided_by"] }),
      personalTable("vendors", "vendor_claim_documents", "claim_id", within("claim_id", "vendor_claims", "user_id")),
    ],
    notExported: {
      "vendor_claims.decided_by": "belongs to the person who claimed",
    },
  },
  waiting: { claims: { count: () => sql`select count(*) from vendor_claims where status = 'open'` } },
  audited: {
    vendor_claim: {
      name: (id, language) => sql`select ${localColumn("v.name", language)} from vendor_claims c join vendors v on v.id = c.vendor_id where c.id = ${id}`,
      address: () => "/admin/claims",
    },
  },
});
