import { Link } from "react-router";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { PicturedPieceData } from "#app/platform/media/pictured-piece.ts";
import { MoneyText } from "./money-text.tsx";
import { Photo } from "./photo.tsx";
import "./piece-cards.css";

/** What a piece costs today, and whether it can be had. */
export function PiecePrice({
  piece: { price, isFrom, inStock, isMadeToOrder },
}: {
  piece: Pick<PicturedPieceData, "price" | "isFrom" | "inStock" | "isMadeToOrder">;
}) {
  const t = useT("ui");
  return (
    <>
      {isFrom ? t.rich("piece.from", { price: () => <MoneyText {...price} /> }) : <MoneyText {...price} />}
      {!inStock && <span className="text-muted"> · {t(isMadeToOrder ? "piece.madeToOrder" : "piece.soldOut")}</span>}
    </>
  );
}

/** The pieces in somebody's photographs; numbered where pins have the same numbers. */
export function PieceCards({ pieces, title, isNumbered = false }: { pieces: readonly PicturedPieceData[]; title: string; isNumbered?: boolean }) {
  const format = useFormat();
  if (pieces.length === 0) return null;
  return (
    <section className="sect" aria-labelledby="pieces">
      <h2 id="pieces">{title}</h2>
      <ol className="room-pieces">
        {pieces.map((piece, index) => (
          <li key={piece.id}>
            <Link to={piece.path} className="room-piece">
              <Photo image={piece.photo} shape="4:3" sizes="(max-width: 720px) 50vw, 220px" alt="">
                {isNumbered && (
                  <span className="pin-n" aria-hidden>
                    {format.number(index + 1)}
                  </span>
                )}
              </Photo>
              <b>
                <bdi>{piece.name}</bdi>
              </b>
            </Link>
            <p className="text-sm">
              <PiecePrice piece={piece} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
