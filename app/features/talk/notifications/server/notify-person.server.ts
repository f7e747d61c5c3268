import { type Kysely, sql } from "kysely";
import { isAdmin } from "#app/platform/auth/admins.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { sendEvents } from "#app/platform/live/person-events.server.ts";
import { isFixed, MAIL_DELAY_MINUTES } from "../notifications.choices.ts";
import { NOTIFICATION_KINDS, type NotificationKind, type NotificationParams } from "../notifications.ts";
import { devicesOf } from "../push/devices.server.ts";
import { PUSH_DELAY_SECONDS, pushJob } from "../push/push.server.ts";
import { choicesOf } from "./choices.server.ts";
import { delayedMailJob } from "./jobs.server.ts";
import { mailNotice, type OwnMail } from "./mails.server.ts";

type NewsOf<Kind extends NotificationKind> = {
  kind: Kind;
  /** Where it leads: an address of this site. */
  href?: string;
  actorId?: string | null | undefined;
  /** The subject: while unread, the next of this kind about the same subject renews it without a second mail. */
  groupKey?: string;
  /** Replaces the kind's text in a mail that goes out at once, in the person's language; false when the feature sends its own mail. */
  mail?: false | ((language: string) => Promise<OwnMail> | OwnMail);
} & (Record<never, never> extends NotificationParams[Kind] ? { params?: NotificationParams[Kind] } : { params: NotificationParams[Kind] });

/** An event with the parameters of its texts. People's own words are cut short. */
export type News = { [Kind in NotificationKind]: NewsOf<Kind> }[NotificationKind];
export type Notice = News & { userId: string };

type Person = { id: string; name: string; email: string; language: string | null; isClosed: boolean };

async function findPeople(trx: Kysely<DB>, ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = await trx
    .selectFrom("users")
    .select(["id", "name", "email", "language", "suspended_at", "deletion_requested_at"])
    .where("id", "in", ids)
    .execute();
  return new Map(
    rows.map(({ suspended_at, deletion_requested_at, ...person }) => [person.id, { ...person, isClosed: Boolean(suspended_at ?? deletion_requested_at) }]),
  );
}

/** Only the last notice of each group: one statement cannot update a row twice. */
function lastOfEachGroup(notices: readonly Notice[]): Notice[] {
  const byGroup = new Map<unknown, Notice>();
  for (const notice of notices) byGroup.set(notice.groupKey ? `${notice.userId} ${notice.kind} ${notice.groupKey}` : Symbol("single"), notice);
  return [...byGroup.values()];
}

/** Notifies people in the transaction of the event: bell, live event, mail and devices as each of them chose. */
export async function notifyPerson(trx: Kysely<DB>, notices: Notice | readonly Notice[]): Promise<void> {
  const given = lastOfEachGroup([notices].flat());
  if (given.length === 0) return;
  const userIds = [...new Set(given.map((notice) => notice.userId))];
  const people = await findPeople(trx, userIds);
  const choiceOf = await choicesOf(trx, userIds, [...new Set(given.map((notice) => notice.kind))]);
  const devices = await devicesOf(trx, userIds);
  const rows = given.flatMap((notice) => {
    const person = people.get(notice.userId);
    if (!person) return [];
    const { inApp, email, push } = choiceOf(person.id, notice.kind);
    const mail = notice.mail === false || (person.isClosed && !isFixed(notice.kind)) ? "off" : email;
    const pushTo = push && !person.isClosed ? (devices.get(person.id) ?? []) : [];
    const isWanted = inApp || mail !== "off" || pushTo.length > 0;
    return isWanted ? [{ id: newId(), notice, person, inApp, mail, pushTo, delay: MAIL_DELAY_MINUTES[notice.kind] ?? 0 }] : [];
  });
  if (rows.length === 0) return;
  const stored = await store(trx, rows);
  await sendEvents(
    rows.filter(({ inApp }) => inApp).map(({ id, person }) => ({ userId: person.id, event: { topic: "notification", id: stored.get(id)?.id ?? id } })),
    trx,
  );
  for (const { id, notice, person, mail, pushTo, delay } of rows) {
    if (!stored.get(id)?.isNew) continue;
    for (const deviceId of pushTo) await enqueue(pushJob, { noticeId: id, deviceId }, { trx, startAfterSeconds: PUSH_DELAY_SECONDS });
    if (mail !== "now") continue;
    if (delay > 0) await enqueue(delayedMailJob, { id }, { trx, startAfterSeconds: delay * 60 });
    else
      await mailNotice(
        trx,
        person,
        { kind: notice.kind, params: notice.params, href: notice.href ?? null },
        notice.mail ? await notice.mail(person.language ?? "en") : {},
      );
  }
}

type Row = { id: string; notice: Notice; person: Person; inApp: boolean; mail: string; pushTo: readonly string[]; delay: number };

/** @returns by requested id: the row's id, and whether it is new */
async function store(trx: Kysely<DB>, notices: readonly Row[]): Promise<Map<string, { id: string; isNew: boolean }>> {
  const owed = ({ mail, delay }: Row) => (mail === "daily" || mail === "weekly" || (mail === "now" && delay > 0) ? mail : null);
  const rows = await trx
    .insertInto("notifications")
    .values(
      notices.map((row) => ({
        id: row.id,
        user_id: row.person.id,
        kind: row.notice.kind,
        type: NOTIFICATION_KINDS[row.notice.kind],
        params: JSON.stringify(row.notice.params ?? {}),
        href: row.notice.href ?? null,
        actor_id: row.notice.actorId ?? null,
        group_key: row.notice.groupKey ?? null,
        in_app: row.inApp,
        mail: owed(row),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "kind", "group_key"])
        .where("group_key", "is not", null)
        .where("is_read", "=", false)
        .where("removed_at", "is", null)
        .doUpdateSet((eb) => ({
          params: eb.ref("excluded.params"),
          href: eb.ref("excluded.href"),
          actor_id: eb.ref("excluded.actor_id"),
          in_app: eb.ref("excluded.in_app"),
          // when its digest went out already, it goes into the next one
          mail: sql`coalesce(notifications.mail, nullif(excluded.mail, 'now'))`,
          created_at: new Date(),
        })),
    )
    .returning(["id", "user_id", "kind", "group_key"])
    .execute();
  const ids = new Set(rows.map((row) => row.id));
  return new Map(
    notices.map(({ id, person, notice }) => {
      const renewed = rows.find((row) => row.user_id === person.id && row.kind === notice.kind && row.group_key === (notice.groupKey ?? null));
      return [id, ids.has(id) ? { id, isNew: true } : { id: renewed?.id ?? id, isNew: false }];
    }),
  );
}

/** Notifies every admin except the actor. */
export async function notifyAdmins(trx: Kysely<DB>, news: News): Promise<void> {
  const { rows } = await sql<{ id: string }>`select u.id from users u where ${isAdmin(sql`u.id`)}`.execute(trx);
  await notifyPerson(
    trx,
    rows.filter(({ id }) => id !== news.actorId).map(({ id }) => ({ ...news, userId: id })),
  );
}
