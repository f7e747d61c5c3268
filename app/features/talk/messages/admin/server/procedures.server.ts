import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { messageReportsContract } from "../../messages.admin.contract.ts";
import { decideReport, getReport, listReports } from "./service.server.ts";

const reports = implementContract(messageReportsContract);

export const messageReportsRouter = reports.router({
  list: reports.list.handler(({ input }) => listReports(input)),
  get: reports.get.handler(({ input }) => getReport(input.id)),
  decide: reports.decide.handler(({ input, context }) => decideReport(input, signedIn(context))),
});
