import { type Cases, endingIn, nothing, of, onlyHomeowner, withInput } from "#app/api/testing/cases.ts";
import { aPushDevice } from "./testing/a-push-device.ts";

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
  "notifications.listDevices": nothing,
  // Addresses of our own network are refused to everybody.
  "notifications.addDevice": endingIn(
    "INVALID",
    withInput(() => ({ endpoint: "https://127.0.0.1/push", keys: { p256dh: "", auth: "" } })),
  ),
  "notifications.removeDevice": onlyHomeowner(async (world) => ({ id: await aPushDevice(world.people.homeowner) })),
  // An unsigned token reveals nothing.
  "notifications.describeUnsubscribe": of([], () => ({ token: "forged" })),
  "notifications.unsubscribe": of([], () => ({ token: "forged" })),
};
