import { notFound } from "#app/platform/api/errors.ts";
import { implementContract } from "#app/platform/api/procedure.server.ts";
import { readIdeaPieces } from "../../server/pieces.server.ts";
import { ideaDetailContract } from "../detail.contract.ts";
import { ideasFront } from "./front.server.ts";
import { magazine } from "./magazine.server.ts";
import { getIdea, newestImages, resolveIdea } from "./service.server.ts";

const detail = implementContract(ideaDetailContract);

export const ideaDetailRouter = detail.router({
  get: detail.get.handler(async ({ input, context }) => {
    const idea = await getIdea(input.slug, context.viewer, context.language);
    if (!idea) throw notFound();
    return idea;
  }),
  pieces: detail.pieces.handler(async ({ input, context }) => {
    const pieces = await readIdeaPieces(input.slug, context.language);
    if (!pieces) throw notFound();
    return pieces;
  }),
  resolve: detail.resolve.handler(async ({ input }) => {
    const slug = await resolveIdea(input.id);
    if (slug === null) throw notFound();
    return { slug };
  }),
  newestImages: detail.newestImages.handler(({ context }) => newestImages(context.viewer, context.language)),
  magazine: detail.magazine.handler(({ context }) => magazine(context.language)),
  front: detail.front.handler(({ context }) => ideasFront(context.language)),
});
