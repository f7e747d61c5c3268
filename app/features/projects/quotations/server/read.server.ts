import { type Kysely, sql } from "kysely";
import { requireOpenedBid } from "#app/features/projects/requests/public.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { MorePage } from "#app/platform/list/list-schema.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { riyadhDay } from "#app/platform/money/vat.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { localText } from "#app/platform/text/local-text.ts";
import { type PrivateNotes, QUOTATIONS_PER_PAGE, type QuotationContent, type QuotationState } from "../quotation.ts";
import type { QuotationBuilder, QuotationCard, QuotationFilters, QuotationPaper, SharedQuotation } from "../quotations.contract.ts";
import { answersTo } from "./answer.server.ts";
import { askedFor } from "./asked.server.ts";
import { photosOf } from "./photo-rows.server.ts";
import { authorOf, requireWriter, type WriterColumns, writtenBy } from "./writers.server.ts";

export const sharedPath = (key: string): string => `/quotes/${key}`;

type CardRow = {
  id: string;
  title: string;
  client_name: string;
  vendor: string | null;
  vendor_ar: string | null;
  professional: string | null;
  gross: number;
  state: QuotationState;
  number: number;
  valid_until: string | null;
  updated_at: Date;
};

/** Latest change first. */
export async function listQuotations(viewer: Viewer, { search, state, after }: QuotationFilters, language: string): Promise<MorePage<QuotationCard>> {
  const words = search.trim();
  const query = sql<CardRow>`
    select * from (
      select q.id, q.title, q.client_name, q.gross, q.updated_at, v.name vendor, v.name_ar vendor_ar, n.number,
        case when q.vendor_id is null and q.author_id <> ${viewer.id} then (select ${personName(language)} from users u where u.id = q.author_id) end professional, n.valid_until::text valid_until,
        case when a.is_accepted then 'accepted' when a.is_accepted is not null then 'declined' when n.sent_at is not null then 'sent' when q.sent_number > 0 then 'revising' else 'draft' end state
      from quotations q left join ${listings()} v on v.id = q.vendor_id
        join lateral (select r.number, r.sent_at, r.valid_until from quotation_revisions r where r.quotation_id = q.id order by r.number desc limit 1) n on true
        left join quotation_answers a on a.quotation_id = q.id and a.number = n.number
      where ${writtenBy(viewer, "q")} and q.sample_for is null ${words ? sql`and search_words_of(q.title || ' ' || q.client_name) @@ search_query(${words})` : sql``}) q
    where true ${state ? sql`and q.state = ${state}` : sql``}`;
  const { rows, next } = await pageOf(query, { order: newestFirst("quotations", "updated_at"), after, limit: QUOTATIONS_PER_PAGE });
  const items = rows.map((row) => ({
    id: row.id,
    title: row.title,
    client: row.client_name,
    vendor: localText(row.vendor, row.vendor_ar, language),
    professional: row.professional,
    gross: Number(row.gross),
    state: row.state,
    number: row.number,
    validUntil: row.valid_until,
    updatedAt: row.updated_at.toISOString(),
  }));
  return { items, next };
}

export type QuotationRow = WriterColumns & {
  id: string;
  client_name: string;
  client_email: string | null;
  language: string;
  link_key: string | null;
  sent_number: number;
  bid_id: string | null;
  sample_for: string | null;
};
export type RevisionRow = {
  id: string;
  number: number;
  version: number;
  content: QuotationContent;
  notes: PrivateNotes;
  gross: number;
  saved_by: string | null;
  saved_at: Date;
  sent_at: Date | null;
  priced_on: string | null;
  valid_until: string | null;
};

/** The newest revision, for its author's side. Within a transaction it locks the quotation. @throws NOT_FOUND */
export async function findOwn(viewer: Viewer, id: string, trx?: Kysely<DB>): Promise<{ row: QuotationRow; newest: RevisionRow }> {
  const source = trx ?? db;
  const { rows } = await sql<QuotationRow>`
    select id, author_id, vendor_id, client_name, client_email, language, link_key, sent_number, bid_id, sample_for from quotations where id = ${id} and (sample_for is null or sample_for = ${viewer.id})
    ${trx ? sql`for update` : sql``}`.execute(source);
  await requireWriter(source, viewer, rows[0]);
  const row = rows[0] as QuotationRow;
  const revisions = await sql<RevisionRow>`
    select id, number, version, content, notes, gross, saved_by, saved_at, sent_at, priced_on::text priced_on, valid_until::text valid_until
    from quotation_revisions where quotation_id = ${id} order by number desc limit 1`.execute(source);
  return { row, newest: revisions.rows[0] as RevisionRow };
}

export async function getQuotation(viewer: Viewer, id: string, language: string): Promise<QuotationBuilder> {
  return presentOwn(await findOwn(viewer, id), language);
}

export async function presentOwn(
  { row, newest }: { row: QuotationRow; newest: RevisionRow },
  language: string,
  source: Kysely<DB> = db,
): Promise<QuotationBuilder> {
  const sent = await sql<{ number: number; gross: number; sent_at: Date; valid_until: string }>`
    select number, gross, sent_at, valid_until::text valid_until from quotation_revisions where quotation_id = ${row.id} and sent_at is not null
    order by number desc`.execute(source);
  const answers = await answersTo(source, row.id);
  return {
    id: row.id,
    author: await authorOf(row, language),
    client: { name: row.client_name, email: row.client_email },
    number: newest.number,
    version: newest.version,
    content: newest.content,
    notes: newest.notes,
    photos: await photosOf(newest.content, source),
    pricedOn: newest.priced_on ?? riyadhDay(new Date()),
    isSent: newest.sent_at !== null,
    savedAt: newest.saved_at.toISOString(),
    ...(await askedFor(source, row.bid_id)),
    sent: sent.rows.map(({ number, gross, sent_at, valid_until }) => ({
      number,
      gross: Number(gross),
      sentAt: sent_at.toISOString(),
      validUntil: valid_until,
      answer: answers.get(number) ?? null,
    })),
    isSample: row.sample_for !== null,
    link: row.link_key && !row.sample_for ? sharedPath(row.link_key) : null,
  };
}

type PaperRow = WriterColumns & {
  bid_id: string | null;
  client_name: string;
  number: number;
  content: QuotationContent;
  priced_on: string;
  sent_at: Date;
  valid_until: string;
};

const presentPaper = async (row: PaperRow | undefined, language: string): Promise<QuotationPaper> => {
  if (!row) throw notFound();
  return {
    author: await authorOf(row, language),
    client: row.bid_id ? null : row.client_name,
    number: row.number,
    content: row.content,
    photos: await photosOf(row.content),
    pricedOn: row.priced_on,
    sentAt: row.sent_at.toISOString(),
    validUntil: row.valid_until,
  };
};

const paperColumns = sql`q.author_id, q.vendor_id, q.bid_id, q.client_name, r.number, r.content, r.priced_on::text priced_on, r.sent_at, r.valid_until::text valid_until`;

/** @throws NOT_FOUND */
export async function getShared(key: string, language: string): Promise<SharedQuotation> {
  const { rows } = await sql<PaperRow & { id: string }>`
    select ${paperColumns}, q.id from quotations q join quotation_revisions r on r.quotation_id = q.id and r.number = q.sent_number
    where q.link_key = ${key} and q.sample_for is null`.execute(db);
  const paper = await presentPaper(rows[0], language);
  const { id, bid_id } = rows[0] as (typeof rows)[number];
  const answer = (await answersTo(db, id)).get(paper.number) ?? null;
  return { ...paper, answer, isOpen: bid_id === null && !answer && riyadhDay(new Date()) <= paper.validUntil };
}

/** What a bid consists of. @throws NOT_FOUND while it is sealed, and for everybody but the household that asked */
export async function getPaperOfBid(viewer: Viewer, bidId: string, language: string): Promise<QuotationPaper> {
  await requireOpenedBid(db, viewer, bidId);
  const { rows } = await sql<PaperRow>`
    select ${paperColumns} from quotations q join quotation_revisions r on r.quotation_id = q.id and r.number = q.sent_number where q.bid_id = ${bidId}`.execute(
    db,
  );
  return presentPaper(rows[0], language);
}

/** A sent revision, for its author's side. @throws NOT_FOUND */
export async function getOwnPaper(viewer: Viewer, id: string, number: number, language: string): Promise<QuotationPaper> {
  await findOwn(viewer, id);
  const { rows } = await sql<PaperRow>`
    select ${paperColumns} from quotations q join quotation_revisions r on r.quotation_id = q.id and r.number = ${number} and r.sent_at is not null
    where q.id = ${id}`.execute(db);
  return presentPaper(rows[0], language);
}
