import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { vendorReportsContract } from "../sales-reports.contract.ts";
import { reportAnalytics } from "./analytics.server.ts";
import { listCustomers } from "./customers.server.ts";
import { reportSales } from "./sales.server.ts";

const reports = implementContract(vendorReportsContract);

export const vendorReportsRouter = reports.router({
  customers: reports.customers.handler(({ input, context }) => listCustomers(signedIn(context), input, context.language)),
  analytics: reports.analytics.handler(({ input, context }) => reportAnalytics(signedIn(context), input, context.language)),
  sales: reports.sales.handler(({ input, context }) => reportSales(signedIn(context), input, context.language)),
});
