import type { Kysely } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { sendEvent, sendEvents } from "#app/platform/live/person-events.server.ts";
import type { NotificationList } from "../notifications.contract.ts";
import { NOTIFICATION_TYPES, type NotificationType } from "../notifications.ts";
import { noticeTexts } from "./texts.server.ts";

type Count = { unread: number };
type Asked = {
  filter: "all" | "unread";
  after?: string | undefined;
  limit: number /** Leaves out the words of messages, while an admin impersonates the person. */;
  hidesLetters?: boolean;
};

const typeOf = (type: string): NotificationType => NOTIFICATION_TYPES.find((known) => known === type) ?? "info";

const shown = (executor: Kysely<DB>, userId: string) =>
  executor.selectFrom("notifications").where("user_id", "=", userId).where("in_app", "=", true).where("removed_at", "is", null);

export async function countUnread(userId: string, executor: Kysely<DB> = db): Promise<Count> {
  const row = await shown(executor, userId)
    .where("is_read", "=", false)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), "integer").as("unread"))
    .executeTakeFirstOrThrow();
  return { unread: row.unread };
}

/** Newest first, with texts in the language of the reader. */
export async function listNotifications(userId: string, language: string, { filter, after, limit, hidesLetters }: Asked): Promise<NotificationList> {
  const query = shown(db, userId)
    .select(["id", "kind", "type", "params", "href", "is_read", "created_at"])
    .$if(filter === "unread", (unread) => unread.where("is_read", "=", false));
  const [{ rows, next }, { unread }, textOf] = await Promise.all([
    pageOf(query, { order: newestFirst("notifications"), after, limit }),
    countUnread(userId),
    noticeTexts(language),
  ]);
  const items = rows.map((row) => ({
    id: row.id,
    userId,
    ...textOf(row.kind, hidesLetters && row.kind === "message_received" ? { ...(row.params as object), text: "…" } : row.params),
    type: typeOf(row.type),
    isRead: row.is_read,
    createdAt: row.created_at.toISOString(),
    kind: row.kind,
    href: row.href,
  }));
  return { items, next, unread };
}

type Change = { is_read?: boolean; removed_at?: Date | null; group_key?: null };

/** Changes one of the viewer's own and updates their other tabs. Throws NOT_FOUND. */
async function change(userId: string, id: string, values: Change, isRemoved = false): Promise<Count> {
  return db.transaction().execute(async (trx) => {
    const done = await trx
      .updateTable("notifications")
      .set(values)
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .where("in_app", "=", true)
      .where("removed_at", isRemoved ? "is not" : "is", null)
      .executeTakeFirst();
    if (done.numUpdatedRows === 0n) throw notFound();
    await sendEvent(userId, { topic: "notification", id }, trx);
    return countUnread(userId, trx);
  });
}

/** An unread one leaves its group: another about the same subject may exist by now. */
export const setRead = (userId: string, id: string, isRead: boolean) => change(userId, id, isRead ? { is_read: true } : { is_read: false, group_key: null });

export const removeNotification = (userId: string, id: string) => change(userId, id, { removed_at: new Date() });

export const restoreNotification = (userId: string, id: string) => change(userId, id, { removed_at: null, group_key: null }, true);

export async function markAllRead(userId: string): Promise<Count> {
  return db.transaction().execute(async (trx) => {
    const read = await trx
      .updateTable("notifications")
      .set({ is_read: true })
      .where("user_id", "=", userId)
      .where("is_read", "=", false)
      .returning("id")
      .execute();
    // One event for all of them: pages reload the list anyway.
    if (read[0]) await sendEvent(userId, { topic: "notification", id: read[0].id }, trx);
    return countUnread(userId, trx);
  });
}

/** Opening an address marks its notifications as read and cancels their mail. */
export async function readNoticesAt(trx: Kysely<DB>, href: string, userId: string): Promise<void> {
  const notices = await trx
    .updateTable("notifications")
    .set({ is_read: true })
    .where("user_id", "=", userId)
    .where("href", "=", href)
    .where("is_read", "=", false)
    .returning("id")
    .execute();
  await sendEvents(
    notices.map(({ id }) => ({ userId, event: { topic: "notification", id } })),
    trx,
  );
}
