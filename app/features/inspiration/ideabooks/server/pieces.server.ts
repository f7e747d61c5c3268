import { type RawBuilder, sql } from "kysely";
import { slot } from "#app/platform/feature/slot.server.ts";
import type { BookPiece } from "../ideabooks.contract.ts";

type OnSale = { id: string };
/** Pieces that people put beside ideas. */
type PieceSource = {
  /** A query of those that anyone may see. */
  onSale: RawBuilder<OnSale>;
  /** By their ids; what is no longer on sale is left out. */
  show(ids: readonly string[], language: string): Promise<ReadonlyMap<string, BookPiece>>;
};
export const bookPieces = slot<PieceSource>("pieces in ideabooks");

export const piecesOnSale = (): RawBuilder<OnSale> =>
  sql<OnSale>`(${sql.join(
    bookPieces.all().map(({ onSale }) => onSale),
    sql` union all `,
  )})`;

/** The pieces in an ideabook, by their ids. */
export async function piecesIn(ids: readonly string[], language: string): Promise<ReadonlyMap<string, BookPiece>> {
  if (ids.length === 0) return new Map();
  const shown = await Promise.all(bookPieces.all().map(({ show }) => show(ids, language)));
  return new Map(shown.flatMap((pieces) => [...pieces]));
}
