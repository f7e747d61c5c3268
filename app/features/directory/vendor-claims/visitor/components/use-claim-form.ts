import { ORPCError } from "@orpc/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { type ClaimField, type ClaimProblem, checkClaim } from "../../vendor-claims.ts";

type Values = { relation: string; note: string; documents: File[] };
type Problems = { [Field in ClaimField]?: ClaimProblem | undefined };
type Failure = "owned" | "gone" | "tooOften" | "failed";

const FAILURES: Record<string, Failure> = { OWNED: "owned", NOT_FOUND: "gone", TOO_MANY_REQUESTS: "tooOften" };

/** The form's values and verdicts; what was typed stays until it has arrived. */
export function useClaimForm(vendorId: string, onSent: () => void | Promise<void>) {
  const client = useQueryClient();
  const [values, setValues] = useState<Values>({ relation: "", note: "", documents: [] });
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<Failure>();
  const mutation = useMutation({
    mutationFn: () => api.vendorClaims.create({ vendorId, ...values }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: orpc.vendorClaims.key() });
      await onSent();
    },
    onError: (error) => {
      if (error instanceof ORPCError && error.code === "INVALID") setProblems((error.data as { fields: Problems }).fields);
      else setFailure((error instanceof ORPCError && FAILURES[error.code]) || "failed");
    },
  });
  return {
    values,
    problems,
    failure,
    isSending: mutation.isPending,
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) => {
      setValues((before) => ({ ...before, [name]: value }));
      // a document makes up for a short note
      setProblems((before) => ({ ...before, [name]: undefined, ...(name === "documents" && { note: undefined }) }));
    },
    send: () => {
      setFailure(undefined);
      const found = checkClaim({ relation: values.relation, note: values.note.trim(), documentCount: values.documents.length });
      setProblems(found);
      if (Object.keys(found).length === 0) mutation.mutate();
    },
  };
}
