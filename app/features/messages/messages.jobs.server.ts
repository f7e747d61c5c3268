import { sql } from "kysely";
import { notifyPerson } from "#app/features/notifications/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { conversationPath } from "./messages.ts";

/** Whoever reads within this time is there and needs no notice. */
export const AWAY_SECONDS = 300;
const EXCERPT = 140;

type Waiting = { seq: number; body: string; removed_at: Date | null; sender_id: string | null; name: string | null; is_waiting: boolean };

/** Tells somebody that messages wait, if they still do: once, until they come back. */
export const tellAwayJob = defineJob<{ conversationId: string; userId: string }>({
  name: "tell-away",
  concurrency: 2,
  handler: ({ conversationId, userId }) => tellAway(conversationId, userId),
});

export async function tellAway(conversationId: string, userId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<Waiting>`
      with due as (
        update conversation_people set notice_due_at = null
        where conversation_id = ${conversationId} and user_id = ${userId} and notice_due_at is not null
        returning conversation_id, last_read_seq, noticed_seq, unread_count, is_muted, side
      )
      select m.seq, left(m.body, ${EXCERPT}) body, m.removed_at, m.sender_id,
        case when due.side = 'asker' and v.id is not null then v.name else u.name end name,
        due.unread_count > 0 and not due.is_muted and due.noticed_seq <= due.last_read_seq is_waiting
      from due join conversations c on c.id = due.conversation_id join messages m on m.conversation_id = c.id and m.seq = c.last_seq
      left join users u on u.id = m.sender_id left join vendors v on v.id = c.vendor_id`.execute(trx);
    const row = rows[0];
    if (!row?.is_waiting) return;
    await trx
      .updateTable("conversation_people")
      .set({ noticed_seq: row.seq })
      .where("conversation_id", "=", conversationId)
      .where("user_id", "=", userId)
      .execute();
    await notifyPerson(trx, {
      userId,
      kind: "message_received",
      params: { name: row.name ?? "", ...(row.body && !row.removed_at && { text: row.body }) },
      href: conversationPath(conversationId),
      actorId: row.sender_id,
    });
  });
}

/** Files that were taken for a message which was never sent. */
export const cleanMessageFilesJob = defineJob<Record<never, never>>({
  name: "clean-message-files",
  schedule: "40 3 * * *",
  handler: async () => {
    await sql`delete from files where id in (select file_id from message_files where message_id is null and created_at < now() - interval '1 day')`.execute(db);
  },
});
