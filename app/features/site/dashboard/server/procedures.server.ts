import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { dashboardContract } from "../dashboard.contract.ts";
import { readCounts } from "./counts.server.ts";
import { readHome } from "./home.server.ts";
import { searchEverything } from "./search.server.ts";

const dashboard = implementContract(dashboardContract);

export const dashboardRouter = dashboard.router({
  counts: dashboard.counts.handler(({ context }) => readCounts(signedIn(context))),
  home: dashboard.home.handler(({ context }) => readHome(signedIn(context), context.language)),
  search: dashboard.search.handler(({ input, context }) => searchEverything(input.query, context.viewer, context.language)),
});
