import { randomUUID } from "node:crypto";
import { type Cases, of, onlyHomeowner, withInput } from "#app/api/testing/cases.ts";
import type { World } from "#app/api/testing/world.ts";
import { newId } from "#app/platform/database/ids.ts";

const aPiece = async (world: World) => world.newBriefPiece((await world.newProduct("live")).id);

export const cases: Cases = {
  "projects.list": withInput(() => ({})),
  "projects.get": onlyHomeowner(async (world) => ({ id: await world.newHomeProject() })),
  "projects.getSource": withInput(async (world) => ({ kind: "idea", id: await world.newIdea() })),
  "projects.create": withInput(() => ({ idempotencyKey: newId(), title: "Our majlis" })),
  "projects.getBrief": onlyHomeowner(async (world) => ({ id: await world.newHomeProject() })),
  "projects.saveBrief": onlyHomeowner(async (world) => ({ id: await world.newHomeProject(), revision: 1, changes: { must: "No step at the door" } })),
  "projects.place": onlyHomeowner(async (world) => ({ id: await world.newHomeProject() })),
  "projects.move": { ...onlyHomeowner(async (world) => ({ id: await world.newHomeProject(), move: "archive" })), ends: "STATUS_CONFLICT" },
  "projects.remove": onlyHomeowner(async (world) => ({ id: await world.newHomeProject() })),
  "projects.getCosts": onlyHomeowner(async (world) => ({ id: await world.newHomeProject() })),
  "projects.listEvents": onlyHomeowner(async (world) => ({ id: await world.newHomeProject() })),
  "projects.addFiles": onlyHomeowner(async (world) => ({ id: await world.newHomeProject(), kind: "photo", files: [world.photo] })),
  "projects.removeFile": onlyHomeowner((world) => world.newProjectFile()),
  "projects.setCover": onlyHomeowner((world) => world.newProjectFile()),
  "projects.invite": onlyHomeowner(async (world) => ({ id: await world.newHomeProject(), email: `${randomUUID()}@matrix.example` })),
  "projects.removePerson": of([], async (world) => ({ id: await world.newHomeProject(), personId: newId() })),
  "briefPieces.list": onlyHomeowner(async (world) => ({ id: await world.newHomeProject() })),
  "briefPieces.listProjects": withInput(() => ({ productId: newId() })),
  "briefPieces.add": onlyHomeowner(async (world) => ({ id: await world.newHomeProject(), productId: (await world.newProduct("live")).id })),
  "briefPieces.change": onlyHomeowner(async (world) => ({ ...(await aPiece(world)), quantity: 2 })),
  "briefPieces.remove": onlyHomeowner(aPiece),
  // Only the recipient of the mail knows an invitation's token.
  "projects.getInvitation": of([], () => ({ token: "forged" })),
  "projects.answerInvitation": of([], () => ({ token: "forged", isAccepted: true })),
};
