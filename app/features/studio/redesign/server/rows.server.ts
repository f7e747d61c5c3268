import { sql } from "kysely";
import type { Corrections } from "#app/engines/room/corrections.ts";
import { notFound } from "#app/platform/api/errors.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { RoomPhoto } from "../work/rooms.server.ts";

/** As `photoJson` writes it. */
export type PhotoJson = { id: string; width: number; height: number; blur: string | null };

/** A photograph as one JSON value, from a row of files. */
export const photoJson = (alias: string) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<PhotoJson>`json_build_object('id', ${of("id")}, 'width', coalesce(${of("width")}, 0), 'height', coalesce(${of("height")}, 0), 'blur', ${of("placeholder")})`;
};

/** Wrong fields, each with the code of a text. */

export type RedesignRow = {
  id: string;
  owner_id: string;
  photo_id: string;
  room_type: string | null;
  focal_35: number | null;
  analysis_state: string;
  corrections: Corrections;
  corrections_version: number;
};

/** The viewer's own redesign; NOT_FOUND for anyone else's. */
export async function ownRedesign(id: string, ownerId: string): Promise<RedesignRow> {
  const row = await db
    .selectFrom("redesigns")
    .select(["id", "owner_id", "photo_id", "room_type", "focal_35", "analysis_state", "corrections", "corrections_version"])
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, corrections: row.corrections as unknown as Corrections };
}

/** Whether the analysis has ended: from then on surfaces can be marked, even if it found none. */
export const wasLookedAt = ({ analysis_state: state }: RedesignRow): boolean => state === "ready" || state === "nothing";

/** Where the bytes of its photograph are. */
export async function roomPhotoOf({ photo_id, focal_35 }: Pick<RedesignRow, "photo_id" | "focal_35">): Promise<RoomPhoto> {
  const file = await db.selectFrom("files").select(["storage_key", "sha256"]).where("id", "=", photo_id).executeTakeFirstOrThrow();
  return { storageKey: file.storage_key, sha256: file.sha256, focal35: focal_35 };
}
