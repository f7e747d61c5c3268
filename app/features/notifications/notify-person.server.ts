import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { newId } from "#app/platform/ids.ts";
import { tellPeople } from "#app/platform/person-events.server.ts";
import { NOTIFICATION_KINDS, type NotificationKind, type NotificationParams } from "./notifications.ts";

type Told<Kind extends NotificationKind> = {
  kind: Kind;
  /** Where it leads: an address of this site. */
  href?: string;
  actorId?: string | null;
} & (Record<never, never> extends NotificationParams[Kind] ? { params?: NotificationParams[Kind] } : { params: NotificationParams[Kind] });

/** What happened, with what its texts name. Texts of people stay short. */
export type News = { [Kind in NotificationKind]: Told<Kind> }[NotificationKind];
export type Notice = News & { userId: string };

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
  await tellPeople(
    rows.map((row) => ({ userId: row.user_id, event: { topic: "notification", id: row.id } })),
    trx,
  );
}

/** Tells every admin, but not the one who did it. */
export async function notifyAdmins(trx: Kysely<DB>, news: News): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u
    where u.suspended_at is null
      and coalesce(u.user_metadata ->> 'role', '') not in ('homeowner', 'professional', 'vendor')
      and (u.app_metadata ->> 'role' = 'admin'
        or (coalesce(u.app_metadata ->> 'role', '') not in ('homeowner', 'professional', 'vendor')
          and exists (select from user_roles r where r.user_id = u.id and r.role = 'admin')))`.execute(trx);
  await notifyPerson(
    trx,
    rows.filter(({ id }) => id !== news.actorId).map(({ id }) => ({ ...news, userId: id })),
  );
}
