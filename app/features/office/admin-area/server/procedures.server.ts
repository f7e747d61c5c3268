import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { adminAreaContract } from "../admin-area.contract.ts";
import { overviewFor } from "./overview.server.ts";
import { listActivity, listActivityFilters } from "./service.server.ts";
import { readWaiting } from "./waiting.server.ts";

const adminArea = implementContract(adminAreaContract);

export const adminAreaRouter = adminArea.router({
  overview: adminArea.overview.handler(({ input, context }) => overviewFor(signedIn(context), input.days)),
  waiting: adminArea.waiting.handler(({ context }) => readWaiting(signedIn(context))),
  activity: adminArea.activity.handler(({ input, context }) => listActivity(input, context.language)),
  activityFilters: adminArea.activityFilters.handler(({ context }) => listActivityFilters(context.language)),
});
