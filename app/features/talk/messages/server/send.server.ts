import { type Kysely, sql } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { slot } from "#app/platform/feature/slot.server.ts";
import { sendEvents } from "#app/platform/live/person-events.server.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { lockTeam, membersWho } from "#app/platform/organizations/membership.server.ts";
import { DAY_SECONDS } from "#app/platform/rules/durations.ts";
import { type MessageDraft, type MessageItem, messageRefused } from "../messages.contract.ts";
import { type About, conversationPath, MAX_FILES, MESSAGE_LENGTH } from "../messages.ts";
import { findObstacle, requirePlace, type Side } from "./place.server.ts";
import { followProject } from "./project-subjects.server.ts";
import { type MessageRow, presentMessage } from "./rows.server.ts";
import { filesOf } from "./service.server.ts";
import { findProspect, type Prospect } from "./subjects.server.ts";

const MESSAGES = { max: 30, windowSeconds: 60 };
const EXCERPT = 140;
const CONVERSATIONS = { max: 20, windowSeconds: DAY_SECONDS };

async function countOne(key: string, allowance: { max: number; windowSeconds: number }): Promise<void> {
  await enforceLimit(key, allowance);
}

/** The text as it is stored: normalized line ends, trimmed. */
function checkDraft({ body, files }: MessageDraft): string {
  const text = body.replace(/\r\n?/g, "\n").replaceAll("\0", "").trim();
  if (text.length > MESSAGE_LENGTH) throw invalid({ body: "tooLong" });
  if (files.length > MAX_FILES) throw invalid({ files: "tooMany" });
  if (!text && files.length === 0) throw invalid({ body: "required" });
  return text;
}

const messageColumns = ["id", "conversation_id", "seq", "sender_id", "body", "created_at", "removed_at"] as const;

/** The message that this key sent earlier, if any. Only its writer knows the key. */
async function findSent(executor: Kysely<DB>, key: string, viewer: Viewer) {
  return executor.selectFrom("messages").select(messageColumns).where("sender_id", "=", viewer.id).where("idempotency_key", "=", key).executeTakeFirst();
}

/** One's own message as its writer sees it. */
async function present(row: Omit<MessageRow, "sender_name">, viewer: Viewer): Promise<MessageItem> {
  return presentMessage({ ...row, sender_name: null }, await filesOf([row.id]), { viewerId: viewer.id, side: "asker", askerId: viewer.id });
}

export async function sendMessage({ id, ...draft }: MessageDraft & { id: string }, viewer: Viewer): Promise<MessageItem> {
  const place = await requirePlace(id, viewer);
  const before = await findSent(db, draft.idempotencyKey, viewer);
  if (before) return present(before, viewer);
  const body = checkDraft(draft);
  const obstacle = await findObstacle(viewer.id, place, false);
  if (obstacle) throw messageRefused({ obstacle });
  await countOne(`message:${viewer.id}`, MESSAGES);
  const row = await db.transaction().execute((trx) => deliver(trx, { conversationId: id, draft: { ...draft, body }, viewer }));
  return present(row, viewer);
}

type Beginning = { /** Something else notifies the other side of it. */ isAnnounced?: boolean };

export async function startConversation({ about, ...draft }: MessageDraft & { about: About }, viewer: Viewer, { isAnnounced = false }: Beginning = {}) {
  const before = await findSent(db, draft.idempotencyKey, viewer);
  if (before) return { conversationId: before.conversation_id, message: await present(before, viewer) };
  const prospect = await findProspect(about, viewer);
  const body = checkDraft(draft);
  const there = await db.selectFrom("conversations").select("id").where("subject_key", "=", prospect.key).executeTakeFirst();
  const obstacle = prospect.obstacle ?? (await findObstacle(viewer.id, prospect, !there));
  if (obstacle) throw messageRefused({ obstacle });
  if (!there) await countOne(`conversation:${viewer.id}`, CONVERSATIONS);
  await countOne(`message:${viewer.id}`, MESSAGES);
  const row = await db.transaction().execute(async (trx) => {
    const conversationId = there?.id ?? (await open(trx, prospect, viewer));
    return deliver(trx, { conversationId, draft: { ...draft, body }, viewer, isAnnounced });
  });
  return { conversationId: row.conversation_id, message: await present(row, viewer) };
}

/** The conversation about this between these two sides; of two that begin at the same moment, one makes it. */
async function open(trx: Kysely<DB>, prospect: Prospect, viewer: Viewer): Promise<string> {
  const made = await trx
    .insertInto("conversations")
    .values({
      id: newId(),
      subject_key: prospect.key,
      subject: prospect.kind,
      quote_request_id: prospect.quote?.id ?? null,
      vendor_id: prospect.vendor?.id ?? null,
      project_id: prospect.project?.id ?? null,
      organization_id: prospect.organizationId,
      started_by: viewer.id,
    })
    .onConflict((conflict) => conflict.column("subject_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return (await trx.selectFrom("conversations").select("id").where("subject_key", "=", prospect.key).executeTakeFirstOrThrow()).id;
  // Its people come with each message.
  if (prospect.project) return made.id;
  const theirs = prospect.side === "asker" ? "answerer" : "asker";
  // A member who joins at this moment waits for it, and finds the conversation.
  const team = prospect.organizationId ? await lockTeam(trx, prospect.organizationId) : null;
  const place = (side: Side, given: readonly string[]) =>
    (side === "answerer" && team ? team : given).map((user_id) => ({ conversation_id: made.id, user_id, side }));
  await trx
    .insertInto("conversation_people")
    .values([...place(prospect.side, [viewer.id]), ...place(theirs, prospect.others)])
    .execute();
  return made.id;
}

type FirstAnswer = { id: string; actor: Viewer; href: string };

/** Implemented by the quotes feature: marks a request as answered, notifies the requester, and says whether this was the first answer. */
export const firstAnswers = slot<(trx: Kysely<DB>, answer: FirstAnswer) => Promise<boolean>>("first answers");

async function isFirstAnswer(trx: Kysely<DB>, answer: FirstAnswer): Promise<boolean> {
  for (const markAnswered of firstAnswers.all()) if (await markAnswered(trx, answer)) return true;
  return false;
}

type Delivery = { conversationId: string; draft: MessageDraft; viewer: Viewer } & Beginning;
type Person = { user_id: string; side: Side; is_muted: boolean };

/** One message at a time: the conversation's row is locked until this one and its effects commit. */
async function deliver(trx: Kysely<DB>, { conversationId, draft, viewer, isAnnounced = false }: Delivery) {
  const conversation = await trx
    .selectFrom("conversations")
    .select(["last_seq", "quote_request_id", "organization_id", "project_id"])
    .where("id", "=", conversationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const twin = await findSent(trx, draft.idempotencyKey, viewer);
  if (twin) return twin;
  if (conversation.project_id) await followProject(trx, conversation.project_id);
  const { rows: people } = await sql<Person>`select user_id, side, is_muted from conversation_people where conversation_id = ${conversationId}`.execute(trx);
  const side = people.find(({ user_id }) => user_id === viewer.id)?.side;
  if (!side) throw notFound();
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
      unread_count = case when user_id = ${viewer.id} then 0 when side = ${side} and side <> 'member' then unread_count else unread_count + 1 end,
      -- a new message brings a conversation back, unless it was muted
      is_archived = is_archived and is_muted
    where conversation_id = ${conversationId}`.execute(trx);
  const isNewsOfItsOwn =
    side === "answerer" &&
    conversation.quote_request_id !== null &&
    (await isFirstAnswer(trx, { id: conversation.quote_request_id, actor: viewer, href: conversationPath(conversationId) }));
  const others = people.filter((person) => (side === "member" ? person.user_id !== viewer.id : person.side !== side));
  // The first answer has its own notification.
  if (!isNewsOfItsOwn && !isAnnounced)
    await notifyOthers(trx, { conversationId, organizationId: conversation.organization_id, others, side, body: draft.body, viewer });
  const event = { topic: "message", conversationId } as const;
  await sendEvents(
    people.map(({ user_id }) => ({ userId: user_id, event })),
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

type Arrived = { conversationId: string; organizationId: string | null; others: readonly Person[]; side: Side; body: string; viewer: Viewer };

/** In a team, only members who may answer are notified. */
async function audience(trx: Kysely<DB>, { organizationId, others, side }: Arrived): Promise<string[]> {
  const listening = others.filter((person) => !person.is_muted).map(({ user_id }) => user_id);
  if (side === "answerer" || !organizationId) return listening;
  const answering = await membersWho(trx, organizationId, "answer");
  return listening.filter((userId) => answering.includes(userId));
}

/** One notification per conversation while unread, renewed by every message; its mail is delayed and canceled by reading. */
async function notifyOthers(trx: Kysely<DB>, arrived: Arrived): Promise<void> {
  const { conversationId, side, body, viewer } = arrived;
  const userIds = await audience(trx, arrived);
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, case when ${side} = 'answerer' and v.id is not null then coalesce(case when u.language = 'ar' then v.name_ar end, v.name) 
        else coalesce(case when u.language = 'ar' then ${viewer.nameAr ?? null}::text end, ${viewer.name}) end as name
    from conversations c cross join users u left join ${listings()} v on v.id = c.vendor_id
    where c.id = ${conversationId} and u.id = any(${userIds}::uuid[])`.execute(trx);
  const text = body.replace(/\s+/g, " ").slice(0, EXCERPT);
  await notifyPerson(
    trx,
    rows.map(({ id, name }) => ({
      userId: id,
      kind: "message_received" as const,
      params: { name, ...(text && { text }) },
      href: conversationPath(conversationId),
      actorId: viewer.id,
      groupKey: conversationId,
    })),
  );
}
