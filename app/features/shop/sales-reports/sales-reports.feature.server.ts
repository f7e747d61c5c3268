import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { vendorReportsContract } from "./sales-reports.contract.ts";
import { vendorReportsRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { vendorReports: { contract: vendorReportsContract, router: vendorReportsRouter } },
  reads: ["checkouts", "counted_since", "daily_counts", "order_lines", "order_refunds", "orders", "products", "vendors"],
});
