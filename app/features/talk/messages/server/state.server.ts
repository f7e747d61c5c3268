import { type Kysely, sql } from "kysely";
import { readNoticesAt } from "#app/features/talk/notifications/public.server.ts";
import { forbidden, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { sendEvents } from "#app/platform/live/person-events.server.ts";
import { conversationPath } from "../messages.ts";
import { findObstacle, isAlongside, requirePlace } from "./place.server.ts";

/** The read mark only moves forward, to the last message at most. The other side's open pages see it move. */
export async function markRead(id: string, seq: number, viewer: Viewer): Promise<{ unread: number }> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ others: string[]; unread: number; has_moved: boolean }>`
      with me as (
        select me.*, least(${seq}::int, c.last_seq) read_to, array(select o.user_id from conversation_people o where o.conversation_id = c.id and not ${isAlongside("o")}) others
        from conversation_people me join conversations c on c.id = me.conversation_id
        where me.conversation_id = ${id} and me.user_id = ${viewer.id} for update of me
      ), counted as (
        -- only what came after the mark is counted, and that never goes back before the last visit
        select me.others, me.read_to, me.read_to > me.last_read_seq has_moved, (select count(*)::int from messages m
          where m.conversation_id = ${id} and m.seq > greatest(me.read_to, me.last_read_seq) and case me.side when 'answerer' then m.sender_id is not distinct from me.others[1] else m.sender_id is distinct from ${viewer.id} end) unread from me
      ), moved as (
        update conversation_people p set last_read_seq = greatest(p.last_read_seq, counted.read_to), unread_count = counted.unread
        from counted where p.conversation_id = ${id} and p.user_id = ${viewer.id} and (counted.has_moved or p.unread_count <> counted.unread)
      )
      select others, unread, has_moved from counted`.execute(trx);
    const row = rows[0];
    if (!row) throw notFound();
    if (row.has_moved) {
      await sendToBoth(trx, id, [viewer.id, ...row.others]);
      if (row.unread === 0) await readNoticesAt(trx, conversationPath(id), viewer.id);
    }
    return { unread: row.unread };
  });
}

/** Stores nothing. Not sent across a block in either direction, nor by members who only read. */
export async function sendTyping(id: string, viewer: Viewer): Promise<{ isSent: boolean }> {
  const place = await requirePlace(id, viewer);
  if (await findObstacle(viewer.id, place, false)) return { isSent: false };
  const event = { topic: "typing", conversationId: id, userId: viewer.id } as const;
  await sendEvents(place.others.map((userId) => ({ userId, event })));
  return { isSent: true };
}

type Marks = { isMuted?: boolean | undefined; isArchived?: boolean | undefined };

export async function updatePlace(id: string, { isMuted, isArchived }: Marks, viewer: Viewer): Promise<{ isMuted: boolean; isArchived: boolean }> {
  await requirePlace(id, viewer);
  const row = await db
    .updateTable("conversation_people")
    .set({ ...(isMuted !== undefined && { is_muted: isMuted }), ...(isArchived !== undefined && { is_archived: isArchived }), user_id: viewer.id })
    .where("conversation_id", "=", id)
    .where("user_id", "=", viewer.id)
    .returning(["is_muted", "is_archived"])
    .executeTakeFirstOrThrow();
  await sendToBoth(db, id, [viewer.id]);
  return { isMuted: row.is_muted, isArchived: row.is_archived };
}

/** A person blocks everyone who answers for the other side. A member's block counts for the team, and any member can lift it. */
export async function setBlocked(id: string, isBlockedNow: boolean, viewer: Viewer): Promise<{ isBlocked: boolean }> {
  const { side, ours, others, mayWrite } = await requirePlace(id, viewer);
  if (!mayWrite) throw forbidden();
  if (others.length === 0 || side === "member") throw notFound();
  await db.transaction().execute(async (trx) => {
    if (isBlockedNow) for (const other of others) await block(trx, viewer.id, other);
    else await trx.deleteFrom("blocks").where("blocker_id", "in", ours).where("blocked_id", "in", others).execute();
    await sendToBoth(trx, id, [...ours, ...others]);
  });
  return { isBlocked: isBlockedNow };
}

/** Idempotent. */
export async function block(trx: Kysely<DB>, blockerId: string, blockedId: string): Promise<void> {
  await trx
    .insertInto("blocks")
    .values({ blocker_id: blockerId, blocked_id: blockedId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const sendToBoth = (executor: Kysely<DB>, conversationId: string, people: readonly string[]) =>
  sendEvents(
    people.map((userId) => ({ userId, event: { topic: "message", conversationId } })),
    executor,
  );
