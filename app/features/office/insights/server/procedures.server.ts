import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { insightsContract } from "../insights.contract.ts";
import { professionalReach, vendorReach } from "./own.server.ts";
import { readSearched, readSite, readViewed } from "./site.server.ts";

const insights = implementContract(insightsContract);

export const insightsRouter = insights.router({
  site: insights.site.handler(({ input }) => readSite(input.days)),
  viewed: insights.viewed.handler(({ input, context }) => readViewed(input.days, input.kind, context.language)),
  searched: insights.searched.handler(({ input }) => readSearched(input.days)),
  vendor: insights.vendor.handler(({ input, context }) => vendorReach(signedIn(context), input, context.language)),
  professional: insights.professional.handler(({ input, context }) => professionalReach(signedIn(context), input, context.language)),
});
