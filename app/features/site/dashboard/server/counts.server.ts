import { sql } from "kysely";
import { vendorsWhere } from "#app/features/directory/vendors/public.server.ts";
import { countUnread } from "#app/features/talk/messages/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";

/** Counts of pending work, for the badges in the navigation. */
export async function readCounts(viewer: Viewer): Promise<{ unreadMessages: number; newRequests: number }> {
  const [unread, { rows }] = await Promise.all([
    countUnread(viewer),
    sql<{ n: number }>`
      select count(*)::int n from quote_requests q join vendors v on v.id = q.vendor_id
      where v.id in ${vendorsWhere(viewer.id, "read")} and v.deleted_at is null and q.status in ('new', 'seen')`.execute(db),
  ]);
  return { unreadMessages: unread.count, newRequests: rows[0]?.n ?? 0 };
}
