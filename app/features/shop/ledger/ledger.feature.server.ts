import { defineFeature } from "#app/platform/feature/feature.server.ts";

export const feature = defineFeature({ tables: ["commission_rates", "ledger_entries", "ledger_postings", "payouts"] });
