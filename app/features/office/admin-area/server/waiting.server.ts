import { sql } from "kysely";
import { isAdministrator, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { fromFeatures } from "#app/platform/feature/feature.server.ts";

/** How much waits for the viewer, who is an admin or a content manager, by name as the navigation uses it. */
export async function readWaiting(viewer: Viewer): Promise<Record<string, number>> {
  const counts = fromFeatures("waiting").flatMap(Object.entries);
  const columns = counts
    .filter(([, { isContent }]) => isContent || isAdministrator(viewer))
    .map(([name, { count }]) => sql`(${count()})::int as ${sql.id(name)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(db);
  return rows[0] ?? {};
}
