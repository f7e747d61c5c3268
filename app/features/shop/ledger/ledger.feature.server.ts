import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { payoutsContract } from "./ledger.contract.ts";
import { payoutsRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { payouts: { contract: payoutsContract, router: payoutsRouter } },
  tables: ["commission_rates", "ledger_entries", "ledger_postings", "payouts"],
  reads: ["vendors"],
  personal: { notExported: { "payouts.created_by": "belongs to the vendor who got it" } },
  audited: { commission: { address: () => "/admin/payouts" } },
});
