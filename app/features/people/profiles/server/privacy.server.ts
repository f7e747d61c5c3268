import { sql } from "kysely";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import type { PrivacySettings } from "../profiles.contract.ts";
import { type Visibility, visibilityOf } from "../profiles.privacy.ts";
import { profilePath } from "./page.server.ts";
import { editableRecord } from "./record.server.ts";

export async function getPrivacy(viewer: Viewer): Promise<PrivacySettings> {
  const record = await editableRecord(viewer, viewer.id);
  return { role: record.role, path: profilePath(record), visibility: visibilityOf(record.role, record.chosenVisibility) };
}

/** Only what is chosen is stored: a person who changes role gets the new role's defaults for the rest. */
export async function setPrivacy(viewer: Viewer, chosen: Partial<Visibility>): Promise<PrivacySettings> {
  if (Object.keys(chosen).length > 0) {
    await db
      .updateTable("profiles")
      .set({ visibility: sql`visibility || ${JSON.stringify(chosen)}::jsonb`, updated_at: sql`now()` })
      .where("id", "=", viewer.id)
      .execute();
    await invalidatePages(["professionals"]);
  }
  return getPrivacy(viewer);
}
