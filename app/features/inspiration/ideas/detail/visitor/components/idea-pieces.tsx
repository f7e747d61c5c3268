import { useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { IdeaPhotoData } from "../../../ideas.contract.ts";
import type { IdeaPieceData } from "../../detail.contract.ts";
import "../../idea-pieces.css";

const SCALE = 1_000;

function usePieces(slug: string): readonly IdeaPieceData[] {
  const { data = [] } = useQuery(orpc.ideaDetail.pieces.queryOptions({ input: { slug } }));
  return data;
}

/** Pins on one photograph, numbered as the list is. */
export function PiecePins({ slug, photo }: { slug: string; photo: IdeaPhotoData }) {
  const format = useFormat();
  const pieces = usePieces(slug);
  return (
    <span className="pins" style={{ "--a": photo.width / photo.height } as CSSProperties}>
      {pieces.map(({ id, fileId, x, y, name, path, price }, index) =>
        fileId === photo.id ? (
          <Link key={id} to={path} className="pin" style={{ "--x": x / SCALE, "--y": y / SCALE } as CSSProperties}>
            <span aria-hidden>{format.number(index + 1)}</span>
            <span className="pin-name">
              <bdi>{name}</bdi> <MoneyText {...price} />
            </span>
          </Link>
        ) : null,
      )}
    </span>
  );
}

export function PieceList({ slug }: { slug: string }) {
  const t = useT("ideas.detail");
  const format = useFormat();
  const pieces = usePieces(slug);
  if (pieces.length === 0) return null;
  return (
    <section className="sect" aria-labelledby="pieces">
      <h2 id="pieces">{t("pieces.title")}</h2>
      <ol className="room-pieces">
        {pieces.map((piece, index) => (
          <li key={piece.id}>
            <Link to={piece.path} className="room-piece">
              <Photo image={piece.photo} shape="4:3" sizes="(max-width: 720px) 50vw, 220px" alt="">
                <span className="pin-n" aria-hidden>
                  {format.number(index + 1)}
                </span>
              </Photo>
              <b>
                <bdi>{piece.name}</bdi>
              </b>
            </Link>
            <p className="text-sm">
              {piece.isFrom ? t.rich("pieces.from", { price: () => <MoneyText {...piece.price} /> }) : <MoneyText {...piece.price} />}
              {!piece.inStock && <span className="text-muted"> · {t(piece.isMadeToOrder ? "pieces.madeToOrder" : "pieces.soldOut")}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
