import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useLiveEvents } from "#app/kit/live-events.ts";
import { AddPieces } from "#app/kit/piece-search.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { ChosenPieceData } from "#app/platform/pieces/piece-schema.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input } from "#app/ui/input.tsx";
import { PieceList } from "#app/ui/piece-list.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { MOST_OF_A_PIECE, MOST_PIECES, NOTE_LENGTH } from "../../projects.ts";
import { useBriefPieces } from "./use-brief-pieces.tsx";

type Props = { projectId: string; canChange: boolean };

/** Pieces of the shop in a brief. Nothing for those who only read one without any. */
export function BriefPieces({ projectId, canChange }: Props) {
  const t = useT("projects.pieces");
  const texts = useT("ui.pieces");
  const client = useQueryClient();
  const { add } = useBriefPieces();
  const { data: pieces } = useQuery(orpc.briefPieces.list.queryOptions({ input: { id: projectId } }));
  useLiveEvents("project", (event) => void ((!event || event.id === projectId) && client.invalidateQueries({ queryKey: orpc.briefPieces.key() })));
  if (!pieces || (pieces.length === 0 && !canChange)) return null;
  return (
    <section className="grid gap-3" aria-labelledby="pieces-title">
      <h2 id="pieces-title" className="text-base">
        {texts("title")}
      </h2>
      {canChange && <p className="text-sm text-muted">{t("text")}</p>}
      {pieces.length > 0 && (
        <PieceList
          pieces={pieces}
          label={texts("title")}
          {...(canChange && {
            tools: (piece: ChosenPieceData) => <PieceTools projectId={projectId} piece={piece} />,
            words: (piece: ChosenPieceData) => <PieceNote key={piece.note} projectId={projectId} piece={piece} />,
          })}
        />
      )}
      {canChange && <AddPieces chosen={pieces} most={MOST_PIECES} onChoose={({ id }) => add.mutate({ id: projectId, productId: id })} />}
    </section>
  );
}

type PieceProps = { projectId: string; piece: ChosenPieceData };

/** How many, and the way out. */
function PieceTools({ projectId, piece: { id: pieceId, name, quantity } }: PieceProps) {
  const t = useT("projects.pieces");
  const texts = useT("ui.pieces");
  const { change, remove } = useBriefPieces();
  return (
    <>
      <Stepper
        label={t("quantity", { name })}
        value={(change.isPending && change.variables.quantity) || quantity}
        most={MOST_OF_A_PIECE}
        onChange={(next) => change.mutate({ id: projectId, pieceId, quantity: next })}
      />
      <IconButton
        label={texts("remove", { name })}
        disabled={remove.isPending}
        onClick={() => remove.mutate({ id: projectId, pieceId, said: texts("removed", { name }) })}
      >
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </>
  );
}

/** A note that is stored when its box is left; who has none to write sees no box. */
function PieceNote({ projectId, piece: { id: pieceId, name, note } }: PieceProps) {
  const t = useT("projects.pieces");
  const { change } = useBriefPieces();
  const [words, setWords] = useState(note);
  if (words === null)
    return (
      <button type="button" className="link text-sm" onClick={() => setWords("")}>
        {t("addNote")}
        <span className="vh"> {name}</span>
      </button>
    );
  const store = () => {
    if (words.trim() !== (note ?? "")) change.mutate({ id: projectId, pieceId, note: words });
    else if (!note) setWords(null);
  };
  return (
    <Input
      label={t("note")}
      aria-label={t("noteOn", { name })}
      maxLength={NOTE_LENGTH}
      value={words}
      autoFocus={note === null}
      onChange={(event) => setWords(event.target.value)}
      onBlur={store}
    />
  );
}
