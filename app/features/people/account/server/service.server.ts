import { sql } from "kysely";
import type { Theme, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";

type Preferences = { language?: string | null | undefined; theme?: Theme | null | undefined };

/** Stores what was given; undefined leaves a preference as it is. */
export async function setPreferences(viewer: Viewer, { language, theme }: Preferences): Promise<Viewer> {
  const changes = { ...(language === undefined ? {} : { language }), ...(theme === undefined ? {} : { theme }) };
  if (Object.keys(changes).length === 0) return viewer;
  await db
    .updateTable("users")
    .set({ ...changes, updated_at: sql`now()` })
    .where("id", "=", viewer.id)
    .execute();
  return { ...viewer, ...changes };
}
