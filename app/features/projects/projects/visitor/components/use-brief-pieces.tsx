import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { problemAt } from "#app/ui/form/failure.ts";
import { toast } from "#app/ui/toast.tsx";
import { MOST_PIECES } from "../../projects.ts";

type Adding = Parameters<typeof api.briefPieces.add>[0];
type Changing = Parameters<typeof api.briefPieces.change>[0];
/** `said`: the name of what is removed, in a sentence of the screen. */
type Removing = Parameters<typeof api.briefPieces.remove>[0] & { said: string };

/** Pieces go into briefs and out of them, with undo; every list of them follows. */
export function useBriefPieces() {
  const t = useT("projects.pieces");
  const texts = useT("ui.pieces");
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: orpc.briefPieces.key() });
  const onError = (error: unknown) => void toast({ title: problemAt(error, "limit") ? texts("limit", { n: MOST_PIECES }) : t("failed"), tone: "danger" });
  const add = useMutation({ mutationFn: (input: Adding) => api.briefPieces.add(input), onSettled, onError });
  const change = useMutation({ mutationFn: (input: Changing) => api.briefPieces.change(input), onSettled, onError });
  const remove = useMutation({
    mutationFn: ({ id, pieceId }: Removing) => api.briefPieces.remove({ id, pieceId }),
    onSuccess: ({ removed }, { id, said }) => {
      if (!removed) return;
      const { productId, quantity, note } = removed;
      toast({
        title: said,
        ...(productId && {
          description: (
            <Button size="sm" className="mt-2" onClick={() => add.mutate({ id, productId, quantity, note })}>
              {t("undo")}
            </Button>
          ),
        }),
      });
    },
    onSettled,
    onError,
  });
  return { add, change, remove };
}
