import { type Cases, endingIn, of, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "picturedPieces.rooms": withInput(async (world) => ({ slug: await world.newProductSlug() })),
  "picturedPieces.list": of(["admin", "contentManager"], async (world) => ({ placeId: await world.newIdea() })),
  "picturedPieces.mark": endingIn(
    "INVALID",
    of(["admin", "contentManager"], async (world) => ({
      placeId: await world.newIdea(),
      fileId: await world.newIdea(),
      productId: (await world.newProduct("live")).id,
      x: 1,
      y: 1,
    })),
  ),
  "picturedPieces.unmark": of(["admin", "contentManager"], async (world) => ({ id: await world.newPieceMark() })),
  "picturedPieces.listMine": withInput(() => ({})),
  "picturedPieces.setRevoked": of(["vendor"], async (world) => ({ id: await world.newPieceMark(), isRevoked: true })),
};
