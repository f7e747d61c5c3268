import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { ideaReactionsContract } from "../reactions.contract.ts";
import { checkReactions, likeIdea, rateIdea, unlikeIdea, unrateIdea } from "./service.server.ts";

const reactions = implementContract(ideaReactionsContract);

export const ideaReactionsRouter = reactions.router({
  check: reactions.check.handler(async ({ input, context }) => ({ ideas: await checkReactions(signedIn(context), input.ids) })),
  like: reactions.like.handler(({ input, context }) => likeIdea(signedIn(context), input.id)),
  unlike: reactions.unlike.handler(({ input, context }) => unlikeIdea(signedIn(context), input.id)),
  rate: reactions.rate.handler(({ input, context }) => rateIdea(signedIn(context), input)),
  unrate: reactions.unrate.handler(({ input, context }) => unrateIdea(signedIn(context), input.id)),
});
