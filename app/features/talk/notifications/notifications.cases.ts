import { type Cases, nothing, of, onlyHomeowner, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "notifications.list": withInput(() => ({})),
  "notifications.unreadCount": nothing,
  "notifications.setRead": onlyHomeowner(async (world) => ({ id: await world.newNotification(), isRead: true })),
  "notifications.markAllRead": nothing,
  "notifications.remove": onlyHomeowner(async (world) => ({ id: await world.newNotification() })),
  "notifications.restore": onlyHomeowner(async (world) => ({ id: await world.removedNotification() })),
  "notifications.listChoices": nothing,
  "notifications.setChoice": withInput(() => ({ kind: "quote_answered", inApp: true, email: "off" })),
  "notifications.stopMails": nothing,
  "notifications.resetChoices": nothing,
  // An unsigned token reveals nothing.
  "notifications.describeUnsubscribe": of([], () => ({ token: "forged" })),
  "notifications.unsubscribe": of([], () => ({ token: "forged" })),
};
