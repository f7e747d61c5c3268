import { type RawBuilder, sql } from "kysely";
import { slot } from "#app/platform/feature/slot.server.ts";
import type { ChosenPieceData, ShopPieceData } from "./piece-schema.ts";

type OnSale = { id: string };
type PieceSource = {
  /** A query of those that anyone may see. */
  onSale: RawBuilder<OnSale>;
  /** By their ids; what is no longer on sale is left out. */
  show(ids: readonly string[], language: string): Promise<ReadonlyMap<string, ShopPieceData>>;
};
/** Pieces that people put into ideabooks, briefs and boards, implemented by the shop. */
export const shopPieces = slot<PieceSource>("pieces of the shop");

export const piecesOnSale = (): RawBuilder<OnSale> =>
  sql<OnSale>`(${sql.join(
    shopPieces.all().map(({ onSale }) => onSale),
    sql` union all `,
  )})`;

/** Pieces on sale, by their ids. */
export async function piecesById(ids: readonly string[], language: string): Promise<ReadonlyMap<string, ShopPieceData>> {
  if (ids.length === 0) return new Map();
  const shown = await Promise.all(shopPieces.all().map(({ show }) => show(ids, language)));
  return new Map(shown.flatMap((pieces) => [...pieces]));
}

/** What is stored of a piece that somebody chose. */
export type StoredPiece = Omit<ChosenPieceData, "piece">;

/** As they are sold today, in the order given. */
export async function presentPieces(stored: readonly StoredPiece[], language: string): Promise<ChosenPieceData[]> {
  const onSale = await piecesById(
    stored.flatMap(({ productId }) => productId ?? []),
    language,
  );
  return stored.map(({ id, productId, name, seller, quantity, note }) => {
    const piece = onSale.get(productId ?? "") ?? null;
    return { id, productId, name: piece?.name ?? name, seller: piece?.vendor ?? seller, quantity, note, piece };
  });
}
