import { useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { PicturedPieceData } from "#app/platform/media/pictured-piece.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { PieceCards } from "#app/ui/piece-cards.tsx";
import type { IdeaPhotoData } from "../../../ideas.contract.ts";
import "../../idea-pins.css";

const SCALE = 1_000;

function usePieces(slug: string): readonly PicturedPieceData[] {
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
              <bdi lang={languageOf(name)}>{name}</bdi> <MoneyText {...price} />
            </span>
          </Link>
        ) : null,
      )}
    </span>
  );
}

export function PieceList({ slug }: { slug: string }) {
  const t = useT("ideas.detail");
  return <PieceCards pieces={usePieces(slug)} title={t("pieces.title")} isNumbered />;
}
