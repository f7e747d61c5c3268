import { type Kysely, sql } from "kysely";
import type { Finishes } from "#app/engines/room/finishes.ts";
import type { Change, Left } from "#app/engines/room/outcome.ts";
import type { Restyle } from "#app/engines/room/style-names.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import type { RedesignPicture } from "../redesign.contract.ts";
import { EMBEDDED } from "../redesign.ts";
import type { Furnish } from "../work/furnish.ts";
import { type PhotoJson, photoJson } from "./rows.server.ts";

export type PictureRow = {
  id: string;
  redesign_id: string;
  number: number;
  engine: string;
  model: string | null;
  style: Restyle;
  finishes: Finishes | null;
  prompt: string | null;
  furnish: Furnish | null;
  scene: RedesignPicture["scene"];
  state: RedesignPicture["state"];
  failure: RedesignPicture["failure"];
  failure_reason: string | null;
  changed: Change[] | null;
  left_alone: Left[] | null;
  is_preview: boolean;
  corrections_version: number;
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  photo: PhotoJson | null;
};

const pictureColumns = sql`p.id, p.redesign_id, p.number, p.engine, p.model, p.style, p.finishes, p.prompt, p.furnish, p.scene, p.state, p.failure, p.failure_reason, p.changed,
  p.left_alone, p.is_preview, p.corrections_version, p.created_at, p.started_at, p.ended_at, case when f.id is not null then ${photoJson("f")} end photo`;

/** Pictures of a redesign, newest first; for others only the finished ones. */
export async function picturesOf(redesignId: string, onlyDone = false): Promise<PictureRow[]> {
  const { rows } = await sql<PictureRow>`select ${pictureColumns} from redesign_pictures p left join files f on f.id = p.file_id
    where p.redesign_id = ${redesignId} ${onlyDone ? sql`and p.state = 'done'` : sql``} order by p.number desc`.execute(db);
  return rows;
}

export async function findPicture(id: string): Promise<PictureRow | undefined> {
  const { rows } = await sql<PictureRow>`select ${pictureColumns} from redesign_pictures p left join files f on f.id = p.file_id where p.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

const secondsOf = ({ started_at: start, ended_at: end }: PictureRow): number | null => (start && end ? (end.getTime() - start.getTime()) / 1000 : null);

/** @param names of providers by their ids */
export const presentPicture = (row: PictureRow, names: ReadonlyMap<string, string>): RedesignPicture => ({
  id: row.id,
  number: row.number,
  engine: row.engine,
  engineName: row.engine === EMBEDDED ? "Diwan" : (names.get(row.engine) ?? row.engine),
  model: row.model,
  style: row.style,
  finishes: row.finishes as RedesignPicture["finishes"],
  prompt: row.prompt,
  furnish: row.furnish && { degree: row.furnish.degree, room: row.furnish.room },
  scene: row.scene,
  state: row.state,
  failure: row.failure,
  failureReason: row.failure_reason,
  changed: row.changed ?? [],
  leftAlone: row.left_alone ?? [],
  photo: row.photo,
  isPreview: row.is_preview,
  correctionsVersion: row.corrections_version,
  createdAt: row.created_at.toISOString(),
  seconds: secondsOf(row),
});

/** Counts the finished pictures of a redesign, and brings it to the top of the list. */
export const recount = (trx: Kysely<DB>, redesignId: string) =>
  trx
    .updateTable("redesigns")
    .set((eb) => ({
      picture_count: eb
        .selectFrom("redesign_pictures")
        .select((e) => e.fn.countAll<number>().as("n"))
        .where("redesign_id", "=", redesignId)
        .where("state", "=", "done"),
      updated_at: new Date(),
    }))
    .where("id", "=", redesignId)
    .execute();

/** The small version of a picture that will not be finished. */
export async function dropPreview(trx: Kysely<DB>, pictureId: string): Promise<void> {
  const row = await trx.selectFrom("redesign_pictures").select("file_id").where("id", "=", pictureId).where("is_preview", "=", true).executeTakeFirst();
  if (!row?.file_id) return;
  await trx.updateTable("redesign_pictures").set({ file_id: null, is_preview: false }).where("id", "=", pictureId).execute();
  await removeFiles(trx, [row.file_id]);
}
