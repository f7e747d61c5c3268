import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { messageReportsContract } from "../../messages.admin.contract.ts";
import { decideReport, getReport, listReports } from "./service.server.ts";

const reports = implementContract(messageReportsContract);

export const messageReportsRouter = reports.router({
  list: reports.list.handler(({ input, context }) => listReports(input, context.language)),
  get: reports.get.handler(({ input, context }) => getReport(input.id, context.language)),
  decide: reports.decide.handler(({ input, context }) => decideReport(input, signedIn(context))),
});
