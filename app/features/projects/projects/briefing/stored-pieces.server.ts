import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import type { StoredPiece } from "#app/platform/pieces/pieces.server.ts";

/** Pieces of the shop in a brief, in the order in which they were chosen. */
export async function storedPieces(executor: Kysely<DB>, projectId: string): Promise<StoredPiece[]> {
  const { rows } = await sql<StoredPiece>`
    select b.id, b.product_id "productId", b.name, b.seller, b.quantity, b.note from brief_pieces b
    where b.project_id = ${projectId} order by b.position, b.id`.execute(executor);
  return rows;
}
