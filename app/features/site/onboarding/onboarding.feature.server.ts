import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { onboardingContract } from "./onboarding.contract.ts";
import { onboardingRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { onboarding: { contract: onboardingContract, router: onboardingRouter } },
  tables: ["onboardings"],
  reads: ["vendor_claims", "vendors"],
  personal: {
    tables: [personalTable("account", "onboardings", "user_id")],
  },
});
