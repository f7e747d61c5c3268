import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { moderationContract } from "../moderation.contract.ts";
import { decideSubject } from "./decide.server.ts";
import { listHistory, listPublicLog, listQueue } from "./queue.server.ts";
import { reportSubject } from "./report.server.ts";

const moderation = implementContract(moderationContract);

export const moderationRouter = moderation.router({
  report: moderation.report.handler(({ input, context }) => reportSubject(input, signedIn(context))),
  queue: moderation.queue.handler(({ input, context }) => listQueue(input, context.language)),
  history: moderation.history.handler(({ input, context }) => listHistory(input, context.language)),
  decide: moderation.decide.handler(({ input, context }) => decideSubject(input, signedIn(context))),
  log: moderation.log.handler(({ input, context }) => listPublicLog(input, context.language)),
});
