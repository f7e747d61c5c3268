import { useMutation, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { api, orpc } from "#app/api/client.ts";
import { AddPieces } from "#app/kit/piece-search.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PieceList } from "#app/ui/piece-list.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Board } from "../../interior-creator.contract.ts";
import { MOST_PIECES } from "../../interior-creator.ts";

/** Pieces of the shop on a saved board, for its owner. */
export function BoardPieces({ board: { id, pieces } }: { board: Board }) {
  const t = useT("interior-creator");
  const texts = useT("ui.pieces");
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: orpc.interiorCreator.get.key() });
  const onError = () => void toast({ title: t("failed"), description: t("failedText"), tone: "danger" });
  const add = useMutation({ mutationFn: (productId: string) => api.interiorCreator.addPiece({ id, productId }), onSuccess, onError });
  const remove = useMutation({
    mutationFn: ({ id: pieceId }: Board["pieces"][number]) => api.interiorCreator.removePiece({ id, pieceId }),
    onSuccess: (_, { name, productId }) => {
      toast({
        title: texts("removed", { name }),
        ...(productId && {
          description: (
            <Button size="sm" className="mt-2" onClick={() => add.mutate(productId)}>
              {t("undo")}
            </Button>
          ),
        }),
      });
      return onSuccess();
    },
    onError,
  });
  return (
    <section className="board-part grid gap-2" aria-labelledby="board-pieces">
      <h2 id="board-pieces">{texts("title")}</h2>
      {pieces.length > 0 && (
        <PieceList
          pieces={pieces}
          label={texts("title")}
          tools={(piece) => (
            <IconButton label={texts("remove", { name: piece.name })} disabled={remove.isPending} onClick={() => remove.mutate(piece)}>
              <X size={16} aria-hidden />
            </IconButton>
          )}
        />
      )}
      <AddPieces chosen={pieces} most={MOST_PIECES} onChoose={(piece) => add.mutate(piece.id)} />
    </section>
  );
}

/** The same for those who only look. */
export function SeenPieces({ pieces }: Pick<Board, "pieces">) {
  const texts = useT("ui.pieces");
  return (
    <section className="board-part" aria-labelledby="board-pieces">
      <h2 id="board-pieces">{texts("title")}</h2>
      <PieceList pieces={pieces} label={texts("title")} />
    </section>
  );
}
