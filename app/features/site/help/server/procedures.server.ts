import { implementContract } from "#app/platform/api/procedure.server.ts";
import { helpContract } from "../help.contract.ts";
import { searchArticles } from "./find.server.ts";
import { listComments, listRatings, rateArticle } from "./ratings.server.ts";

const help = implementContract(helpContract);

export const helpRouter = help.router({
  search: help.search.handler(async ({ input, context }) => ({ items: await searchArticles(input.query, context.language) })),
  rate: help.rate.handler(({ input, context }) => rateArticle(input, context)),
  ratings: help.ratings.handler(({ input, context }) => listRatings(input, context.language)),
  comments: help.comments.handler(({ input }) => listComments(input.article, input.after)),
});
