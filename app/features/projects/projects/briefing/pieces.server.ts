import { type Kysely, sql } from "kysely";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { ChosenPieceData } from "#app/platform/pieces/piece-schema.ts";
import { piecesById, presentPieces } from "#app/platform/pieces/pieces.server.ts";
import { judge } from "#app/platform/rules/judge.ts";
import type { ProjectForPiece } from "../projects.pieces.contract.ts";
import { type PieceValues, pieceRules } from "../projects.rules.ts";
import { MOST_PIECES } from "../projects.ts";
import { projectFor, projectsOf, type SeenProject, seenProject, sendProjectEvent } from "../server/access.server.ts";
import { type PhotoJson, photoJson } from "../server/list.server.ts";
import { recordChange, requireOpen } from "./save.server.ts";
import { storedPieces } from "./stored-pieces.server.ts";

/** Everyone who belongs to the project. */
export async function listPieces(viewer: Viewer, id: string, language: string): Promise<ChosenPieceData[]> {
  await seenProject(db, viewer, id);
  return presentPieces(await storedPieces(db, id), language);
}

type ProjectRow = { id: string; title: string; cover: PhotoJson | null; pieceId: string | null };

const MOST_SHOWN = 100;

/** Newest first, whatever was changed last: a press must not move the rows. */
export async function listProjectsForPiece({ id }: Viewer, productId: string): Promise<ProjectForPiece[]> {
  const { rows } = await sql<ProjectRow>`
    select p.id, p.title, (select ${photoJson} from files f where f.id = p.cover_id and f.width is not null) cover,
      (select b.id from brief_pieces b where b.project_id = p.id and b.product_id = ${productId}) "pieceId"
    from ${projectsOf(id)} mine join projects p on p.id = mine.id
    where mine.access <> 'professional' and p.status in ('draft', 'planning') order by p.id desc limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

type Chosen = { productId: string; quantity?: number; note?: string | null };
type NewPiece = Required<Chosen> & { name: string; seller: string };

/** With the name and the seller that they have today; what is not on sale is left out. */
export async function readChosen(chosen: readonly Chosen[], language: string): Promise<NewPiece[]> {
  const onSale = await piecesById(
    chosen.map(({ productId }) => productId),
    language,
  );
  return chosen.flatMap(({ productId, quantity = 1, note = null }) => {
    const piece = onSale.get(productId);
    return piece ? [{ productId, quantity, note, name: piece.name, seller: piece.vendor }] : [];
  });
}

/** Behind those that are there. Only while the project is locked, or new. @returns their ids */
export async function insertPieces(trx: Kysely<DB>, projectId: string, pieces: readonly NewPiece[]): Promise<string[]> {
  if (pieces.length === 0) return [];
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position) + 1, 0) next from brief_pieces where project_id = ${projectId}`.execute(trx);
  const first = rows[0]?.next ?? 0;
  const values = pieces.map(({ productId, ...piece }, at) => ({ id: newId(), project_id: projectId, product_id: productId, position: first + at, ...piece }));
  await trx.insertInto("brief_pieces").values(values).execute();
  return values.map(({ id }) => id);
}

function checked(given: Partial<PieceValues>): Partial<PieceValues> {
  const { values, problems } = judge(pieceRules, given);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return values;
}

async function openBrief(trx: Kysely<DB>, viewer: Viewer, id: string): Promise<SeenProject> {
  const project = await projectFor(trx, viewer, id, { isLocked: true });
  requireOpen(project);
  return project;
}

async function changed(trx: Kysely<DB>, viewer: Viewer, project: SeenProject): Promise<void> {
  await trx.updateTable("projects").set({ updated_at: sql`now()` }).where("id", "=", project.id).execute();
  await recordChange(trx, viewer, project, ["pieces"]);
  await sendProjectEvent(trx, project.id);
}

type Adding = { id: string; productId: string; quantity?: number | undefined; note?: string | null | undefined };
type Place = { id: string; pieceId: string };

export async function addPiece(viewer: Viewer, { id, productId, quantity = 1, note = null }: Adding, language: string): Promise<Place> {
  const values = checked({ quantity, note });
  // Read before the lock: it takes a connection of its own.
  const chosen = await readChosen([{ productId, ...values }], language);
  return db.transaction().execute(async (trx) => {
    const project = await openBrief(trx, viewer, id);
    const before = await trx.selectFrom("brief_pieces").select(["id", "product_id"]).where("project_id", "=", id).execute();
    const known = before.find(({ product_id }) => product_id === productId);
    if (known) return { id, pieceId: known.id };
    if (chosen.length === 0) throw notFound();
    if (before.length >= MOST_PIECES) throw invalid({ limit: "tooManyPieces" });
    const [pieceId = ""] = await insertPieces(trx, id, chosen);
    await changed(trx, viewer, project);
    return { id, pieceId };
  });
}

type Changing = Place & { quantity?: number | undefined; note?: string | null | undefined };

export async function changePiece(viewer: Viewer, { id, pieceId, quantity, note }: Changing): Promise<Place> {
  const values = checked({ ...(quantity !== undefined && { quantity }), ...(note !== undefined && { note }) });
  await db.transaction().execute(async (trx) => {
    const project = await openBrief(trx, viewer, id);
    const known = await trx.selectFrom("brief_pieces").select("id").where("id", "=", pieceId).where("project_id", "=", id).executeTakeFirst();
    if (!known) throw notFound();
    if (Object.keys(values).length === 0) return;
    await trx.updateTable("brief_pieces").set(values).where("id", "=", pieceId).execute();
    await changed(trx, viewer, project);
  });
  return { id, pieceId };
}

type Removed = { productId: string | null; quantity: number; note: string | null };

export async function removePiece(viewer: Viewer, { id, pieceId }: Place): Promise<{ removed: Removed | null }> {
  return db.transaction().execute(async (trx) => {
    const project = await openBrief(trx, viewer, id);
    const row = await trx
      .deleteFrom("brief_pieces")
      .where("id", "=", pieceId)
      .where("project_id", "=", id)
      .returning(["product_id as productId", "quantity", "note"])
      .executeTakeFirst();
    if (row) await changed(trx, viewer, project);
    return { removed: row ?? null };
  });
}
