import { bothSides, type Cases, nothing, onlyHomeowner, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "messages.list": withInput(() => ({ search: "secret" })),
  "messages.unread": nothing,
  "messages.find": bothSides((world) => ({ quote: world.quoteId })),
  "messages.get": bothSides((world) => ({ id: world.conversationId })),
  "messages.page": bothSides((world) => ({ id: world.conversationId })),
  "messages.start": bothSides((world) => ({ about: { quote: world.quoteId }, ...world.draft("About the request") })),
  "messages.send": bothSides((world) => ({ id: world.conversationId, ...world.draft("Hello") })),
  "messages.upload": withInput((world) => ({ file: world.photo })),
  "messages.removeUpload": onlyHomeowner(async (world) => ({ id: await world.newUpload() })),
  "messages.markRead": bothSides((world) => ({ id: world.conversationId, seq: 1 })),
  "messages.typing": bothSides((world) => ({ id: world.conversationId })),
  "messages.update": bothSides((world) => ({ id: world.conversationId, isMuted: false })),
  "messages.setBlocked": bothSides((world) => ({ id: world.conversationId, isBlocked: false })),
  "messages.report": bothSides(async (world, who) => ({
    id: world.conversationId,
    messageIds: [await world.receivedMessage(who === "vendor" ? "vendor" : "homeowner")],
    reason: "spam",
  })),
  "messageReports.list": withInput(() => ({})),
  "messageReports.get": withInput(async (world) => ({ id: await world.newReport() })),
  "messageReports.decide": withInput(async (world) => ({ id: await world.newReport(), decision: "dismissed" })),
};
