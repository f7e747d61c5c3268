import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";

/** What waits for a person, for the marks beside their places. */
export async function readCounts(viewerId: string): Promise<{ unreadMessages: number; newRequests: number }> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int n from quote_requests q join vendors v on v.id = q.vendor_id
    where v.owner_id = ${viewerId} and v.deleted_at is null and q.status = 'new'`.execute(db);
  return { unreadMessages: 0, newRequests: rows[0]?.n ?? 0 };
}
