import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { MINUTE_MS } from "#app/platform/rules/durations.ts";
import { demoProjectTalk } from "../data/messages.ts";
import { seededId } from "../seeded.ts";

type Input = { homeownerId: string | null; newest: Date };

/** The conversation of the homeowner's running project; its last message is unread. */
export async function insertProjectTalk(trx: Kysely<DB>, { homeownerId, newest }: Input): Promise<void> {
  const { rows } = await sql<{ project: string; professional: string }>`
    select p.id project, m.user_id professional from projects p join project_people m on m.project_id = p.id and m.role = 'professional'
    where p.owner_id = ${homeownerId} and p.status = 'in_progress' order by p.created_at desc, m.user_id limit 1`.execute(trx);
  const [found] = rows;
  if (!found || !homeownerId) return;
  const messages = demoProjectTalk.map(({ isOwner, ago, text }, index) => {
    const at = new Date(newest.getTime() - ago * MINUTE_MS);
    const id = seededId(`project message ${index}`, at);
    return { id, seq: index + 1, sender_id: isOwner ? homeownerId : found.professional, idempotency_key: id, body: text, created_at: at };
  });
  const [begun, end] = [messages[0]?.created_at ?? newest, messages.at(-1)?.created_at ?? newest];
  const id = seededId("project conversation", begun);
  const about = { subject_key: `project:${found.project}`, subject: "project", project_id: found.project, started_by: found.professional };
  await trx
    .insertInto("conversations")
    .values({ id, ...about, last_seq: messages.length, created_at: begun })
    .execute();
  await trx
    .insertInto("messages")
    .values(messages.map((message) => ({ ...message, conversation_id: id })))
    .execute();
  const seat = (user_id: string, unread_count: number) => ({
    ...{ conversation_id: id, user_id, side: "member", last_message_at: end },
    ...{ unread_count, last_read_seq: messages.length - unread_count },
  });
  await trx
    .insertInto("conversation_people")
    .values([seat(homeownerId, 1), seat(found.professional, 0)])
    .execute();
}
