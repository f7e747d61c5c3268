import { randomUUID } from "node:crypto";
import { type Cases, of, onlyHomeowner, withInput } from "#app/api/testing/cases.ts";
import { newId } from "#app/platform/database/ids.ts";

export const cases: Cases = {
  "ideabooks.list": withInput(() => ({})),
  "ideabooks.listMine": withInput(() => ({})),
  "ideabooks.get": onlyHomeowner(async (world) => ({ id: await world.newIdeabook() })),
  "ideabooks.create": withInput(() => ({ title: "Our new majlis" })),
  "ideabooks.update": onlyHomeowner(async (world) => ({ id: await world.newIdeabook(), title: "Another title" })),
  "ideabooks.remove": onlyHomeowner(async (world) => ({ id: await world.newIdeabook() })),
  "ideabooks.restore": onlyHomeowner(async (world) => ({ id: await world.newIdeabook() })),
  "ideabooks.renewLink": onlyHomeowner(async (world) => ({ id: await world.newIdeabook() })),
  "ideabooks.copy": onlyHomeowner(async (world) => ({ id: await world.newIdeabook() })),
  "ideabooks.setLiked": onlyHomeowner(async (world) => ({ id: await world.newIdeabook(), isLiked: true })),
  "ideabooks.addPhoto": onlyHomeowner(async (world) => ({ id: await world.newIdeabook(), photo: world.photo })),
  "ideabooks.addItem": onlyHomeowner(async (world) => ({ id: await world.newIdeabook(), ideaId: await world.newIdea() })),
  "ideabooks.removeItem": onlyHomeowner(async (world) => ({ id: await world.newIdeabook(), ideaId: await world.newIdea() })),
  "ideabooks.setNote": onlyHomeowner(async (world) => ({ ...(await world.newIdeabookItem()), note: "A secret note" })),
  "ideabooks.moveItem": onlyHomeowner(async (world) => ({ ...(await world.newIdeabookItem()), after: null })),
  "ideabooks.invite": onlyHomeowner(async (world) => ({ id: await world.newIdeabook(), email: `${randomUUID()}@matrix.example`, role: "view" })),
  "ideabooks.setMemberRole": of([], async (world) => ({ id: await world.newIdeabook(), memberId: newId(), role: "edit" })),
  "ideabooks.removeMember": of([], async (world) => ({ id: await world.newIdeabook(), memberId: newId() })),
  // Only the recipient of the mail knows an invitation's token.
  "ideabooks.getInvitation": of([], () => ({ token: "forged" })),
  "ideabooks.answerInvitation": of([], () => ({ token: "forged", isAccepted: true })),
};
