import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { failedMailsContract } from "./failed-mails.contract.ts";
import { failedMailsRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { failedMails: { contract: failedMailsContract, router: failedMailsRouter } },
  audited: { mail: { address: () => "/admin/failed-emails" } },
});
