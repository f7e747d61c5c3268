import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";

/** Below this many answers a median says nothing. */
const LEAST = 3;
/** The latest conversations that are looked at. */
const LATEST = 100;

/** How long someone took to answer first messages about their profile: the median of their latest conversations, null below three answers. */
export async function answerTimeOf(userId: string): Promise<{ minutes: number; count: number } | null> {
  const { rows } = await sql<{ minutes: number | null; count: number }>`
    with latest as (
      select c.id from conversation_people p join conversations c on c.id = p.conversation_id and c.subject = 'profile'
      where p.user_id = ${userId} and p.side = 'answerer' order by p.last_message_at desc limit ${LATEST})
    select percentile_cont(0.5) within group (order by extract(epoch from a.at - q.at) / 60) minutes, count(*)::int count from latest l
    cross join lateral (select min(m.created_at) at from messages m where m.conversation_id = l.id and m.sender_id is distinct from ${userId}) q
    cross join lateral (select min(m.created_at) at from messages m where m.conversation_id = l.id and m.sender_id = ${userId} and m.created_at > q.at) a
    where a.at is not null`.execute(db);
  const { minutes = null, count = 0 } = rows[0] ?? {};
  return minutes === null || count < LEAST ? null : { minutes: Math.max(1, Math.round(minutes)), count };
}
