import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { nameIn } from "#app/platform/auth/viewer.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { DOCUMENT_MAX_BYTES } from "#app/platform/media/document.ts";
import { DOCUMENTS, type FileRules, filesOf, type Pick, problemOfPicks } from "#app/ui/form/files/picks.ts";
import { useUploadText } from "#app/ui/form/files/upload-text.ts";
import { useFormPicks } from "#app/ui/form/files/use-form-picks.ts";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { type ContactField, type ContactProblem, MAX_FILES } from "../../contact.ts";

type Values = { topic: string; name: string; email: string; phone: string; reference: string; body: string; files: Pick[] };

const RULES: FileRules = { max: MAX_FILES, maxBytes: DOCUMENT_MAX_BYTES, accept: DOCUMENTS };

/** `topic` and `reference` come with the address: a screen may lead here with what it is about. */
export function useContactForm({ topic, reference }: { topic: string; reference: string }) {
  const t = useT("contact");
  const uploadText = useUploadText();
  const { code } = useLanguage();
  const { viewer } = useViewer();
  const client = useQueryClient();
  const form = useSimpleForm({
    initial: (): Values => ({ topic, name: "", email: "", phone: "", reference, body: "", files: [] }),
    // Loaded with the first attempt: numbers of telephones take a library.
    check: async ({ files, ...text }): Promise<Partial<Record<ContactField, ContactProblem>>> => {
      const { judgeContact } = await import("../../contact.rules.ts");
      const problem = problemOfPicks(files) as ContactProblem | undefined;
      return { ...judgeContact(text).problems, ...(problem && { files: problem }) };
    },
    problemText: (problem, place) => (place.startsWith("files") ? uploadText(problem, RULES) : t(`problem.${problem as "required"}`)),
    send: ({ files, ...text }, { key }) => api.contact.create({ ...text, files: filesOf(files), idempotencyKey: key }),
    onSent: () => client.invalidateQueries({ queryKey: orpc.contact.key() }),
  });
  const files = useFormPicks(form, "files", { rules: RULES });
  const { values, set } = form;
  // The page is the same for everybody: the account is known a moment later. What was typed until then stays.
  const isEmpty = values.name === "" && values.email === "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the account is known; emptied boxes stay empty
  useEffect(() => {
    if (!viewer || !isEmpty) return;
    set("name", nameIn(viewer, code));
    set("email", viewer.email);
  }, [viewer]);
  return { ...form, files, hasAccount: viewer !== null };
}
export type ContactForm = ReturnType<typeof useContactForm>;
