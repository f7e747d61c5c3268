import { type Kysely, sql } from "kysely";
import { type NewEvent, projectStatus, recordEvent } from "#app/features/projects/projects/public.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { type Change, defineStatus } from "#app/platform/status/define-status.server.ts";
import { REQUEST_STATUSES, type RequestStatus } from "../requests.ts";
import { fittingJob } from "./fitting.server.ts";
import { bookingData, logArrivals, readBookings } from "./log.server.ts";
import { notifyBidders, notifyBooked, notifyHousehold, notifyInvited, notifyOfAnswer, notifySilent } from "./notices.server.ts";

const moves = {
  send: { from: ["draft"], to: "open" },
  /** The time for bids is over, and there are some. */
  close: { from: ["open"], to: "closed" },
  /** It is over, and there are none. */
  expire: { from: ["open"], to: "expired" },
  award: { from: ["open", "closed"], to: "awarded" },
  cancel: { from: ["draft", "open", "closed"], to: "cancelled" },
  /** Of a booked package, by its professional. */
  decline: { from: ["open"], to: "declined" },
} as const;
type Name = keyof typeof moves;
type Row = { id: string; sample_for: string | null; project_id: string; title: string; kind: string; city: string; deadline: Date };
type Moved = Change<Name, RequestStatus, Row, undefined>;

/** Who may is decided where a move begins: the household by `ownRequest`. */
export const requestStatus = defineStatus({
  table: "requests",
  states: REQUEST_STATUSES,
  columns: ["sample_for", "project_id", "title", "kind", "city", "deadline"],
  moves,
  touch: () => ({ updated_at: new Date() }),
  onMove: async (trx: Kysely<DB>, changes: readonly Moved[]) => {
    await recordAudit(
      trx,
      changes
        .filter(({ row }) => !row.sample_for)
        .map(({ id, by, from, to }) => ({
          ...{ actor: by, action: "request.status", entityType: "request", entityId: id },
          changes: { status: [from, to] as [string, string] },
        })),
    );
    const known = changes.filter(({ from, to }) => from !== "draft" || to === "open");
    await record(trx, known);
    for (const change of known) await (change.row.kind === "package" ? followBooking : follow)(trx, change);
  },
});

/** An award is recorded with its bid (`logAward`). */
type Recorded = Exclude<Name, "award">;
const EVENT_OF = {
  send: "bids.asked",
  close: "bids.opened",
  expire: "bids.expired",
  cancel: "bids.cancelled",
  decline: "bids.refused",
} as const satisfies Record<Recorded, string>;
const BOOKING_EVENT_OF = {
  ...EVENT_OF,
  send: "bids.booked",
  expire: "bids.unanswered",
  cancel: "bids.unbooked",
} as const satisfies Record<Recorded, string>;

const opensBids = ({ move, from }: Moved) => move === "close" || (move === "award" && from === "open");

async function record(trx: Kysely<DB>, changes: readonly Moved[]): Promise<void> {
  await logArrivals(
    trx,
    changes.filter(opensBids).map(({ id }) => id),
  );
  const bookings = await readBookings(
    trx,
    changes.filter(({ row }) => row.kind === "package").map(({ id }) => id),
  );
  await recordEvent(
    trx,
    changes.flatMap(({ id, move, by, row }) => {
      if (move === "award") return [];
      const isBooking = row.kind === "package";
      const kind = isBooking ? BOOKING_EVENT_OF[move] : EVENT_OF[move];
      return {
        projectId: row.project_id,
        actorId: move === "decline" ? null : (by?.id ?? null),
        kind,
        data: isBooking ? bookingData(row, bookings.get(id)) : { request: row.title },
      } as NewEvent;
    }),
  );
}

async function follow(trx: Kysely<DB>, { move, by, row }: Moved): Promise<void> {
  const project = { by, where: () => sql<boolean>`id = ${row.project_id}` };
  if (move === "send") {
    if (row.kind === "open") await enqueue(fittingJob, { id: row.id }, { trx });
    // Who plays with a sample made it themselves.
    if (!row.sample_for) await notifyInvited(trx, row, by);
    await projectStatus.moveAll(trx, "open", project);
  }
  if (move === "close" || move === "expire") await notifyHousehold(trx, row, move === "close" ? "closed" : "expired", by);
  if (move === "close") await notifyBidders(trx, row, "closed", by);
  // Before the deadline, by the household.
  if (by && (move === "close" || move === "expire")) await notifySilent(trx, row, "stopped", by);
  else if (move === "expire") await notifyBidders(trx, row, "expired", by);
  if (move === "cancel") await notifyBidders(trx, row, "cancelled", by);
  if (move === "award") {
    if (!row.sample_for) await notifySilent(trx, row, "awarded", by);
    await projectStatus.moveAll(trx, "award", project);
  }
  if (move === "expire" || move === "cancel") {
    const isLast = sql<boolean>`id = ${row.project_id} and not exists (select from requests r where r.project_id = projects.id and r.kind <> 'package' and r.status in ('open', 'closed'))`;
    await projectStatus.moveAll(trx, "withdraw", { by, where: () => isLast });
  }
}

/** One professional answers. The project stays as planned as it was until they accept. */
async function followBooking(trx: Kysely<DB>, { move, by, row }: Moved): Promise<void> {
  if (move === "send") await notifyBooked(trx, row, by);
  if (move === "cancel" || move === "expire") await notifyBidders(trx, row, move === "cancel" ? "cancelled" : "expired", by);
  if (move === "expire" || move === "award" || move === "decline") await notifyOfAnswer(trx, row, ANSWER_OF[move], by);
  if (move === "award") await projectStatus.moveAll(trx, "award", { by, where: () => sql<boolean>`id = ${row.project_id}` });
}

const ANSWER_OF = { expire: "expired", award: "accepted", decline: "declined" } as const;
