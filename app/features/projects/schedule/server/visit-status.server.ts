import { type Kysely, sql } from "kysely";
import { type NewEvent, recordEvent } from "#app/features/projects/projects/public.server.ts";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { type AuditActor, recordAudit } from "#app/platform/audit/audit.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { type Change, defineStatus } from "#app/platform/status/define-status.server.ts";
import { dayOf, timeOf } from "../riyadh-time.ts";
import { isSide, mayAnswer, mayFinish } from "../schedule.policy.ts";
import { dayPath, VISIT_STATUSES, type VisitStatus } from "../schedule.ts";

const moves = {
  confirm: { from: ["booked"], to: "confirmed", who: mayAnswer },
  decline: { from: ["booked"], to: "declined", who: mayAnswer },
  cancel: { from: ["booked", "confirmed"], to: "cancelled", who: isSide },
  /** Another visit stands in its place. */
  move: { from: ["booked", "confirmed"], to: "moved", who: isSide },
  finish: { from: ["confirmed"], to: "done", who: mayFinish },
  /** Nobody confirmed it before its time. */
  expire: { from: ["booked"], to: "expired" },
} as const;
type Name = keyof typeof moves;
type Row = { id: string; professional_id: string; client_id: string; proposed_by: string; starts_at: Date; project_id: string | null };
type Moved = Change<Name, VisitStatus, Row, undefined>;

/** Each move is audited; the other side hears of it, and nobody else. */
export const visitStatus = defineStatus({
  table: "visits",
  states: VISIT_STATUSES,
  columns: ["professional_id", "client_id", "proposed_by", "starts_at", "project_id"],
  moves,
  touch: () => ({ updated_at: new Date() }),
  onMove: async (trx: Kysely<DB>, changes: readonly Moved[]) => {
    await recordAudit(
      trx,
      changes.map(({ id, by, from, to }) => ({
        ...{ actor: by, action: "visit.status", entityType: "visit", entityId: id },
        changes: { status: [from, to] as [string, string] },
      })),
    );
    await recordEvent(trx, changes.flatMap(eventOf));
    // A moved visit is announced by the one in its place.
    for (const { to, by, row } of changes) {
      if (to === "expired") await notifyBoth(trx, "visit_changed", row, to);
      else if (to !== "moved") await notifyOther(trx, row, to, by);
    }
  },
});

/** In the log of its project: what both sides agreed on, and that it was taken back. */
function eventOf({ to, from, by, row: { project_id, professional_id, starts_at } }: Moved): NewEvent[] {
  const kind = to === "confirmed" ? "people.visit_agreed" : to === "cancelled" && from === "confirmed" ? "people.visit_cancelled" : null;
  if (!project_id || !kind) return [];
  return [{ projectId: project_id, actorId: by?.id ?? null, kind, data: { bidder: professional_id, at: starts_at.toISOString() } }];
}

type Sides = Pick<Row, "professional_id" | "client_id" | "starts_at">;
type Kind = "visit_booked" | "visit_changed" | "visit_reminder";

/** Notifies one side of what the other one did, or of what happens with them. */
async function notifySide(
  trx: Kysely<DB>,
  kind: Kind,
  { starts_at }: Sides,
  news: string,
  { to, other, actorId }: { to: string; other: string | null; actorId?: string | undefined },
) {
  const { rows } = await sql<{ name: string; name_ar: string | null }>`
    select u.name, (select nullif(n.full_name_ar, '') from profiles n where n.id = u.id) name_ar from users u where u.id = ${other}`.execute(trx);
  const [person] = rows;
  const params = { name: person?.name ?? "", ...(person?.name_ar && { nameAr: person.name_ar }), date: dayOf(starts_at), time: timeOf(starts_at), news };
  await notifyPerson(trx, { userId: to, kind, params, href: dayPath(dayOf(starts_at)), actorId });
}

/** `news`: booked, moved (a new time is proposed), or the state. */
export async function notifyOther(trx: Kysely<DB>, row: Sides, news: string, by: AuditActor): Promise<void> {
  const to = by?.id === row.professional_id ? row.client_id : row.professional_id;
  const kind = news === "booked" || news === "moved" ? "visit_booked" : "visit_changed";
  await notifySide(trx, kind, row, news, { to, other: by?.id ?? null, actorId: by?.id });
}

/** Of what the clock did. */
export async function notifyBoth(trx: Kysely<DB>, kind: Kind, row: Sides, news: string): Promise<void> {
  const { professional_id, client_id } = row;
  await notifySide(trx, kind, row, news, { to: professional_id, other: client_id });
  await notifySide(trx, kind, row, news, { to: client_id, other: professional_id });
}
