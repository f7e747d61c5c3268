import { useMutation, useQueryClient } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { nameOfFailure, readFailure } from "#app/ui/form/failure.ts";
import { toast } from "#app/ui/toast.tsx";

/** Requests are read again after a step. */
export function useReadAnew() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: orpc.requests.key() });
}

/** One step of a request or a bid: what was done is said, then everything is read anew. */
export function useMove<Input>(run: (input: Input) => Promise<unknown>, done: string) {
  const t = useT("requests");
  const readAnew = useReadAnew();
  return useMutation({
    mutationFn: run,
    onSuccess: () => void toast({ title: done }),
    onError: (error) => void toast({ title: t(nameOfFailure(readFailure(error)) === "ASKED_LATELY" ? "move.askedLately" : "move.failed"), tone: "danger" }),
    onSettled: readAnew,
  });
}
