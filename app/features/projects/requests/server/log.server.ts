import { type Kysely, sql } from "kysely";
import { recordEvent } from "#app/features/projects/projects/public.server.ts";
import type { AuditActor } from "#app/platform/audit/audit.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { BidName } from "./sides.server.ts";

type Request = { project_id: string; title: string };
type Bid = { bidder_id: string | null; vendor_id: string | null; total: number | string | null };

const common = ({ project_id }: Pick<Request, "project_id">, by: AuditActor) => ({ projectId: project_id, actorId: by?.id ?? null });
const ofBid = ({ title }: Request, { bidder_id, vendor_id, total }: Bid) => ({
  ...{ request: title, bidder: bidder_id ?? vendor_id, sum: total === null ? null : Number(total) },
});

type OfBid = "received" | "revised" | "withdrawn" | "declined" | "renewal" | "contact";

/** In the project's log: of bids that the household may read. @param by of the household; nobody of the bidder's side is named but the bidder */
export const logBid = (trx: Kysely<DB>, request: Request, bid: Bid, what: OfBid, by: AuditActor = null) =>
  recordEvent(trx, { ...common(request, by), kind: `bids.${what}`, data: ofBid(request, bid) });

/** @param others how many bids it declined */
export const logAward = (trx: Kysely<DB>, request: Request & { kind: string }, bid: Bid, { by, others }: { by: AuditActor; others: number }) =>
  recordEvent(
    trx,
    request.kind === "package"
      ? { ...common(request, null), kind: "bids.agreed", data: ofBid(request, bid) }
      : { ...common(request, by), kind: "bids.awarded", data: { ...ofBid(request, bid), others } },
  );

export const logSaidNo = (trx: Kysely<DB>, request: Request, { professionalId, vendorId }: BidName, words: string) =>
  recordEvent(trx, { ...common(request, null), kind: "bids.said_no", data: { request: request.title, bidder: professionalId ?? vendorId, words } });

export const logQuestion = (trx: Kysely<DB>, request: Request, words: string) =>
  recordEvent(trx, { ...common(request, null), kind: "bids.question", data: { request: request.title, words } });

export const logAnswer = (trx: Kysely<DB>, request: Request, words: string, by: AuditActor) =>
  recordEvent(trx, { ...common(request, by), kind: "bids.answered", data: { request: request.title, words } });

/** Sealed bids leave no trace in the log until they are opened; then each stands where it was last sent, and none that was taken back. */
export async function logArrivals(trx: Kysely<DB>, requestIds: readonly string[]): Promise<void> {
  const { rows } = await sql<Request & Bid & { submitted_at: Date }>`
    select r.project_id, r.title, b.bidder_id, b.vendor_id, b.total, b.submitted_at from bids b join requests r on r.id = b.request_id
    where r.id = any(${[...requestIds]}::uuid[]) and r.is_sealed and b.status in ('submitted', 'revised', 'shortlisted') order by b.submitted_at, b.id`.execute(
    trx,
  );
  await recordEvent(
    trx,
    rows.map((row) => ({ ...common(row, null), kind: "bids.received" as const, data: ofBid(row, row), at: row.submitted_at })),
  );
}

type Booked = Bid & { id: string; reason: string | null };

/** What was booked of whom, by request. */
export async function readBookings(trx: Kysely<DB>, requestIds: readonly string[]): Promise<Map<string, Booked>> {
  const { rows } = await sql<Booked>`
    select k.request_id id, i.user_id bidder_id, i.vendor_id, k.total, i.reason from request_packages k left join request_invitations i on i.request_id = k.request_id
    where k.request_id = any(${[...requestIds]}::uuid[])`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Of a booked package. */
export const bookingData = (request: Request, booked: Booked | undefined) => ({
  ...ofBid(request, booked ?? { bidder_id: null, vendor_id: null, total: null }),
  words: booked?.reason ?? "",
});
