import { type Kysely, sql } from "kysely";
import { briefOf, projectFor } from "#app/features/projects/projects/public.server.ts";
import { invalid } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { briefUnfinished, noMoreBids } from "../requests.contract.ts";
import { mayClose } from "../requests.policy.ts";
import { checkRequest, lastDayOf } from "../requests.rules.ts";
import type { RequestStatus } from "../requests.ts";
import { requestStatus } from "./request-status.server.ts";
import { fitsFor } from "./save.server.ts";
import { ownRequest, type RequestRow } from "./sides.server.ts";

/** Freezes the brief as bidders read it, and opens the request. */
export async function sendRequest(id: string, viewer: Viewer): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const request = await ownRequest(trx, viewer, id, { isLocked: true });
    const project = await projectFor(trx, viewer, request.project_id);
    if (project.status === "draft" || !project.city) throw briefUnfinished();
    const { rows } = await sql<{ n: number }>`select count(*)::int n from request_invitations where request_id = ${id}`.execute(trx);
    const given = {
      title: request.title,
      kind: request.kind,
      words: request.words ?? "",
      lastDay: lastDayOf(request.deadline),
      invited: rows[0]?.n ?? 0,
      trades: request.trades.length + request.categories.length,
    };
    // A draft that waited too long: its deadline has come close or passed.
    const problems = request.status === "draft" ? checkRequest(given, new Date()) : {};
    if (Object.keys(problems).length > 0) throw invalid(problems);
    await requestStatus.move(trx, id, "send", {
      by: viewer,
      set: { sent_at: new Date(), city: project.city, district: project.district, fits: fitsFor(request, project.city) },
    });
    await copyBrief(trx, request);
    return { id };
  });
}

/** Every bid answers the same lines, of which a package has none; the budget only when its owner shows it. */
export async function copyBrief(
  trx: Kysely<DB>,
  { id, project_id, shows_budget, kind }: Pick<RequestRow, "id" | "project_id" | "shows_budget" | "kind">,
): Promise<void> {
  const { items, rooms, city: _city, district: _district, budgetMin, budgetMax, ...said } = await briefOf(trx, project_id);
  const brief = {
    ...said,
    rooms: rooms.map(({ kind: roomKind, name, area }) => ({ kind: roomKind, name, area })),
    budgetMin: shows_budget ? budgetMin : null,
    budgetMax: shows_budget ? budgetMax : null,
  };
  await trx
    .updateTable("requests")
    .set({ brief: JSON.stringify(brief) })
    .where("id", "=", id)
    .execute();
  const lines = items.map(({ number, roomId, name, quantity, unit, note }) => {
    const room = rooms.find((each) => each.id === roomId);
    return { id: newId(), request_id: id, number, room_kind: room?.kind ?? null, room: room?.name ?? null, name, quantity, unit, note };
  });
  if (lines.length > 0 && kind !== "package") await trx.insertInto("request_items").values(lines).execute();
  await sql`insert into request_files (request_id, file_id, name, position)
    select ${id}, f.file_id, f.name, row_number() over (order by f.created_at, f.file_id) from project_files f
    where f.project_id = ${project_id} and f.kind in ('photo', 'plan', 'inspiration')`.execute(trx);
}

export async function cancelRequest(id: string, viewer: Viewer): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    await ownRequest(trx, viewer, id, { isLocked: true });
    await requestStatus.move(trx, id, "cancel", { by: viewer });
    return { id };
  });
}

const hasBids = sql<boolean>`exists (select from bids b where b.request_id = requests.id and b.status in ('submitted', 'revised', 'shortlisted'))`;

/** The owner ends the time for bids. */
export async function closeRequest(id: string, viewer: Viewer): Promise<{ id: string; status: RequestStatus }> {
  return db.transaction().execute(async (trx) => {
    const request = await ownRequest(trx, viewer, id, { isLocked: true });
    if (!mayClose(request, new Date())) throw noMoreBids();
    const where = () => sql<boolean>`id = ${id} and ${hasBids}`;
    const [closed] = await requestStatus.moveAll(trx, "close", { by: viewer, where, set: { opened_at: new Date() } });
    if (closed) return { id, status: "closed" };
    await requestStatus.move(trx, id, "expire", { by: viewer, set: { opened_at: new Date() } });
    return { id, status: "expired" };
  });
}

const AT_ONCE = 200;

/** Requests whose deadline has come: closed with their bids opened, or expired without any. @returns how many */
export async function endRequests(now: Date): Promise<number> {
  const ended = (isAnswered: boolean) => ({
    ...{ by: null, limit: AT_ONCE, skipLocked: true, set: { opened_at: now } },
    where: () => sql<boolean>`status = 'open' and sample_for is null and deadline <= ${now} and ${isAnswered ? hasBids : sql`not ${hasBids}`}`,
  });
  const closed = await requestStatus.moveAll(db, "close", ended(true));
  const expired = await requestStatus.moveAll(db, "expire", ended(false));
  return closed.length + expired.length;
}
