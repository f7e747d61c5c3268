import { sql } from "kysely";
import { isAdministrator, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { fromFeatures } from "#app/platform/feature/feature.server.ts";

/** The viewer's pending work, as an admin or a content manager, by the navigation's names. */
export async function readWaiting(viewer: Viewer): Promise<Record<string, number>> {
  const counts = fromFeatures("waiting").flatMap(Object.entries);
  const columns = counts
    .filter(([, { isContent }]) => isContent || isAdministrator(viewer))
    .map(([name, { count }]) => sql`(${count()})::int as ${sql.id(name)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(db);
  return rows[0] ?? {};
}
