import type { ReactNode } from "react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { ChosenPieceData } from "#app/platform/pieces/piece-schema.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Photo } from "./photo.tsx";
import { PiecePrice } from "./piece-cards.tsx";
import "./piece-list.css";

type Props = {
  pieces: readonly ChosenPieceData[];
  label: string;
  /** What can be done with one, at the end of its row; without it, how many there are and the note are read. */
  tools?: (piece: ChosenPieceData) => ReactNode;
  /** Below its name, such as a note that can be written. */
  words?: (piece: ChosenPieceData) => ReactNode;
};

/** Pieces of the shop that somebody chose: each with its seller and today's price, or that it is no longer sold. */
export function PieceList({ pieces, label, tools, words }: Props) {
  const t = useT("ui.pieces");
  return (
    <ul className="piece-list" aria-label={label}>
      {pieces.map((chosen) => {
        const { id, name, seller, quantity, note, piece } = chosen;
        return (
          <li key={id}>
            <Photo image={piece?.photo} shape="4:3" sizes="88px" alt="" />
            <div className="min-w-0">
              <b className="font-medium">{piece ? <Link to={piece.to}>{nameOf(name)}</Link> : nameOf(name)}</b>
              <p className="text-sm">
                <bdi className="text-muted">{seller}</bdi> · {piece ? <PiecePrice piece={piece} /> : <span className="text-muted">{t("gone")}</span>}
              </p>
              {!tools && quantity > 1 && <p className="text-sm">{t("count", { n: quantity })}</p>}
              {words?.(chosen) ??
                (note && (
                  <p className="text-sm text-muted" dir="auto" lang={languageOf(note)}>
                    {note}
                  </p>
                ))}
            </div>
            {tools && <div className="piece-tools">{tools(chosen)}</div>}
          </li>
        );
      })}
    </ul>
  );
}

const nameOf = (name: string) => <bdi lang={languageOf(name)}>{name}</bdi>;
