import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { productQuestionsContract } from "../product-questions.contract.ts";
import { listQuestions, listReceived } from "./list.server.ts";
import { answerQuestion, askQuestion } from "./write.server.ts";

const questions = implementContract(productQuestionsContract);

export const productQuestionsRouter = questions.router({
  list: questions.list.handler(({ input }) => listQuestions(input.slug, input.after)),
  ask: questions.ask.handler(({ input, context }) => askQuestion(input, signedIn(context))),
  listReceived: questions.listReceived.handler(({ input, context }) => listReceived(signedIn(context), input.after, context.language)),
  answer: questions.answer.handler(({ input, context }) => answerQuestion(input, signedIn(context))),
});
