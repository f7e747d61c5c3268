import { z } from "zod";
import { IdSchema, ownerProcedure, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { EMAIL_CHOICES } from "./notifications.choices.ts";
import { notificationAddress } from "./notifications.search.ts";
import { NOTIFICATION_KINDS, NOTIFICATION_TYPES, type NotificationKind, PAGE_LIMIT } from "./notifications.ts";

const Kind = z.enum(Object.keys(NOTIFICATION_KINDS) as NotificationKind[]);

const Item = z.object({
  id: IdSchema,
  userId: IdSchema,
  /** In the language of the request. */
  title: z.string(),
  message: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
  /** What happened; one that this version does not know has a neutral text. */
  kind: z.string(),
  /** Where it leads on this site. */
  href: z.string().nullable(),
});
export type NotificationItem = z.infer<typeof Item>;

const List = morePage(Item).extend({ unread: z.number().int() });
export type NotificationList = z.infer<typeof List>;

const Row = z.object({
  kind: Kind,
  inApp: z.boolean(),
  email: z.enum(EMAIL_CHOICES),
  /** To the devices that the viewer switched on. */
  push: z.boolean(),
  /** Cannot be changed. */
  isFixed: z.boolean(),
});
export type ChoiceRow = z.infer<typeof Row>;
const Groups = z.array(z.object({ id: z.enum(["work", "people", "account", "staff"]), kinds: z.array(Row) }));
export type ChoiceGroups = z.infer<typeof Groups>;

const Devices = z.object({
  /** Which a browser needs to become one (VAPID). */
  key: z.string(),
  devices: z.array(
    z.object({
      id: IdSchema,
      browser: z.string().nullable(),
      system: z.string().nullable(),
      kind: z.enum(["computer", "phone", "tablet", "unknown"]),
      /** Switched on in this session. */
      isThis: z.boolean(),
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type PushDevices = z.infer<typeof Devices>;

const ById = z.object({ id: IdSchema });
const Count = z.object({ unread: z.number().int() });
const tags = ["Notifications"];

export const notificationsContract = {
  /** What happened to the viewer, newest first, at most 50 at a time. */
  list: signedInProcedure
    .route({ method: "GET", path: "/notifications", summary: "List your notifications", tags })
    .input(moreInput(notificationAddress).extend({ limit: z.coerce.number().int().min(1).max(PAGE_LIMIT).default(PAGE_LIMIT) }))
    .output(List),
  unreadCount: signedInProcedure.route({ method: "GET", path: "/notifications/unread-count", summary: "Count your unread notifications", tags }).output(Count),
  /** The viewer's own; NOT_FOUND for anyone else's. */
  setRead: signedInProcedure
    .route({ method: "PATCH", path: "/notifications/{id}", summary: "Mark a notification as read or unread", tags })
    .input(ById.extend({ isRead: z.boolean() }))
    .output(Count),
  markAllRead: signedInProcedure.route({ method: "POST", path: "/notifications/read-all", summary: "Mark all notifications as read", tags }).output(Count),
  /** It can be restored for a day. */
  remove: signedInProcedure.route({ method: "DELETE", path: "/notifications/{id}", summary: "Delete a notification", tags }).input(ById).output(Count),
  restore: signedInProcedure
    .route({ method: "POST", path: "/notifications/{id}/restore", summary: "Take back the deletion of a notification", tags })
    .input(ById)
    .output(Count),
  /** Which notifications the viewer gets and how, of the kinds that apply to them. */
  listChoices: signedInProcedure.route({ method: "GET", path: "/notification-choices", summary: "List your notification choices", tags }).output(Groups),
  /** INVALID (kind: fixed) for security notifications. */
  setChoice: signedInProcedure
    .route({ method: "PUT", path: "/notification-choices/{kind}", summary: "Choose how you are notified of something", tags })
    .input(z.object({ kind: Kind, inApp: z.boolean(), email: z.enum(EMAIL_CHOICES), /** Absent: as it was. */ push: z.boolean().optional() }))
    .output(Row),
  stopMails: signedInProcedure
    .route({ method: "POST", path: "/notification-choices/stop-mails", summary: "Turn all notification mails off", tags })
    .output(Groups),
  resetChoices: signedInProcedure.route({ method: "DELETE", path: "/notification-choices", summary: "Return to the usual choices", tags }).output(Groups),
  /** The viewer's browsers that show notifications, newest first. */
  listDevices: signedInProcedure.route({ method: "GET", path: "/push-devices", summary: "List your devices that get notifications", tags }).output(Devices),
  /** What the browser's PushManager gave; it ends with the session. INVALID names endpoint or keys. Not for an impersonating admin. */
  addDevice: ownerProcedure
    .route({ method: "POST", path: "/push-devices", summary: "Get notifications on this device", tags })
    .input(z.object({ endpoint: z.string().max(1_000), keys: z.object({ p256dh: z.string().max(120), auth: z.string().max(40) }) }))
    .output(ById),
  /** The viewer's own; NOT_FOUND for anyone else's. Not for an impersonating admin. */
  removeDevice: ownerProcedure.route({ method: "DELETE", path: "/push-devices/{id}", summary: "End notifications on a device", tags }).input(ById),
  /** What a link in a mail would end. NOT_FOUND when the link is not one of ours. Open to everybody. */
  describeUnsubscribe: publicProcedure
    .route({ method: "GET", path: "/notification-mails/unsubscribe", summary: "Say what a link in a mail ends", tags })
    .input(z.object({ token: z.string().max(200) }))
    .output(z.object({ isDigest: z.boolean() })),
  /** Ends the mails that a link in a mail names, without signing in. NOT_FOUND when the link is not one of ours. Open to everybody. */
  unsubscribe: publicProcedure
    .route({ method: "POST", path: "/notification-mails/unsubscribe", summary: "End notification mails by a link in a mail", tags })
    .input(z.object({ token: z.string().max(200) }))
    .output(z.object({ isDigest: z.boolean() })),
};
