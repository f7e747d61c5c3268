import { implementContract } from "#app/platform/api/procedure.server.ts";
import { ideasContract } from "../ideas.list.contract.ts";
import { ideaFacets } from "./facets.server.ts";
import { ideaHead } from "./heads.server.ts";
import { browseIdeas, listIdeaPhotos, listIdeas } from "./list.server.ts";

const ideas = implementContract(ideasContract);

export const ideasRouter = ideas.router({
  list: ideas.list.handler(async ({ input, context, errors }) => {
    const page = await listIdeas(input, context.language);
    if (!page) throw errors.INVALID({ data: { fields: { after: "problem.after" } } });
    return page;
  }),
  photos: ideas.photos.handler(async ({ input, context, errors }) => {
    const page = await listIdeaPhotos(input, context.language);
    if (!page) throw errors.INVALID({ data: { fields: { after: "problem.after" } } });
    return page;
  }),
  facets: ideas.facets.handler(({ input }) => ideaFacets(input)),
  head: ideas.head.handler(({ input, context }) => ideaHead(input, context.language)),
  browse: ideas.browse.handler(({ context }) => browseIdeas(context.language)),
});
