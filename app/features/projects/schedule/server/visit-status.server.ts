import { type Kysely, sql } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { type AuditActor, recordAudit } from "#app/platform/audit/audit.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { type Change, defineStatus } from "#app/platform/status/define-status.server.ts";
import { dayOf } from "../riyadh-time.ts";
import { isSide, mayAnswer, mayFinish } from "../schedule.policy.ts";
import { SCHEDULE_PATH, VISIT_STATUSES, type VisitStatus } from "../schedule.ts";

const moves = {
  confirm: { from: ["booked"], to: "confirmed", who: mayAnswer },
  decline: { from: ["booked"], to: "declined", who: mayAnswer },
  cancel: { from: ["booked", "confirmed"], to: "cancelled", who: isSide },
  /** Another visit stands in its place. */
  move: { from: ["booked", "confirmed"], to: "moved", who: isSide },
  finish: { from: ["confirmed"], to: "done", who: mayFinish },
} as const;
type Name = keyof typeof moves;
type Row = { id: string; professional_id: string; client_id: string; proposed_by: string; starts_at: Date };
type Moved = Change<Name, VisitStatus, Row, undefined>;

/** Each move is audited; the other side hears of it, and nobody else. */
export const visitStatus = defineStatus({
  table: "visits",
  states: VISIT_STATUSES,
  columns: ["professional_id", "client_id", "proposed_by", "starts_at"],
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
    // A moved visit is announced by the one in its place.
    for (const { to, by, row } of changes) if (to !== "moved") await notifyOther(trx, row, to, by);
  },
});

const hrefOf = (starts_at: Date) => `${SCHEDULE_PATH}?view=day&day=${dayOf(starts_at)}`;

/** `news`: booked, moved (a new time is proposed), or the state. */
export async function notifyOther(trx: Kysely<DB>, row: Pick<Row, "professional_id" | "client_id" | "starts_at">, news: string, by: AuditActor): Promise<void> {
  const userId = by?.id === row.professional_id ? row.client_id : row.professional_id;
  const kind = news === "booked" || news === "moved" ? "visit_booked" : "visit_changed";
  const { rows } = await sql<{ name: string; name_ar: string | null }>`
    select u.name, (select nullif(n.full_name_ar, '') from profiles n where n.id = u.id) name_ar from users u where u.id = ${by?.id ?? null}`.execute(trx);
  const [actor] = rows;
  const params = { name: actor?.name ?? "", ...(actor?.name_ar && { nameAr: actor.name_ar }), date: dayOf(row.starts_at), news };
  await notifyPerson(trx, { userId, kind, params, href: hrefOf(row.starts_at), actorId: by?.id });
}
