import { type RawBuilder, sql } from "kysely";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";

type Count = { sql: RawBuilder<unknown>; isContent?: boolean };

/** How much waits for somebody, by name as the navigation uses it. Each count is answered by an index. A feature adds its line. */
const WAITING: Record<string, Count> = {
  vendors: { sql: sql`select count(*) from vendors where status = 'Pending' and deleted_at is null`, isContent: true },
  imports: { sql: sql`select count(*) from vendor_imports where status in ('queued', 'processing')`, isContent: true },
  quotes: { sql: sql`select count(*) from quote_requests where status = 'new'` },
  verifications: { sql: sql`select count(*) from verification_requests where status = 'submitted'` },
  claims: { sql: sql`select count(*) from vendor_claims where status = 'open'` },
  moderation: {
    sql: sql`select (select count(*) from forum_threads where status = 'pending') + (select count(*) from forum_posts where status = 'pending')
      + (select count(*) from (select distinct subject_type, subject_id from moderation_reports where status = 'open') x)`,
  },
  reports: { sql: sql`select count(*) from message_reports where status = 'open'` },
  feedback: { sql: sql`select count(*) from feedback where status = 'new'` },
};

/** What waits for the viewer, who is an admin or a content manager. */
export async function readWaiting(viewer: Viewer): Promise<Record<string, number>> {
  const counts = Object.entries(WAITING).filter(([, { isContent }]) => isContent || viewer.role === "admin");
  const columns = counts.map(([name, { sql: count }]) => sql`(${count})::int as ${sql.id(name)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(db);
  return rows[0] ?? {};
}
