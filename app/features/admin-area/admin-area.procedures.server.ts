import { implementContract } from "#app/platform/procedure.server.ts";
import { adminAreaContract } from "./admin-area.contract.ts";
import { listActivity, listActivityFilters } from "./admin-area.service.server.ts";

const adminArea = implementContract(adminAreaContract);

export const adminAreaRouter = adminArea.router({
  activity: adminArea.activity.handler(({ input }) => listActivity(input)),
  activityFilters: adminArea.activityFilters.handler(() => listActivityFilters()),
});
