import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DOCUMENT_MAX_BYTES, DOCUMENTS } from "#app/platform/media/document.ts";
import { type FileRules, filesOf, type Pick, problemOfPicks } from "#app/ui/form/files/picks.ts";
import { useFormPicks } from "#app/ui/form/files/use-form-picks.ts";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { toast } from "#app/ui/toast.tsx";
import { checkVerification } from "../../verifications.rules.ts";
import { MAX_DOCUMENTS, type VerificationField, type VerificationKind, type VerificationProblem } from "../../verifications.ts";

type Values = { number: string; issuedBy: string; statedUntil: string; note: string; documents: Pick[] };

const EMPTY: Values = { number: "", issuedBy: "", statedUntil: "", note: "", documents: [] };
const RULES: FileRules = { max: MAX_DOCUMENTS, maxBytes: DOCUMENT_MAX_BYTES, accept: DOCUMENTS };

export function useVerificationForm(kind: VerificationKind, onSent: () => void) {
  const t = useT("verifications");
  const client = useQueryClient();
  const form = useSimpleForm({
    initial: EMPTY,
    check: (values): Partial<Record<VerificationField, VerificationProblem>> => {
      const problem = values.documents.length === 0 ? "required" : (problemOfPicks(values.documents) as VerificationProblem | undefined);
      return { ...checkVerification({ kind, ...values, issuedBy: values.issuedBy.trim() }), ...(problem && { documents: problem }) };
    },
    problemText: (code) => t(`problem.${code}`),
    send: (values) => api.verifications.submit({ kind, ...values, documents: filesOf(values.documents) }),
    onSent: async () => {
      toast({ title: t("form.sent"), description: t("form.sentText") });
      await client.invalidateQueries({ queryKey: orpc.verifications.key() });
      onSent();
    },
  });
  const documents = useFormPicks(form, "documents", { rules: RULES });
  return { ...form, documents };
}
