import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";

/** Whether there was a page that is gone for good. Noted by triggers, where it was removed. */
export async function isRemovedAddress(pathname: string): Promise<boolean> {
  const { rows } = await sql`select from removed_addresses where path = ${decoded(pathname)}`.execute(db);
  return rows.length > 0;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replaceAll("\0", "");
  } catch {
    return pathname;
  }
}
