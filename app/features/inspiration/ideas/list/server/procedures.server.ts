import { implementContract } from "#app/platform/api/procedure.server.ts";
import { ideasContract } from "../ideas.list.contract.ts";
import { ideaFacets } from "./facets.server.ts";
import { ideaHead } from "./heads.server.ts";
import { browseIdeas, listIdeaPhotos, listIdeas } from "./list.server.ts";

const ideas = implementContract(ideasContract);

export const ideasRouter = ideas.router({
  list: ideas.list.handler(({ input, context }) => listIdeas(input, context.language)),
  photos: ideas.photos.handler(({ input, context }) => listIdeaPhotos(input, context.language)),
  facets: ideas.facets.handler(({ input, context }) => ideaFacets(input, context.language)),
  head: ideas.head.handler(({ input, context }) => ideaHead(input, context.language)),
  browse: ideas.browse.handler(({ context }) => browseIdeas(context.language)),
});
