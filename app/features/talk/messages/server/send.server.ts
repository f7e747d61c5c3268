import { type Kysely, sql } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { invalid } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { slot } from "#app/platform/feature/slot.server.ts";
import { tellPeople } from "#app/platform/live/person-events.server.ts";
import { type MessageDraft, type MessageItem, messageRefused } from "../messages.contract.ts";
import { type About, conversationPath, MAX_FILES, MESSAGE_LENGTH } from "../messages.ts";
import { type MessageRow, presentMessage } from "./rows.server.ts";
import { filesOf, requirePlace } from "./service.server.ts";
import { findObstacle, findProspect, type Prospect } from "./subjects.server.ts";

const MESSAGES = { max: 30, windowSeconds: 60 };
const EXCERPT = 140;
const CONVERSATIONS = { max: 20, windowSeconds: 86_400 };

async function countOne(key: string, allowance: { max: number; windowSeconds: number }): Promise<void> {
  await enforceLimit(key, allowance);
}

/** The text as it is stored: line ends of one kind, nothing but space around it. */
function checkDraft({ body, files }: MessageDraft): string {
  const text = body.replace(/\r\n?/g, "\n").replaceAll("\0", "").trim();
  if (text.length > MESSAGE_LENGTH) throw invalid({ body: "tooLong" });
  if (files.length > MAX_FILES) throw invalid({ files: "tooMany" });
  if (!text && files.length === 0) throw invalid({ body: "required" });
  return text;
}

const messageColumns = ["id", "conversation_id", "seq", "sender_id", "body", "created_at", "removed_at"] as const;

/** What this key sent before, if it did. Only its writer knows the key. */
async function findSent(executor: Kysely<DB>, key: string, viewer: Viewer) {
  return executor.selectFrom("messages").select(messageColumns).where("sender_id", "=", viewer.id).where("idempotency_key", "=", key).executeTakeFirst();
}

const present = async (row: MessageRow, viewer: Viewer): Promise<MessageItem> => presentMessage(row, await filesOf([row.id]), viewer.id);

export async function sendMessage({ id, ...draft }: MessageDraft & { id: string }, viewer: Viewer): Promise<MessageItem> {
  const { otherId, side } = await requirePlace(id, viewer);
  const before = await findSent(db, draft.idempotencyKey, viewer);
  if (before) return present(before, viewer);
  const body = checkDraft(draft);
  const obstacle = await findObstacle(viewer.id, otherId, false);
  if (obstacle || !otherId) throw messageRefused({ obstacle: obstacle ?? "gone" });
  await countOne(`message:${viewer.id}`, MESSAGES);
  const row = await db.transaction().execute((trx) => deliver(trx, { conversationId: id, otherId, side, draft: { ...draft, body }, viewer }));
  return present(row, viewer);
}

export async function startConversation({ about, ...draft }: MessageDraft & { about: About }, viewer: Viewer) {
  const before = await findSent(db, draft.idempotencyKey, viewer);
  if (before) return { conversationId: before.conversation_id, message: await present(before, viewer) };
  const prospect = await findProspect(about, viewer);
  const body = checkDraft(draft);
  const there = await db.selectFrom("conversations").select("id").where("subject_key", "=", prospect.key).executeTakeFirst();
  const obstacle = prospect.obstacle ?? (await findObstacle(viewer.id, prospect.otherId, !there));
  const { otherId } = prospect;
  if (obstacle || !otherId) throw messageRefused({ obstacle: obstacle ?? "gone" });
  if (!there) await countOne(`conversation:${viewer.id}`, CONVERSATIONS);
  await countOne(`message:${viewer.id}`, MESSAGES);
  const row = await db.transaction().execute(async (trx) => {
    const conversationId = there?.id ?? (await open(trx, prospect, otherId, viewer));
    const { side } = await trx
      .selectFrom("conversation_people")
      .select("side")
      .where("conversation_id", "=", conversationId)
      .where("user_id", "=", viewer.id)
      .executeTakeFirstOrThrow();
    return deliver(trx, { conversationId, otherId, side, draft: { ...draft, body }, viewer });
  });
  return { conversationId: row.conversation_id, message: await present(row, viewer) };
}

/** The conversation about this between these two; of two that begin at the same moment, one makes it. */
async function open(trx: Kysely<DB>, prospect: Prospect, otherId: string, viewer: Viewer): Promise<string> {
  const made = await trx
    .insertInto("conversations")
    .values({
      id: newId(),
      subject_key: prospect.key,
      subject: prospect.kind,
      quote_request_id: prospect.quote?.id ?? null,
      vendor_id: prospect.vendor?.id ?? null,
      started_by: viewer.id,
    })
    .onConflict((conflict) => conflict.column("subject_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return (await trx.selectFrom("conversations").select("id").where("subject_key", "=", prospect.key).executeTakeFirstOrThrow()).id;
  const theirs = prospect.side === "asker" ? "answerer" : "asker";
  await trx
    .insertInto("conversation_people")
    .values([
      { conversation_id: made.id, user_id: viewer.id, side: prospect.side },
      { conversation_id: made.id, user_id: otherId, side: theirs },
    ])
    .execute();
  return made.id;
}

type FirstAnswer = { id: string; actor: Viewer; href: string };

/** Filled by what owns requests: marks one as answered, notifies who asked, and says whether this message was the first answer to it. */
export const firstAnswers = slot<(trx: Kysely<DB>, answer: FirstAnswer) => Promise<boolean>>("first answers");

async function isFirstAnswer(trx: Kysely<DB>, answer: FirstAnswer): Promise<boolean> {
  for (const markAnswered of firstAnswers.all()) if (await markAnswered(trx, answer)) return true;
  return false;
}

type Delivery = { conversationId: string; otherId: string; side: string; draft: MessageDraft; viewer: Viewer };

/** One message after the other: the conversation's row is held until this one is in, with everything that follows from it. */
async function deliver(trx: Kysely<DB>, { conversationId, otherId, side, draft, viewer }: Delivery) {
  const conversation = await trx
    .selectFrom("conversations")
    .select(["last_seq", "quote_request_id"])
    .where("id", "=", conversationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const twin = await findSent(trx, draft.idempotencyKey, viewer);
  if (twin) return twin;
  const seq = conversation.last_seq + 1;
  const now = new Date();
  const row = await trx
    .insertInto("messages")
    .values({
      id: newId(),
      conversation_id: conversationId,
      seq,
      sender_id: viewer.id,
      idempotency_key: draft.idempotencyKey,
      body: draft.body,
      created_at: now,
    })
    .returning(messageColumns)
    .executeTakeFirstOrThrow();
  await attach(trx, row.id, draft.files, viewer);
  await trx.updateTable("conversations").set({ last_seq: seq }).where("id", "=", conversationId).execute();
  await sql`update conversation_people set last_message_at = ${now},
      last_read_seq = case when user_id = ${viewer.id} then ${seq} else last_read_seq end,
      unread_count = case when user_id = ${viewer.id} then 0 else unread_count + 1 end,
      -- a new message brings a conversation back, unless it was muted
      is_archived = is_archived and is_muted
    where conversation_id = ${conversationId}`.execute(trx);
  const isNewsOfItsOwn =
    side === "answerer" &&
    conversation.quote_request_id !== null &&
    (await isFirstAnswer(trx, { id: conversation.quote_request_id, actor: viewer, href: conversationPath(conversationId) }));
  // A first answer is news of its own.
  if (!isNewsOfItsOwn) await tellOther(trx, { conversationId, otherId, body: draft.body, viewer });
  const event = { topic: "message", conversationId } as const;
  await tellPeople(
    [otherId, viewer.id].map((userId) => ({ userId, event })),
    trx,
  );
  return row;
}

async function attach(trx: Kysely<DB>, messageId: string, files: readonly string[], viewer: Viewer): Promise<void> {
  if (files.length === 0) return;
  const { numAffectedRows } = await sql`
    update message_files mf set message_id = ${messageId}, position = given.position
    from unnest(${files}::uuid[]) with ordinality given(id, position)
    where mf.file_id = given.id and mf.uploader_id = ${viewer.id} and mf.message_id is null`.execute(trx);
  if (Number(numAffectedRows) !== new Set(files).size) throw invalid({ files: "gone" });
}

type Arrived = { conversationId: string; otherId: string; body: string; viewer: Viewer };

/** One notice for each conversation while it is unread, renewed by every message; its mail waits for a while, and reading here ends it. */
async function tellOther(trx: Kysely<DB>, { conversationId, otherId, body, viewer }: Arrived): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select case when me.side = 'answerer' and v.id is not null then coalesce(case when u.language = 'ar' then v.name_ar end, v.name) else ${viewer.name} end as name
    from conversation_people me join conversations c on c.id = me.conversation_id
    join conversation_people o on o.conversation_id = c.id and o.user_id = ${otherId} and not o.is_muted
    join users u on u.id = o.user_id left join vendors v on v.id = c.vendor_id
    where me.conversation_id = ${conversationId} and me.user_id = ${viewer.id}`.execute(trx);
  const name = rows[0]?.name;
  if (name === undefined) return;
  const text = body.replace(/\s+/g, " ").slice(0, EXCERPT);
  await notifyPerson(trx, {
    userId: otherId,
    kind: "message_received",
    params: { name, ...(text && { text }) },
    href: conversationPath(conversationId),
    actorId: viewer.id,
    groupKey: conversationId,
  });
}
