import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { ideaPhotoJson, type PhotoRow } from "./cards.server.ts";

/** A photograph with its content hash: two uploads of one file look the same. */
export type Cover = { sha256: string; photo: PhotoRow };
export const coverJson = sql`json_build_object('sha256', f.sha256, 'photo', ${ideaPhotoJson})`;

/** Chooses covers for one page: the first not on the page yet; repeats only when there are no others. */
export function coverPicker(shown: Iterable<string>) {
  const seen = new Set(shown);
  return <C extends Cover>(covers: readonly C[]): C | undefined => {
    const picked = covers.find(({ sha256 }) => !seen.has(sha256)) ?? covers[0];
    if (picked) seen.add(picked.sha256);
    return picked;
  };
}

/** The content hashes of these files. */
export async function bytesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; sha256: string }>`select id, sha256 from files where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
}
