import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { problemAt, readFailure } from "#app/ui/form/failure.ts";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { toast } from "#app/ui/toast.tsx";
import { MOST_MARKS } from "../../pictured-pieces.ts";

type NewMark = Parameters<typeof api.picturedPieces.mark>[0];

/** Sets and takes off marks; the page has them at once. */
export function useMarks(placeId: string) {
  const t = useT("pictured-pieces");
  const failureText = useFailureText();
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: orpc.picturedPieces.list.key({ input: { placeId } }) }),
      client.invalidateQueries({ queryKey: orpc.ideaDetail.pieces.key() }),
      client.invalidateQueries({ queryKey: orpc.portfolio.pieces.key() }),
    ]);
  const onError = (error: unknown) => {
    const problem = problemAt(error, "productId");
    const title = problem === "revoked" || problem === "tooMany" ? t(`problem.${problem}`, { n: MOST_MARKS }) : failureText(readFailure(error));
    toast({ title, tone: "danger" });
  };
  const mark = useMutation({ mutationFn: (input: NewMark) => api.picturedPieces.mark(input), onSuccess, onError });
  const unmark = useMutation({ mutationFn: (id: string) => api.picturedPieces.unmark({ id }), onSuccess, onError });
  return { mark: mark.mutate, unmark: unmark.mutate, isPending: mark.isPending };
}
