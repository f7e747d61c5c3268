import { type RawBuilder, sql } from "kysely";
import { forbidden, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { countsOf } from "#app/platform/list/counts.server.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { money } from "#app/platform/money/money.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { membershipOf, organizationsWhere } from "#app/platform/organizations/membership.server.ts";
import { cityName } from "#app/platform/places/places.ts";
import { shownPhone } from "#app/platform/rules/phone.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { QuoteDetail, QuoteFilters, QuoteItem, QuoteList } from "../quotes.contract.ts";
import { isRequester, mayAnswerQuote, mayMessage, maySeeQuote, mayWriteAnswer, type QuoteParties } from "../quotes.policy.ts";
import type { Reach } from "../quotes.reach.ts";
import { QUOTE_STATUSES, QUOTES_PER_PAGE, type QuoteStatus } from "../quotes.ts";
import { answersOf } from "./answers.server.ts";
import { quoteStatus } from "./status.server.ts";

type Row = {
  id: string;
  vendor_id: string;
  name: string;
  name_ar: string | null;
  slug: string;
  organization_id: string | null;
  requester_id: string | null;
  project_type: string;
  city: string;
  budget_min: number | null;
  budget_max: number | null;
  currency: string;
  start_when: string;
  description: string;
  contact_name: string;
  contact_email: string;
  contact_phone: string | null;
  status: QuoteStatus;
  reach: Reach;
  created_at: Date;
  photo_count: number;
};

const columns = sql`q.id, q.vendor_id, v.name, v.name_ar, v.slug, v.organization_id, q.requester_id, q.project_type, q.city, q.budget_min, q.budget_max, q.currency, q.start_when,
  q.description, q.contact_name, q.contact_email, q.contact_phone, q.status, q.reach, q.created_at,
  (select count(*)::int from quote_request_photos p where p.quote_request_id = q.id) photo_count`;

const present = (row: Row, language: string): QuoteItem => ({
  id: row.id,
  vendor: { id: row.vendor_id, name: localText(row.name, row.name_ar, language), slug: row.slug },
  projectType: row.project_type,
  city: cityName(row.city, language),
  budgetMin: money(row.budget_min, row.currency),
  budgetMax: money(row.budget_max, row.currency),
  startWhen: row.start_when,
  description: row.description,
  contactName: row.contact_name,
  contactEmail: row.contact_email,
  contactPhone: shownPhone(row.contact_phone),
  status: row.status,
  createdAt: row.created_at.toISOString(),
  reach: row.reach,
  photoCount: row.photo_count,
});

/** The scope of a list of requests. */
export type QuoteScope = "all" | { team: string } | { requester: string };

const within = (scope: QuoteScope): RawBuilder<unknown> => {
  if (scope === "all") return sql`true`;
  return "requester" in scope ? sql`q.requester_id = ${scope.requester}` : sql`v.organization_id in ${organizationsWhere(scope.team, "read")}`;
};

/** Newest first, 20 at a time, with how many there are of each status. */
export async function listQuotes(scope: QuoteScope, { status, reach, search, after }: QuoteFilters, language: string): Promise<QuoteList> {
  const words = search.trim();
  const query = sql<Row>`
    select ${columns} from quote_requests q join ${listings()} v on v.id = q.vendor_id where ${within(scope)}
    ${status ? sql`and q.status = ${status}` : sql``}
    ${reach ? sql`and q.reach = ${reach}` : sql``}
    ${words ? sql`and q.search @@ search_query(${words})` : sql``}`;
  const [{ rows, next }, counts] = await Promise.all([
    pageOf(query, { order: newestFirst("quotes"), after, limit: QUOTES_PER_PAGE }),
    countsOf(
      QUOTE_STATUSES,
      sql`select q.status as value, count(*)::int n from quote_requests q join ${listings()} v on v.id = q.vendor_id where ${within(scope)} group by 1`,
    ),
  ]);
  return { items: rows.map((row) => present(row, language)), next, counts };
}

async function partiesOf(organizationId: string | null, requesterId: string | null, viewer: Viewer): Promise<QuoteParties> {
  return { requesterId, teamRole: (await membershipOf(db, organizationId, viewer.id))?.role ?? null };
}

/** NOT_FOUND for requests that the viewer may not see. */
export async function findQuote(id: string, viewer: Viewer): Promise<{ row: Row; parties: QuoteParties }> {
  const { rows } = await sql<Row>`select ${columns} from quote_requests q join ${listings()} v on v.id = q.vendor_id where q.id = ${id}`.execute(db);
  const row = rows[0];
  if (!row) throw notFound();
  const parties = await partiesOf(row.organization_id, row.requester_id, viewer);
  if (!maySeeQuote(viewer, parties)) throw notFound();
  return { row, parties };
}

export async function getQuote(id: string, viewer: Viewer, language: string): Promise<QuoteDetail> {
  const { row, parties } = await findQuote(id, viewer);
  const photos = await db
    .selectFrom("quote_request_photos as p")
    .innerJoin("files as f", "f.id", "p.file_id")
    .select(["f.id", "f.width", "f.height", "f.placeholder as blur"])
    .where("p.quote_request_id", "=", id)
    .orderBy("p.position")
    .execute();
  return {
    ...present(row, language),
    photos: photos.map((photo) => ({ ...photo, width: photo.width ?? 0, height: photo.height ?? 0 })),
    answers: await answersOf(id, mayAnswerQuote(viewer, parties), language),
    isMine: isRequester(viewer, parties),
    permissions: {
      canChangeStatus: mayAnswerQuote(viewer, parties),
      canAnswer: mayWriteAnswer(parties) && row.status !== "closed",
      canMessage: mayMessage(viewer, { ...parties, hasTeam: row.organization_id !== null }),
    },
  };
}

export async function setQuoteStatus(id: string, status: QuoteStatus, viewer: Viewer): Promise<{ id: string; status: QuoteStatus }> {
  const { parties } = await findQuote(id, viewer);
  if (!mayAnswerQuote(viewer, parties)) throw forbidden();
  await quoteStatus.move(db, id, status, { by: viewer });
  return { id, status };
}

/** Photographs of a request and documents of its answers are for those who may see the request. */
export async function maySeeQuoteFile(viewer: Viewer | null, fileId: string): Promise<boolean> {
  if (!viewer) return false;
  const parties = await db
    .selectFrom((from) =>
      from
        .selectFrom("quote_request_photos")
        .select(["quote_request_id", "file_id"])
        .unionAll(from.selectFrom("quote_answer_files as f").innerJoin("quote_answers as a", "a.id", "f.answer_id").select(["a.quote_request_id", "f.file_id"]))
        .as("p"),
    )
    .innerJoin("quote_requests as q", "q.id", "p.quote_request_id")
    .innerJoin(listings().as("v"), "v.id", "q.vendor_id")
    .select(["q.requester_id as requesterId", "v.organization_id as organizationId"])
    .where("p.file_id", "=", fileId)
    .execute();
  for (const { organizationId, requesterId } of parties) if (maySeeQuote(viewer, await partiesOf(organizationId, requesterId, viewer))) return true;
  return false;
}
