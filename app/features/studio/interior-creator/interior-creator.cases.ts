import { type Cases, nothing, of, onlyHomeowner, withInput } from "#app/api/testing/cases.ts";
import { BRIEF } from "#app/api/testing/world.ts";
import { newId } from "#app/platform/database/ids.ts";

export const cases: Cases = {
  "interiorCreator.match": withInput(() => ({ room: "majlis", colors: ["#2B3A67"] })),
  "interiorCreator.list": withInput(() => ({})),
  "interiorCreator.get": onlyHomeowner(async (world) => ({ id: await world.newBoard() })),
  "interiorCreator.create": withInput(() => ({ title: "Our majlis", brief: BRIEF, ideaIds: [] })),
  "interiorCreator.update": onlyHomeowner(async (world) => ({ id: await world.newBoard(), title: "Another title", brief: BRIEF, ideaIds: [] })),
  "interiorCreator.remove": onlyHomeowner(async (world) => ({ id: await world.newBoard() })),
  "interiorCreator.share": onlyHomeowner(async (world) => ({ id: await world.newBoard() })),
  "interiorCreator.unshare": onlyHomeowner(async (world) => ({ id: await world.newBoard() })),
  // Only people with the link know its key.
  "interiorCreator.shared": of([], () => ({ key: "forged" })),
  "interiorCreator.addPiece": onlyHomeowner(async (world) => ({ id: await world.newBoard(), productId: (await world.newProduct("live")).id })),
  "interiorCreator.removePiece": onlyHomeowner(async (world) => ({ id: await world.newBoard(), pieceId: newId() })),
  "interiorCreator.makeIdeabook": onlyHomeowner(async (world) => ({ id: await world.newBoard(), title: "Our majlis" })),
  "interiorCreator.engines": nothing,
  // No provider is configured.
  "interiorCreator.generate": of([], async (world) => ({ id: await world.newBoard(), engine: "none", consent: true })),
  "interiorCreator.cancelPicture": onlyHomeowner(async (world) => ({ id: await world.newBoardPicture() })),
  "interiorCreator.removePicture": onlyHomeowner(async (world) => ({ id: await world.newBoardPicture() })),
};
