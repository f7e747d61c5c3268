import { type Kysely, sql } from "kysely";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { piecesById } from "#app/platform/pieces/pieces.server.ts";
import { MOST_PIECES } from "../interior-creator.ts";
import { ownBoard } from "./boards.server.ts";

type Place = { id: string; pieceId: string };

export async function addPiece(viewer: Viewer, { id, productId }: { id: string; productId: string }, language: string): Promise<Place> {
  // Read before the lock: it takes a connection of its own.
  const piece = (await piecesById([productId], language)).get(productId);
  return db.transaction().execute(async (trx) => {
    await ownBoard(viewer, id, trx);
    const before = await trx.selectFrom("interior_board_pieces").select(["id", "product_id", "position"]).where("board_id", "=", id).execute();
    const known = before.find(({ product_id }) => product_id === productId);
    if (known) return { id, pieceId: known.id };
    if (!piece) throw notFound();
    if (before.length >= MOST_PIECES) throw invalid({ limit: "tooManyPieces" });
    const pieceId = newId();
    const position = Math.max(-1, ...before.map((each) => each.position)) + 1;
    await trx
      .insertInto("interior_board_pieces")
      .values({ id: pieceId, board_id: id, product_id: productId, name: piece.name, seller: piece.vendor, position })
      .execute();
    await touch(trx, id);
    return { id, pieceId };
  });
}

export async function removePiece(viewer: Viewer, { id, pieceId }: Place): Promise<Place> {
  await db.transaction().execute(async (trx) => {
    await ownBoard(viewer, id, trx);
    const { numDeletedRows } = await trx.deleteFrom("interior_board_pieces").where("id", "=", pieceId).where("board_id", "=", id).executeTakeFirst();
    if (numDeletedRows > 0) await touch(trx, id);
  });
  return { id, pieceId };
}

const touch = (trx: Kysely<DB>, id: string) => trx.updateTable("interior_boards").set({ updated_at: sql`now()` }).where("id", "=", id).execute();
