import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DOCUMENT_MAX_BYTES, DOCUMENTS } from "#app/platform/media/document.ts";
import { type FileRules, filesOf, type Pick, problemOfPicks } from "#app/ui/form/files/picks.ts";
import { useFormPicks } from "#app/ui/form/files/use-form-picks.ts";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { checkClaim } from "../../vendor-claims.rules.ts";
import { type ClaimField, type ClaimProblem, MAX_EVIDENCE } from "../../vendor-claims.ts";

type Values = { relation: string; note: string; documents: Pick[] };

const EMPTY: Values = { relation: "", note: "", documents: [] };
const RULES: FileRules = { max: MAX_EVIDENCE, maxBytes: DOCUMENT_MAX_BYTES, accept: DOCUMENTS };

export function useClaimForm(vendorId: string, onSent: () => void | Promise<void>) {
  const t = useT("vendor-claims");
  const client = useQueryClient();
  const form = useSimpleForm({
    initial: EMPTY,
    check: ({ relation, note, documents }): Partial<Record<ClaimField, ClaimProblem>> => {
      const problem = problemOfPicks(documents) as ClaimProblem | undefined;
      return { ...checkClaim({ relation, note: note.trim(), documentCount: documents.length }), ...(problem && { documents: problem }) };
    },
    problemText: (code) => t(`problem.${code}`),
    send: ({ relation, note, documents }) => api.vendorClaims.create({ vendorId, relation, note, documents: filesOf(documents) }),
    onSent: async () => {
      await client.invalidateQueries({ queryKey: orpc.vendorClaims.key() });
      await onSent();
    },
  });
  const documents = useFormPicks(form, "documents", { rules: RULES });
  const add = (files: readonly File[]) => {
    // A document makes up for a short note.
    form.clearProblem("note");
    documents.add(files);
  };
  return { ...form, documents: { ...documents, add } };
}
