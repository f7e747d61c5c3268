import { type RawBuilder, sql } from "kysely";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { slot } from "#app/platform/feature/slot.server.ts";
import type { ProjectCosts } from "../projects.contract.ts";
import { ROOM_KINDS, type RoomKind } from "../projects.ts";
import { projectFor } from "../server/access.server.ts";

/** Queries of what a room of a kind cost: `room`, and `cost` in halalas. */
export const roomCosts = slot<RawBuilder<{ room: string; cost: number }>>("what rooms cost");

/** A range of fewer would be chance. */
const FEWEST = 8;

/** The middle half of what such rooms cost, for each kind of room in a brief, and for all of them. */
export async function getCosts(viewer: Viewer, id: string): Promise<ProjectCosts> {
  await projectFor(db, viewer, id);
  const wanted = await sql<{ kind: string; rooms: number }>`select kind, count(*)::int rooms from project_rooms where project_id = ${id} group by 1`.execute(
    db,
  );
  const kinds = wanted.rows.map(({ kind }) => kind);
  if (kinds.length === 0) return { rooms: [], total: null, unknown: [] };
  const costs = sql.join(roomCosts.all(), sql` union all `);
  const { rows } = await sql<{ room: string; low: number; high: number; count: number }>`
    select room, round(percentile_cont(0.25) within group (order by cost))::bigint low, round(percentile_cont(0.75) within group (order by cost))::bigint high,
      count(*)::int count
    from (${costs}) c where room = any (${kinds}::text[]) group by room having count(*) >= ${FEWEST}`.execute(db);
  const found = ROOM_KINDS.flatMap((kind: RoomKind) => {
    const cost = rows.find((row) => row.room === kind);
    const rooms = wanted.rows.find((row) => row.kind === kind)?.rooms;
    return cost && rooms ? [{ kind, rooms, low: Number(cost.low), high: Number(cost.high), count: cost.count }] : [];
  });
  const unknown = ROOM_KINDS.filter((kind) => kinds.includes(kind) && !found.some((room) => room.kind === kind));
  const sum = (end: "low" | "high") => found.reduce((total, room) => total + room[end] * room.rooms, 0);
  return { rooms: found, unknown, total: unknown.length === 0 ? { low: sum("low"), high: sum("high") } : null };
}
