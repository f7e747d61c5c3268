import { sql } from "kysely";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { aiProvidersContract } from "./ai-providers.contract.ts";
import { aiProvidersRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { aiProviders: { contract: aiProvidersContract, router: aiProvidersRouter } },
  tables: ["ai_generations", "ai_limits", "ai_providers"],
  personal: {
    tables: [personalTable("generated-pictures", "ai_generations", "user_id", { omit: ["remote_id", "cost_micros", "expires_at"] })],
  },
  audited: { ai_provider: { name: (id) => sql`select name from ai_providers where id = ${id}` } },
});
