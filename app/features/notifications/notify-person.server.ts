import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { newId } from "#app/platform/ids.ts";
import { tellPerson } from "#app/platform/person-events.server.ts";
import { NOTIFICATION_KINDS, type NotificationKind } from "./notifications.ts";

export type Notice = {
  userId: string;
  kind: NotificationKind;
  /** What the texts of the kind name: names, titles, counts. Texts of people stay short. */
  params?: Record<string, string | number>;
  /** Where it leads: an address of this site. */
  href?: string;
  actorId?: string | null;
};

/** Tells people what happened, in the transaction in which it happens: the bell, live, and mail as each of them chose. */
export async function notifyPerson(trx: Kysely<DB>, notices: Notice | readonly Notice[]): Promise<void> {
  const rows = [notices].flat().map((notice: Notice) => ({
    id: newId(),
    user_id: notice.userId,
    kind: notice.kind,
    type: NOTIFICATION_KINDS[notice.kind],
    params: JSON.stringify(notice.params ?? {}),
    href: notice.href ?? null,
    actor_id: notice.actorId ?? null,
  }));
  if (rows.length === 0) return;
  await trx.insertInto("notifications").values(rows).execute();
  for (const row of rows) await tellPerson(row.user_id, { topic: "notification", id: row.id }, trx);
}
