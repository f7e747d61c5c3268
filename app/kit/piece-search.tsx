import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import "#app/ui/piece-list.css";

export type FoundPiece = { id: string; name: string };
type Props = { /** Those that are there already. */ without: readonly (string | null)[]; onChoose(piece: FoundPiece): void };

const SHOWN = 6;

/** Pieces on sale, by their names. */
export function PieceSearch({ without, onChoose }: Props) {
  const t = useT("ui.pieces");
  const [words, setWords] = useState("");
  const search = useDeferredValue(words.trim());
  const { data } = useQuery({ ...orpc.products.list.queryOptions({ input: { search } }), placeholderData: keepPreviousData });
  const found = (data?.items ?? []).filter(({ id }) => !without.includes(id)).slice(0, SHOWN);
  return (
    <div className="grid gap-3">
      <SearchInput label={t("search")} value={words} onChange={(event) => setWords(event.target.value)} />
      <ul className="grid gap-1" aria-label={t("found")}>
        {found.map((piece) => (
          <li key={piece.id}>
            <button type="button" className="found-piece" onClick={() => onChoose({ id: piece.id, name: piece.name })}>
              <Photo image={piece.photo} shape="4:3" sizes="64px" alt="" className="w-16 shrink-0" />
              <span className="min-w-0">
                <bdi className="block font-semibold">{piece.name}</bdi>
                <span className="text-sm text-muted">
                  <bdi>{piece.vendor}</bdi> · <MoneyText {...piece.price} />
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {data && found.length === 0 && <p className="text-muted">{t("none")}</p>}
    </div>
  );
}

type AddProps = { chosen: readonly { productId: string | null }[]; most: number; onChoose(piece: FoundPiece): void };

/** A search that opens beneath a list, while there is room in it. */
export function AddPieces({ chosen, most, onChoose }: AddProps) {
  const t = useT("ui.pieces");
  const [isOpen, setOpen] = useState(false);
  if (chosen.length >= most) return <p className="text-sm text-muted">{t("limit", { n: most })}</p>;
  if (isOpen) return <PieceSearch without={chosen.map(({ productId }) => productId)} onChoose={onChoose} />;
  return (
    <div>
      <Button size="sm" icon={<Plus size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t("add")}
      </Button>
    </div>
  );
}
