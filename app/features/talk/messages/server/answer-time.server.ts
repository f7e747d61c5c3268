import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { slot } from "#app/platform/feature/slot.server.ts";

/** Below this many answers a median says nothing. */
const LEAST = 3;
/** The latest that are looked at. */
const LATEST = 100;

type Answered = { asked: Date; answered: Date };
/** Queries of when someone was asked for something, and when they first answered: only what is no secret any more. */
export const answerTimes = slot<(userId: string) => RawBuilder<Answered>>("answer times");

const messagesAnswered = (userId: string) => sql<Answered>`
  select q.at asked, a.at answered from (
    select c.id from conversation_people p join conversations c on c.id = p.conversation_id and c.subject = 'profile'
    where p.user_id = ${userId} and p.side = 'answerer' order by p.last_message_at desc limit ${LATEST}) l
  cross join lateral (select min(m.created_at) at from messages m where m.conversation_id = l.id and m.sender_id is distinct from ${userId}) q
  cross join lateral (select min(m.created_at) at from messages m where m.conversation_id = l.id and m.sender_id = ${userId} and m.created_at > q.at) a
  where a.at is not null`;

/** How long someone took to answer: first messages about their profile, and what other features ask of them. The median of the latest, null below three answers. */
export async function answerTimeOf(userId: string): Promise<{ minutes: number; count: number } | null> {
  const all = sql.join(
    [messagesAnswered, ...answerTimes.all()].map((of) => of(userId)),
    sql` union all `,
  );
  const { rows } = await sql<{ minutes: number | null; count: number }>`
    select percentile_cont(0.5) within group (order by extract(epoch from answered - asked) / 60) minutes, count(*)::int count
    from (select * from (${all}) times where answered >= asked order by asked desc limit ${LATEST}) latest`.execute(db);
  const { minutes = null, count = 0 } = rows[0] ?? {};
  return minutes === null || count < LEAST ? null : { minutes: Math.max(1, Math.round(minutes)), count };
}
