import { sql } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import type { ConversationDetail, ConversationItem, ConversationList, MessagePage } from "../messages.contract.ts";
import { type About, CONVERSATIONS_PER_PAGE, MESSAGES_PER_PAGE } from "../messages.ts";
import { findObstacle, requirePlace } from "./place.server.ts";
import { followProject } from "./project-subjects.server.ts";
import { type FileRow, isOwnSide, type MessageRow, type PartyRow, partyColumns, partyJoins, presentMessage, presentParty, type Reader } from "./rows.server.ts";
import { findProfilePath, findProspect } from "./subjects.server.ts";

/** Enough to fill two lines of a list. */
const EXCERPT = 160;

type ListRow = PartyRow & {
  id: string;
  unread_count: number;
  is_muted: boolean;
  is_archived: boolean;
  last_body: string;
  last_sender: string | null;
  last_at: Date;
  last_removed: Date | null;
  last_files: number;
  is_seen: boolean;
  match_seq: number | null;
  match_body: string | null;
  match_at: Date | null;
};

/** The name under which the viewer knows the other is searched, not the name behind a vendor. */
const shownName = sql`case when pr.id is not null then pr.title when me.side = 'asker' and v.id is not null then v.name || ' ' || coalesce(v.name_ar, '') else coalesce(u.name, '') || ' ' || coalesce((select full_name_ar from profiles where id = u.id), '') end`;

export type ListInput = { box: "inbox" | "archived"; search: string; after?: string | undefined };

export async function listConversations({ box, search, after }: ListInput, viewer: Viewer, language: string): Promise<ConversationList> {
  // The dashboard and the command palette use it too: messages stay hidden from an admin who impersonates their owner.
  if (viewer.impersonatedBy) return { items: [], next: null };
  const words = search.trim();
  const match = words
    ? sql`left join lateral (select m.seq, left(m.body, ${EXCERPT}) body, m.created_at from messages m
        where m.conversation_id = me.conversation_id and m.removed_at is null and m.search @@ search_query(${words}) order by m.seq desc limit 1) hit on true`
    : sql`left join lateral (select null::int seq, null::text body, null::timestamptz created_at) hit on true`;
  const query = sql<ListRow>`
    select c.id, ${partyColumns(language)}, me.unread_count, me.is_muted, me.is_archived, left(m.body, ${EXCERPT}) last_body, m.sender_id last_sender, m.created_at last_at,
      m.removed_at last_removed, (select count(*)::int from message_files f where f.message_id = m.id) last_files,
      coalesce(o.last_read_seq >= m.seq, false) is_seen, hit.seq match_seq, hit.body match_body, hit.created_at match_at,
      me.last_message_at list_at, me.conversation_id list_id
    from conversation_people me ${partyJoins()}
    join messages m on m.conversation_id = c.id and m.seq = c.last_seq
    ${match}
    where me.user_id = ${viewer.id} and (c.project_id is null or pr.id is not null)
    ${words ? sql`and (hit.seq is not null or search_words_of(${shownName}) @@ search_query(${words}))` : sql`and me.is_archived = ${box === "archived"}`}`;
  const order = newestFirst("conversations", "list_at", "list_id");
  const { rows, next } = await pageOf(query, { order, after, limit: CONVERSATIONS_PER_PAGE });
  return { items: rows.map((row) => presentItem(row, viewer, language)), next };
}

const presentItem = (row: ListRow, viewer: Viewer, language: string): ConversationItem => ({
  id: row.id,
  ...presentParty(row, language),
  unread: row.unread_count,
  isMuted: row.is_muted,
  isArchived: row.is_archived,
  last: {
    body: row.last_removed ? "" : row.last_body,
    isMine: isOwnSide(row.last_sender, { viewerId: viewer.id, side: row.side, askerId: row.asker_id }),
    isRemoved: row.last_removed !== null,
    at: row.last_at.toISOString(),
    fileCount: row.last_removed ? 0 : row.last_files,
    isSeen: row.is_seen,
  },
  match:
    row.match_seq !== null && row.match_body !== null && row.match_at ? { seq: row.match_seq, body: row.match_body, at: row.match_at.toISOString() } : null,
});

/** After this long an unanswered message no longer counts as waiting. */
const WAITING_DAYS = 60;

type WaitingRow = PartyRow & { id: string; body: string; at: Date; total: number };
export type WaitingConversation = { id: string; name: string; text: string; at: string };

/** Conversations in which the other side had the last word, the longest waiting first. In a project, nobody in particular is asked. */
export async function unansweredConversations(viewer: Viewer, limit: number, language: string): Promise<{ total: number; items: WaitingConversation[] }> {
  if (viewer.impersonatedBy) return { total: 0, items: [] };
  const { rows } = await sql<WaitingRow>`
    select c.id, ${partyColumns(language)}, left(m.body, ${EXCERPT}) body, m.created_at at, (count(*) over ())::int total
    from conversation_people me ${partyJoins()} join messages m on m.conversation_id = c.id and m.seq = c.last_seq
    where me.user_id = ${viewer.id} and me.side <> 'member' and not me.is_archived and me.last_message_at > now() - make_interval(days => ${WAITING_DAYS}) and m.removed_at is null
      and o.user_id is not null and case me.side when 'asker' then m.sender_id <> me.user_id else m.sender_id = o.asker_id end
      and not exists (select from blocks b where b.blocker_id = me.user_id and b.blocked_id = o.user_id)
    order by m.created_at, c.id limit ${limit}`.execute(db);
  const items = rows.map((row) => ({ id: row.id, name: presentParty(row, language).other.name, text: row.body, at: row.at.toISOString() }));
  return { total: rows[0]?.total ?? 0, items };
}

/** Read from an index: no message is counted. */
export async function countUnread(viewer: Viewer): Promise<{ count: number }> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(unread_count), 0)::int count from conversation_people where user_id = ${viewer.id} and unread_count > 0 and not is_muted`.execute(db);
  return { count: rows[0]?.count ?? 0 };
}

type DetailRow = PartyRow & {
  id: string;
  last_seq: number;
  last_read_seq: number;
  other_read_seq: number;
  is_muted: boolean;
  is_archived: boolean;
  has_blocked: boolean;
  removed: number[];
};

/** NOT_FOUND for conversations of others, whatever the viewer's role. */
export async function getConversation(id: string, viewer: Viewer, language: string): Promise<ConversationDetail> {
  const place = await requirePlace(id, viewer);
  const { rows } = await sql<DetailRow>`
    select c.id, ${partyColumns(language)}, c.last_seq, me.last_read_seq, coalesce(o.last_read_seq, 0) other_read_seq, me.is_muted, me.is_archived,
      exists (select from conversation_people a join blocks b on b.blocker_id = a.user_id join conversation_people z on z.user_id = b.blocked_id
        where a.conversation_id = c.id and a.side = me.side and z.conversation_id = c.id and z.side <> me.side) has_blocked,
      array(select m.seq from messages m where m.conversation_id = c.id and m.removed_at is not null) removed
    from conversation_people me ${partyJoins()} where me.conversation_id = ${id} and me.user_id = ${viewer.id}`.execute(db);
  const row = rows[0];
  if (!row) throw notFound();
  const { about, other } = presentParty(row, language);
  return {
    id: row.id,
    about,
    other: { ...other, href: other.href ?? (await findProfilePath(about.kind, other.id)), lastReadSeq: row.other_read_seq },
    lastSeq: row.last_seq,
    lastReadSeq: row.last_read_seq,
    isMuted: row.is_muted,
    isArchived: row.is_archived,
    hasBlocked: row.has_blocked,
    removed: row.removed,
    obstacle: await findObstacle(viewer.id, place, false),
  };
}

type PageInput = { id: string; before?: number | undefined; after?: number | undefined; around?: number | undefined };

/** Messages by their numbers: a page deep in a long history costs as much as the newest. */
export async function listMessages({ id, before, after, around }: PageInput, viewer: Viewer, language: string): Promise<MessagePage> {
  const { side, askerId } = await requirePlace(id, viewer);
  const reader = { viewerId: viewer.id, side, askerId };
  if (around !== undefined) {
    const [older, newer] = await Promise.all([olderThan(id, language, around + 1), newerThan(id, language, around)]);
    return withFiles([...older.rows, ...newer.rows], older.hasMore, newer.hasMore, reader);
  }
  if (after !== undefined) {
    const { rows, hasMore } = await newerThan(id, language, after);
    return withFiles(rows, after > 0, hasMore, reader);
  }
  const { rows, hasMore } = await olderThan(id, language, before ?? null);
  return withFiles(rows, hasMore, before !== undefined, reader);
}

const messagesOf = (id: string, language: string) =>
  db
    .selectFrom("messages as m")
    .leftJoin("users as u", "u.id", "m.sender_id")
    .select(["m.id", "m.seq", "m.sender_id", personName(language).as("sender_name"), "m.body", "m.created_at", "m.removed_at"])
    .where("m.conversation_id", "=", id);

type Part = { rows: MessageRow[]; hasMore: boolean };

async function olderThan(id: string, language: string, before: number | null): Promise<Part> {
  let query = messagesOf(id, language);
  if (before !== null) query = query.where("seq", "<", before);
  const rows = await query
    .orderBy("seq", "desc")
    .limit(MESSAGES_PER_PAGE + 1)
    .execute();
  return { rows: rows.slice(0, MESSAGES_PER_PAGE).reverse(), hasMore: rows.length > MESSAGES_PER_PAGE };
}

async function newerThan(id: string, language: string, after: number): Promise<Part> {
  const rows = await messagesOf(id, language)
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(MESSAGES_PER_PAGE + 1)
    .execute();
  return { rows: rows.slice(0, MESSAGES_PER_PAGE), hasMore: rows.length > MESSAGES_PER_PAGE };
}

async function withFiles(rows: readonly MessageRow[], hasOlder: boolean, hasNewer: boolean, reader: Reader): Promise<MessagePage> {
  const files = await filesOf(rows.map((row) => row.id));
  return { items: rows.map((row) => presentMessage(row, files, reader)), hasOlder, hasNewer };
}

export async function filesOf(messageIds: readonly string[]): Promise<FileRow[]> {
  if (messageIds.length === 0) return [];
  return db
    .selectFrom("message_files as mf")
    .innerJoin("files as f", "f.id", "mf.file_id")
    .select(["mf.file_id", "mf.message_id", "mf.name", "f.mime", "f.byte_size", "f.width", "f.height", "f.placeholder"])
    .where("mf.message_id", "in", messageIds)
    .orderBy("mf.position")
    .execute();
}

export async function findConversation(about: About, viewer: Viewer, language: string) {
  const prospect = await findProspect(about, viewer);
  const there = await db
    .selectFrom("conversations as c")
    .leftJoin("conversation_people as me", (join) => join.onRef("me.conversation_id", "=", "c.id").on("me.user_id", "=", viewer.id))
    .select(["c.id", "me.user_id", "me.unread_count"])
    .where("subject_key", "=", prospect.key)
    .executeTakeFirst();
  // Someone who joined after its last message, and has nothing unread.
  if (prospect.project && there && !there.user_id) await followProject(db, prospect.project.id);
  const party = presentParty(
    {
      subject: prospect.kind,
      side: prospect.side,
      asker_id: null,
      other_id: prospect.others[0] ?? null,
      other_name: prospect.otherName,
      vendor_name: prospect.vendor?.name ?? null,
      vendor_name_ar: prospect.vendor?.nameAr ?? null,
      vendor_slug: prospect.vendor?.slug ?? null,
      vendor_is_public: true,
      quote_id: prospect.quote?.id ?? null,
      project_type: prospect.quote?.projectType ?? null,
      quote_status: prospect.quote?.status ?? null,
      project_id: prospect.project?.id ?? null,
      project_title: prospect.project?.title ?? null,
      project_people: prospect.project && (await namesOf(prospect.others, language)),
    },
    language,
  );
  const obstacle = prospect.obstacle ?? (await findObstacle(viewer.id, prospect, !there));
  const href = party.other.href ?? (await findProfilePath(prospect.kind, prospect.others[0] ?? null));
  return { conversationId: there?.id ?? null, about: party.about, other: { ...party.other, href }, unread: there?.unread_count ?? 0, obstacle };
}

const namesOf = (people: readonly string[], language: string) =>
  db
    .selectFrom("users as u")
    .select(["u.id", personName(language).as("name")])
    .where(sql<boolean>`u.id = any(${people}::uuid[])`)
    .orderBy("u.id")
    .execute();
