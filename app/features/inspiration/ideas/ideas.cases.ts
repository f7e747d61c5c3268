import { type Cases, nothing, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "ideaDetail.get": withInput(async (world) => ({ slug: await world.newIdeaSlug() })),
  "ideaDetail.pieces": withInput(async (world) => ({ slug: await world.newIdeaSlug() })),
  "ideaDetail.resolve": withInput(async (world) => ({ id: await world.newIdea() })),
  "ideaDetail.newestImages": nothing,
  "ideaDetail.magazine": nothing,
  "ideaDetail.front": nothing,
  "ideaLook.similar": withInput(async (world) => ({ id: await world.newIdea() })),
  "ideaLook.byPhoto": withInput((world) => ({ photo: world.photo })),
  "ideaLook.byLook": withInput(() => ({ look: "A".repeat(171) })),
  "ideaReactions.check": withInput(async (world) => ({ ids: [await world.newIdea()] })),
  "ideaReactions.like": withInput(async (world) => ({ id: await world.newIdea() })),
  "ideaReactions.unlike": withInput(async (world) => ({ id: await world.newIdea() })),
  "ideaReactions.rate": withInput(async (world) => ({ id: await world.newIdea(), rating: 4 })),
  "ideaReactions.unrate": withInput(async (world) => ({ id: await world.newIdea() })),
  "ideas.list": withInput(() => ({})),
  "ideas.photos": withInput(() => ({})),
  "ideas.facets": withInput(() => ({})),
  "ideas.head": withInput(() => ({})),
  "ideas.browse": nothing,
};
