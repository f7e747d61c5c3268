import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";

/** Visits about a project, with whom. */
export async function visitsInArchive(projectId: string): Promise<{ visits: unknown }> {
  const { rows } = await sql<{ visits: unknown }>`
    select coalesce(json_agg(json_build_object('professional', u.name, 'status', v.status, 'starts_at', v.starts_at, 'ends_at', v.ends_at, 'place', v.place,
      'note', v.note, 'reason', v.reason, 'request_id', v.request_id) order by v.starts_at, v.id), '[]') visits
    from visits v join users u on u.id = v.professional_id where v.project_id = ${projectId}`.execute(db);
  return { visits: rows[0]?.visits ?? [] };
}
