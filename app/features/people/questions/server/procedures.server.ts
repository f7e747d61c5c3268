import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { questionsContract } from "../questions.contract.ts";
import { listQuestions, listReceived } from "./list.server.ts";
import { answerQuestion, askQuestion } from "./write.server.ts";

const questions = implementContract(questionsContract);

export const questionsRouter = questions.router({
  list: questions.list.handler(({ input }) => listQuestions(input, input.after)),
  ask: questions.ask.handler(({ input, context }) => askQuestion(input, signedIn(context))),
  listReceived: questions.listReceived.handler(({ input, context }) => listReceived(input, signedIn(context), context.language)),
  answer: questions.answer.handler(({ input, context }) => answerQuestion(input, signedIn(context))),
});
