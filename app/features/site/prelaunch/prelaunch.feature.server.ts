import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { prelaunchAdminContract, prelaunchContract } from "./prelaunch.contract.ts";
import { prelaunchAdminRouter, prelaunchRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: {
    prelaunch: { contract: prelaunchContract, router: prelaunchRouter },
    prelaunchAdmin: { contract: prelaunchAdminContract, router: prelaunchAdminRouter },
  },
  tables: ["prelaunch_signups", "prelaunch_switch"],
  personal: { notExported: { "prelaunch_switch.changed_by": "who turned the switch; the audit log has it" } },
  audited: { prelaunch: { address: () => "/admin/pre-launch" } },
});
