import { sql } from "kysely";
import { ideaPhotoJson, type PhotoRow } from "./cards.server.ts";

/** A photograph and what its bytes are: two uploads of one file are one photograph to the eye. */
export type Cover = { sha256: string; photo: PhotoRow };
export const coverJson = sql`json_build_object('sha256', f.sha256, 'photo', ${ideaPhotoJson})`;

/** Chooses covers for one page: the first that it does not show yet, and none of them twice as long as there are others. */
export function coverPicker(shown: Iterable<string>) {
  const seen = new Set(shown);
  return <C extends Cover>(covers: readonly C[]): C | undefined => {
    const picked = covers.find(({ sha256 }) => !seen.has(sha256)) ?? covers[0];
    if (picked) seen.add(picked.sha256);
    return picked;
  };
}
