import { type RawBuilder, sql } from "kysely";
import { projectFor } from "#app/features/projects/projects/public.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { countsOf } from "#app/platform/list/counts.server.ts";
import type { InputOf } from "#app/platform/list/list-address.ts";
import type { MorePage } from "#app/platform/list/list-schema.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { money } from "#app/platform/money/money.ts";
import { riyadhDay } from "#app/platform/money/vat.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { professionalsWhere } from "#app/platform/organizations/professionals.server.ts";
import { areaName } from "#app/platform/places/places.ts";
import { shownPhone } from "#app/platform/rules/phone.ts";
import type { Client, Job, OwnRequest, ProjectRequest } from "../requests.contract.ts";
import { areBidsOpened, mayChoose, mayInvite } from "../requests.policy.ts";
import { lastDayOf } from "../requests.rules.ts";
import type { jobsAddress, ownRequestsAddress } from "../requests.search.ts";
import { type BidStatus, JOB_TABS, type JobTab, MOST_INVITED, REQUESTS_PER_PAGE, type RequestKind, type RequestStatus, STANDING_BIDS } from "../requests.ts";
import type { FittingJob } from "../work.contract.ts";
import { presentOwnBid } from "./get.server.ts";
import { invitedBidders } from "./invited.server.ts";
import { fitsViewer, householdProjects, inNameOf, ownFirst, vendorsOf } from "./sides.server.ts";

type Row = {
  id: string;
  source: "request" | "quote";
  title: string | null;
  project_type: string | null;
  vendor: string | null;
  fixed_price: number | null;
  city: string;
  district: string | null;
  status: RequestStatus;
  deadline: Date | null;
  is_sealed: boolean;
  opened_at: Date | null;
  created_at: Date;
  items: number;
  bids: number;
  declined_at: Date | null;
  bid_id: string | null;
  bid_status: BidStatus | null;
  revision: number | null;
  total: number | null;
  submitted_at: Date | null;
};

const vendorName = (language: string) => (language === "ar" ? sql`coalesce(v.name_ar, v.name)` : sql`v.name`);

const isArabic = (language: string) => sql`${language}::text = 'ar'`;
/** Of a booked package, whose professional may have left. */
const bookedOf = (language: string) => sql`(select ${personName(language)} from request_invitations i join users u on u.id = i.user_id
  where r.kind = 'package' and i.request_id = r.id limit 1)`;

/** What all kinds show in one list; a quote request to one vendor has neither a brief nor a deadline, a booked package a price that stands. */
const requestColumns = (language: string) => sql`r.id, 'request' source,
  coalesce((select case when ${isArabic(language)} then k.title_ar end from request_packages k where k.request_id = r.id), r.title) title, null::text project_type,
  ${bookedOf(language)} vendor, (select k.total from request_packages k where k.request_id = r.id) fixed_price, r.city, r.district, r.status, r.deadline, r.is_sealed, r.opened_at, r.created_at,
  (select count(*)::int from request_items i where i.request_id = r.id) items`;
const sentBids = sql`(select count(*)::int from bids b where b.request_id = r.id and b.status not in ('draft', 'withdrawn'))`;
/** Requests of one project that its page shows. */
const OF_PROJECT = 50;
const quoteColumns = (
  language: string,
) => sql`q.id, 'quote' source, null::text title, q.project_type, ${vendorName(language)} vendor, null::bigint fixed_price, q.city, null::text district, q.status,
  null::timestamptz deadline, false is_sealed, null::timestamptz opened_at, q.created_at, 0 items`;

const isOver = sql`(case source when 'quote' then status = 'closed' else status in ('awarded', 'cancelled', 'expired', 'declined') end)`;
const STATES = { running: sql`where not ${isOver}`, over: sql`where ${isOver}` };

const present = (row: Row, language: string) => ({
  ...{ id: row.id, source: row.source, title: row.title, projectType: row.project_type, vendor: row.vendor, status: row.status },
  fixedPrice: money(row.fixed_price === null ? null : Number(row.fixed_price), "SAR"),
  ...{ city: areaName(row.city, language), lastDay: row.deadline && lastDayOf(row.deadline), createdAt: row.created_at.toISOString() },
});

type Mine = InputOf<typeof ownRequestsAddress> & { after?: string | undefined };

/** What the viewer's households asked for, of both kinds, newest first. */
export async function listMine(viewer: Viewer, { status, after }: Mine, language: string): Promise<MorePage<OwnRequest>> {
  const query = sql<Row>`
    select * from (
      select ${requestColumns(language)}, ${sentBids} bids
      from requests r where r.project_id in ${householdProjects(viewer.id)}
      union all
      select ${quoteColumns(language)}, case when q.status = 'answered' then 1 else 0 end bids
      from quote_requests q join ${listings()} v on v.id = q.vendor_id where q.requester_id = ${viewer.id}) both_kinds
    ${status ? STATES[status] : sql``}`;
  const { rows, next } = await pageOf(query, { order: newestFirst("own-requests"), after, limit: REQUESTS_PER_PAGE });
  return { items: rows.map((row) => presentOwn(row, language)), next };
}

function presentOwn(row: Row, language: string): OwnRequest {
  const now = new Date();
  const isKnown = row.source === "quote" || areBidsOpened({ ...row, deadline: row.deadline ?? now }, now);
  return { ...present(row, language), bids: isKnown ? row.bids : null };
}

type ProjectRow = Row & { kind: RequestKind; deadline: Date };

/** Of one project, for its household. */
export async function listOfProject(viewer: Viewer, projectId: string, language: string): Promise<ProjectRequest[]> {
  const { id } = await projectFor(db, viewer, projectId);
  const { rows } =
    await sql<ProjectRow>`select ${requestColumns(language)}, r.kind, ${sentBids} bids from requests r where r.project_id = ${id} order by r.created_at desc, r.id desc limit ${OF_PROJECT}`.execute(
      db,
    );
  const now = new Date();
  const [invitedTo, waiting] = await Promise.all([invitedBidders(rows, language, now), waitingOf(rows, now)]);
  return rows.map((row) => {
    const invited = invitedTo.get(row.id) ?? [];
    return {
      ...{ ...presentOwn(row, language), invited, canInvite: mayInvite(row, now) && invited.length < MOST_INVITED },
      ...(waiting.get(row.id) ?? { choice: null, questions: [] }),
    };
  });
}

type WaitingRow = { id: string; bids: number; holds_until: string | null; questions: { id: string; body: string }[] };

/** What the household has to do for requests that are not over, by request. */
async function waitingOf(requests: readonly ProjectRow[], now: Date): Promise<Map<string, Pick<ProjectRequest, "choice" | "questions">>> {
  const running = requests.filter(({ status }) => status === "open" || status === "closed");
  const choosable = new Set(running.filter((request) => mayChoose(request, now)).map(({ id }) => id));
  const today = riyadhDay(now);
  const { rows } = await sql<WaitingRow>`
    select r.id, count(b.id)::int bids, coalesce(min(b.valid_until) filter (where b.valid_until >= ${today}::date), max(b.valid_until))::text holds_until,
      (select coalesce(json_agg(json_build_object('id', q.id, 'body', q.body) order by q.id), '[]') from request_questions q where q.request_id = r.id and q.answer is null) questions
    from requests r left join bids b on b.request_id = r.id and b.status = any(${[...STANDING_BIDS]}::text[])
    where r.id = any(${running.map(({ id }) => id)}::uuid[]) group by r.id`.execute(db);
  return new Map(
    rows.map(({ id, bids, holds_until, questions }) => [id, { choice: choosable.has(id) && bids > 0 ? { bids, holdsUntil: holds_until } : null, questions }]),
  );
}

/** The viewer's own, those of professionals for whom they work and of their vendors: in two parts, so that each finds its index. */
const bidsOf = (viewer: Viewer) => sql`(
  select * from bids where bidder_id is not null and bidder_id in ${professionalsWhere(viewer.id, "read")}
  union all
  select * from bids where vendor_id in ${vendorsOf(viewer.id, "read")})`;

/** One bid in the viewer's names on each request, read once whatever the number of requests. */
const ownBids = (viewer: Viewer) => sql`with own_bids as materialized (
  select distinct on (request_id) id, request_id, status, revision, total, submitted_at from ${bidsOf(viewer)} mine
  order by request_id, ${ownFirst(viewer.id, "mine", "bidder_id")}, created_at)`;
const ownBid = sql`left join own_bids b on b.request_id = r.id`;
const bidColumns = sql`b.id bid_id, b.status bid_status, b.revision, b.total, b.submitted_at`;
const noBid = sql`null::uuid bid_id, null::text bid_status, null::int revision, null::bigint total, null::timestamptz submitted_at`;
const isSent = sql`b.status is not null and b.status <> 'draft'`;

/** Invitations to the viewer, to a professional for whom they work or to a vendor of theirs, and the quote requests that those vendors received. */
const invited = (viewer: Viewer, language: string) => sql`
  ${ownBids(viewer)} select ${requestColumns(language)}, i.declined_at, ${bidColumns} from request_invitations i join requests r on r.id = i.request_id ${ownBid}
    where ${inNameOf(viewer.id, "i", "user_id")} and r.sample_for is null and r.status = 'open' and r.deadline > now() and not (${isSent})
  union all
  select ${quoteColumns(language)}, null::timestamptz, ${noBid} from quote_requests q join ${listings()} v on v.id = q.vendor_id
    where q.vendor_id in ${vendorsOf(viewer.id, "read")} and q.status in ('new', 'seen')`;

/** Requests `r` that fit and were not bid for. */
const isOpenTo = (viewer: Viewer) => sql`r.status = 'open' and r.kind = 'open' and ${fitsViewer(viewer.id)} and r.deadline > now()
  and r.id not in (select request_id from own_bids where status <> 'draft') and r.project_id not in ${householdProjects(viewer.id)}`;

const fitting = (viewer: Viewer, language: string) => sql`
  ${ownBids(viewer)} select ${requestColumns(language)}, null::timestamptz declined_at, ${bidColumns} from requests r ${ownBid} where ${isOpenTo(viewer)}`;

const withBid = (viewer: Viewer, isWon: boolean, language: string) => sql`
  select ${requestColumns(language)}, null::timestamptz declined_at, b.id bid_id, b.status bid_status, b.revision, b.total, b.submitted_at from ${bidsOf(viewer)} b join requests r on r.id = b.request_id and r.sample_for is null
    where ${isWon ? sql`b.status = 'accepted'` : sql`b.status <> 'accepted'`}`;

const jobsOf: Record<JobTab, (viewer: Viewer, language: string) => RawBuilder<unknown>> = {
  fits: fitting,
  invited,
  bids: (viewer, language) => withBid(viewer, false, language),
  won: (viewer, language) => withBid(viewer, true, language),
};

type Jobs = InputOf<typeof jobsAddress> & { after?: string | undefined };

export async function listJobs(viewer: Viewer, { tab, after }: Jobs, language: string): Promise<MorePage<Job> & { counts: Record<JobTab, number> }> {
  const counted = (each: JobTab) =>
    sql`select ${each}::text value, count(*)::int n from (select from (${jobsOf[each](viewer, language)}) all_of limit 100) counted`;
  const [{ rows, next }, counts] = await Promise.all([
    pageOf(sql<Row>`${jobsOf[tab](viewer, language)}`, { order: newestFirst(`jobs-${tab}`), after, limit: REQUESTS_PER_PAGE }),
    countsOf(JOB_TABS, sql`${sql.join(JOB_TABS.map(counted), sql` union all `)}`),
  ]);
  const items = rows.map((row) => ({
    ...present(row, language),
    ...{ district: row.district, items: row.items, hasDeclined: row.declined_at !== null },
    bid:
      row.bid_id && row.bid_status
        ? presentOwnBid({ id: row.bid_id, status: row.bid_status, revision: row.revision ?? 0, total: row.total, submitted_at: row.submitted_at })
        : null,
  }));
  return { items, next, counts };
}

type FittingRow = Pick<Row, "id" | "city" | "district" | "items"> & {
  title: string;
  deadline: Date;
  min: number | null;
  max: number | null;
  photo: FittingJob["photo"];
  total: number;
};

/** Open requests that fit and were not bid for, the first to close first: the few that are shown are chosen before anything else of them is read. */
export async function fittingJobs(viewer: Viewer, limit: number, language: string): Promise<{ total: number; items: FittingJob[] }> {
  const { rows } = await sql<FittingRow>`
    select j.id, r.title, r.city, r.district, j.deadline, (select count(*)::int from request_items i where i.request_id = j.id) items,
      (r.brief ->> 'budgetMin')::bigint min, (r.brief ->> 'budgetMax')::bigint max,
      (select json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'blur', f.placeholder) from request_files rf join files f on f.id = rf.file_id
        where rf.request_id = j.id and f.width is not null order by rf.position limit 1) photo, j.total
    from (${ownBids(viewer)} select r.id, r.deadline, count(*) over ()::int total from requests r where ${isOpenTo(viewer)} order by r.deadline, r.id limit ${limit}) j
      join requests r on r.id = j.id order by j.deadline, j.id`.execute(db);
  const items = rows.map(({ total: _, min, max, deadline, city, ...row }) => ({
    ...{ ...row, city: areaName(city, language), lastDay: lastDayOf(deadline) },
    budget: max === null ? null : { from: money(min === null ? null : Number(min), "SAR"), to: { amount: Number(max), currency: "SAR" } },
  }));
  return { total: rows[0]?.total ?? 0, items };
}

type ClientRow = { id: string; name: string; city: string; phone: string | null; title: string; request_id: string; total: number; updated_at: Date };

/** People whose projects the viewer's side won. */
export async function listClients(viewer: Viewer, { after }: { after?: string | undefined }, language: string): Promise<MorePage<Client>> {
  const query = sql<ClientRow>`
    select b.id, ${personName(language)} name, r.city, f.phone, r.title, r.id request_id, b.total, b.updated_at
    from bids b join requests r on r.id = b.request_id join users u on u.id = r.owner_id left join profiles f on f.id = u.id
    where b.status = 'accepted' and ${inNameOf(viewer.id, "b", "bidder_id")}`;
  const { rows, next } = await pageOf(query, { order: newestFirst("clients", "updated_at"), after, limit: REQUESTS_PER_PAGE });
  const items = rows.map((row) => ({
    ...{ id: row.id, name: row.name, city: areaName(row.city, language), phone: shownPhone(row.phone), title: row.title, requestId: row.request_id },
    ...{ total: { amount: Number(row.total), currency: "SAR" }, awardedAt: row.updated_at.toISOString() },
  }));
  return { items, next };
}
