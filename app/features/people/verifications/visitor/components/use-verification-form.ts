import { ORPCError } from "@orpc/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import { checkVerification, type VerificationField, type VerificationKind, type VerificationProblem } from "../../verifications.ts";

type Values = { number: string; issuedBy: string; statedUntil: string; note: string; documents: File[] };
const EMPTY: Values = { number: "", issuedBy: "", statedUntil: "", note: "", documents: [] };
type Problems = { [Field in VerificationField]?: VerificationProblem | undefined };
type Failure = "waiting" | "tooOften" | "failed";

const failureOf = (error: unknown): Failure => {
  const code = error instanceof ORPCError ? error.code : "";
  return code === "WAITING" ? "waiting" : code === "TOO_MANY_REQUESTS" ? "tooOften" : "failed";
};

/** The form's values and verdicts; what was typed stays until it has arrived. */
export function useVerificationForm(kind: VerificationKind, onSent: () => void) {
  const t = useT("verifications");
  const client = useQueryClient();
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<Failure>();
  const mutation = useMutation({
    mutationFn: () => api.verifications.submit({ kind, ...values }),
    onSuccess: async () => {
      toast({ title: t("form.sent"), description: t("form.sentText") });
      await client.invalidateQueries({ queryKey: orpc.verifications.key() });
      onSent();
    },
    onError: (error) => {
      if (error instanceof ORPCError && error.code === "INVALID") setProblems((error.data as { fields: Problems }).fields);
      else setFailure(failureOf(error));
    },
  });
  return {
    values,
    problems,
    failure,
    isSending: mutation.isPending,
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) => {
      setValues((before) => ({ ...before, [name]: value }));
      setProblems((before) => ({ ...before, [name]: undefined }));
    },
    send: () => {
      setFailure(undefined);
      const found: Problems = checkVerification({ kind, ...values, issuedBy: values.issuedBy.trim() });
      if (values.documents.length === 0) found.documents = "required";
      setProblems(found);
      if (Object.keys(found).length === 0) mutation.mutate();
    },
  };
}
