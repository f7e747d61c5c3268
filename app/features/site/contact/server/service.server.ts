import { sql } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { countsOf } from "#app/platform/list/counts.server.ts";
import type { MorePage } from "#app/platform/list/list-schema.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { shownPhone } from "#app/platform/rules/phone.ts";
import type { ContactDetail, ContactFilters, ContactItem, OwnContact } from "../contact.contract.ts";
import { CONTACT_STATUSES, type ContactStatus, type ContactTopic, PER_PAGE } from "../contact.ts";
import { mailReply } from "./mails.server.ts";
import { contactStatus } from "./status.server.ts";

const EXCERPT = 160;

type File = { id: string; name: string; mime: string };
type Row = {
  id: string;
  sender_id: string | null;
  name: string;
  email: string;
  phone: string | null;
  topic: ContactTopic;
  reference: string | null;
  body: string;
  language: string;
  status: ContactStatus;
  created_at: Date;
  files: File[] | null;
};

const columns = sql`m.id, m.sender_id, m.name, m.email, m.phone, m.topic, m.reference, m.body, m.language, m.status, m.created_at,
  (select json_agg(json_build_object('id', f.id, 'name', c.name, 'mime', f.mime) order by c.position)
   from contact_files c join files f on f.id = c.file_id where c.message_id = m.id) files`;

const repliesTo = (ids: readonly string[], language: string) =>
  ids.length === 0
    ? []
    : db
        .selectFrom("contact_replies as r")
        .leftJoin("users as u", "u.id", "r.author_id")
        .select(["r.id", "r.message_id", "r.body", "r.created_at", personName(language).$castTo<string | null>().as("by")])
        .where("r.message_id", "in", ids)
        .orderBy("r.created_at")
        .orderBy("r.id")
        .execute();

/** What a person wrote to the team, newest first, with the replies; who replied is the team. */
export async function listMine({ id: userId }: Viewer, after: string | undefined, language: string): Promise<MorePage<OwnContact>> {
  const mine = sql<Row>`select ${columns} from contact_messages m where m.sender_id = ${userId}`;
  const { rows, next } = await pageOf(mine, { order: newestFirst("own-contact"), after, limit: PER_PAGE });
  const replies = await repliesTo(
    rows.map((row) => row.id),
    language,
  );
  const items = rows.map((row) => ({
    id: row.id,
    topic: row.topic,
    reference: row.reference,
    body: row.body,
    status: row.status,
    files: row.files ?? [],
    createdAt: row.created_at.toISOString(),
    replies: replies.filter((reply) => reply.message_id === row.id).map(({ id, body, created_at }) => ({ id, body, createdAt: created_at.toISOString() })),
  }));
  return { items, next };
}

type List = MorePage<ContactItem> & { counts: Record<ContactStatus, number> };

export async function listContact({ status, topic, search, after }: ContactFilters): Promise<List> {
  const words = search.trim();
  const query = sql<Row>`
    select ${columns} from contact_messages m where true
    ${status ? sql`and m.status = ${status}` : sql``}
    ${topic ? sql`and m.topic = ${topic}` : sql``}
    ${words ? sql`and m.search @@ search_query(${words})` : sql``}`;
  const [{ rows, next }, counts] = await Promise.all([
    pageOf(query, { order: newestFirst("contact"), after, limit: PER_PAGE }),
    countsOf(CONTACT_STATUSES, sql`select status as value, count(*)::int n from contact_messages group by 1`),
  ]);
  const items = rows.map((row) => ({
    id: row.id,
    topic: row.topic,
    excerpt: row.body.slice(0, EXCERPT),
    name: row.name,
    email: row.email,
    senderId: row.sender_id,
    status: row.status,
    fileCount: row.files?.length ?? 0,
    createdAt: row.created_at.toISOString(),
  }));
  return { items, next, counts };
}

async function find(id: string): Promise<Row> {
  const { rows } = await sql<Row>`select ${columns} from contact_messages m where m.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}

export async function getContact(id: string, language: string): Promise<ContactDetail> {
  const [row, replies] = await Promise.all([find(id), repliesTo([id], language)]);
  return {
    id,
    topic: row.topic,
    name: row.name,
    email: row.email,
    senderId: row.sender_id,
    status: row.status,
    phone: shownPhone(row.phone),
    reference: row.reference,
    body: row.body,
    language: row.language,
    files: row.files ?? [],
    createdAt: row.created_at.toISOString(),
    replies: replies.map(({ id: replyId, body, created_at, by }) => ({ id: replyId, body, by, createdAt: created_at.toISOString() })),
  };
}

/** The idempotency key is the reply's id: sent twice, it is one reply, one mail and one notification. */
export async function replyToContact({ id, key, body }: { id: string; key: string; body: string }, admin: Viewer, language: string): Promise<ContactDetail> {
  if (body === "") throw invalid({ body: "required" });
  const row = await find(id);
  await db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto("contact_replies")
      .values({ id: key, message_id: id, author_id: admin.id, body })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    await recordAudit(trx, { actor: admin, action: "contact.reply", entityType: "contact", entityId: id });
    if (!made) return;
    await contactStatus.move(trx, id, "answer", { by: admin });
    await mailReply(trx, { email: row.email, language: row.language, message: row.body, reply: body });
    if (!row.sender_id) return;
    const params = { text: body.slice(0, EXCERPT) };
    await notifyPerson(trx, { userId: row.sender_id, kind: "contact_answered", params, href: "/dashboard/contact", actorId: admin.id });
  });
  return getContact(id, language);
}

export async function moveContact({ id, move }: { id: string; move: "close" | "reopen" }, admin: Viewer, language: string): Promise<ContactDetail> {
  await db.transaction().execute(async (trx) => {
    const { from, to } = (await contactStatus.move(trx, id, move, { by: admin })) ?? {};
    await recordAudit(trx, { actor: admin, action: `contact.${move}`, entityType: "contact", entityId: id, changes: { status: [from, to] } });
  });
  return getContact(id, language);
}

export const findAttachment = (fileId: string) => db.selectFrom("contact_files").select("message_id").where("file_id", "=", fileId).executeTakeFirst();
