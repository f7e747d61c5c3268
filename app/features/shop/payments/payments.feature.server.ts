import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { paymentsContract } from "./payments.contract.ts";
import { sandboxWebhookJob, watchPayments } from "./server/jobs.server.ts";
import { paymentsRouter } from "./server/procedures.server.ts";
import { refundJob } from "./server/refunds.server.ts";

export const feature = defineFeature({
  api: { payments: { contract: paymentsContract, router: paymentsRouter } },
  jobs: [refundJob, sandboxWebhookJob, watchPayments],
  tables: ["payment_events", "payment_refunds", "payments", "sandbox_payments", "sandbox_refunds"],
});
