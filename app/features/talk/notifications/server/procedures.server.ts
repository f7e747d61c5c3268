import { notFound } from "#app/platform/api/errors.ts";
import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { notificationsContract } from "../notifications.contract.ts";
import { addDevice, listDevices, removeDevice } from "../push/devices.server.ts";
import { listChoices, resetChoices, setChoice, stopMails } from "./choices.server.ts";
import { countUnread, listNotifications, markAllRead, removeNotification, restoreNotification, setRead } from "./service.server.ts";
import { readUnsubscribe, unsubscribe } from "./unsubscribe.server.ts";

const notifications = implementContract(notificationsContract);

function claimOf(token: string) {
  const claim = readUnsubscribe(token);
  if (!claim) throw notFound();
  return claim;
}

export const notificationsRouter = notifications.router({
  list: notifications.list.handler(({ input, context }) =>
    listNotifications(signedIn(context).id, context.language, { ...input, hidesLetters: Boolean(context.viewer?.impersonatedBy) }),
  ),
  unreadCount: notifications.unreadCount.handler(({ context }) => countUnread(signedIn(context).id)),
  setRead: notifications.setRead.handler(({ input, context }) => setRead(signedIn(context).id, input.id, input.isRead)),
  markAllRead: notifications.markAllRead.handler(({ context }) => markAllRead(signedIn(context).id)),
  remove: notifications.remove.handler(({ input, context }) => removeNotification(signedIn(context).id, input.id)),
  restore: notifications.restore.handler(({ input, context }) => restoreNotification(signedIn(context).id, input.id)),
  listChoices: notifications.listChoices.handler(({ context }) => listChoices(signedIn(context))),
  setChoice: notifications.setChoice.handler(({ input, context }) => setChoice(signedIn(context), input)),
  stopMails: notifications.stopMails.handler(({ context }) => stopMails(signedIn(context))),
  resetChoices: notifications.resetChoices.handler(({ context }) => resetChoices(signedIn(context))),
  listDevices: notifications.listDevices.handler(({ context }) => listDevices(signedIn(context))),
  addDevice: notifications.addDevice.handler(({ input, context }) => addDevice(signedIn(context), input)),
  removeDevice: notifications.removeDevice.handler(({ input, context }) => removeDevice(signedIn(context), input.id)),
  describeUnsubscribe: notifications.describeUnsubscribe.handler(({ input }) => ({ isDigest: claimOf(input.token).scope === "digest" })),
  unsubscribe: notifications.unsubscribe.handler(async ({ input }) => {
    const claim = claimOf(input.token);
    await db.transaction().execute((trx) => unsubscribe(trx, claim));
    return { isDigest: claim.scope === "digest" };
  }),
});
