import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { fileAccess } from "#app/platform/media/file-access.server.ts";
import { cities } from "#app/platform/places/places.ts";
import { quotesContract } from "../quotes.contract.ts";
import { sendAnswer } from "./answer.server.ts";
import { createQuote } from "./create.server.ts";
import { getQuote, listQuotes, maySeeQuoteFile, setQuoteStatus } from "./service.server.ts";

const quotes = implementContract(quotesContract);
fileAccess.add(maySeeQuoteFile);

export const quotesRouter = quotes.router({
  create: quotes.create.handler(({ input, context }) => createQuote(input, context)),
  options: quotes.options.handler(({ context }) => ({ cities: cities(context.language) })),
  listAll: quotes.listAll.handler(({ input, context }) => listQuotes("all", input, context.language)),
  listReceived: quotes.listReceived.handler(({ input, context }) => listQuotes({ team: signedIn(context).id }, input, context.language)),
  listMine: quotes.listMine.handler(({ input, context }) => listQuotes({ requester: signedIn(context).id }, input, context.language)),
  get: quotes.get.handler(({ input, context }) => getQuote(input.id, signedIn(context), context.language)),
  answer: quotes.answer.handler(({ input, context }) => sendAnswer(input, signedIn(context))),
  setStatus: quotes.setStatus.handler(({ input, context }) => setQuoteStatus(input.id, input.status, signedIn(context))),
});
