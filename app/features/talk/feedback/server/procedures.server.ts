import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { fileAccess } from "#app/platform/media/file-access.server.ts";
import { feedbackContract } from "../feedback.contract.ts";
import { createFeedback } from "./create.server.ts";
import { answerFeedback, findScreenshot, getFeedback, listFeedback, listMine, updateFeedback } from "./service.server.ts";

const feedback = implementContract(feedbackContract);
fileAccess.addForAdmins(findScreenshot);

export const feedbackRouter = feedback.router({
  create: feedback.create.handler(({ input, context }) => createFeedback(input, context)),
  listMine: feedback.listMine.handler(({ input, context }) => listMine(signedIn(context), input.after, context.language)),
  list: feedback.list.handler(({ input, context }) => listFeedback(input, context.language)),
  get: feedback.get.handler(({ input, context }) => getFeedback(input.id, context.language)),
  answer: feedback.answer.handler(({ input, context }) => answerFeedback(input, signedIn(context), context.language)),
  update: feedback.update.handler(({ input, context }) => updateFeedback(input, signedIn(context), context.language)),
});
