import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";

export type Chosen = { id: string; name: string };
type Props = { marked: readonly string[]; onChoose(piece: Chosen): void };

const SHOWN = 6;

/** Pieces on sale that are not marked yet, by their names. */
export function PieceSearch({ marked, onChoose }: Props) {
  const t = useT("pictured-pieces");
  const [words, setWords] = useState("");
  const search = useDeferredValue(words.trim());
  const { data } = useQuery({ ...orpc.products.list.queryOptions({ input: { search } }), placeholderData: keepPreviousData });
  const found = (data?.items ?? []).filter(({ id }) => !marked.includes(id)).slice(0, SHOWN);
  return (
    <div className="grid gap-3">
      <SearchInput label={t("mark.search")} value={words} onChange={(event) => setWords(event.target.value)} />
      <ul className="grid gap-1" aria-label={t("mark.found")}>
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
      {data && found.length === 0 && <p className="text-muted">{t("mark.none")}</p>}
    </div>
  );
}
