import { useT } from "#app/platform/languages/language-context.tsx";
import { DOCUMENT_MAX_BYTES } from "#app/platform/media/document.ts";
import { DocumentPicks } from "#app/ui/form/files/document-picks.tsx";
import { DOCUMENTS, type FileRules } from "#app/ui/form/files/picks.ts";
import { useUploadText } from "#app/ui/form/files/upload-text.ts";
import { useFormPicks } from "#app/ui/form/files/use-form-picks.ts";
import { MAX_FILES } from "../../contact.ts";
import type { ContactForm } from "./use-contact-form.ts";

export { FailureNote } from "#app/ui/form/failure-note.tsx";

const RULES: FileRules = { max: MAX_FILES, maxBytes: DOCUMENT_MAX_BYTES, accept: DOCUMENTS };

/** The files of a message. They come with the texts of refusals, which a failed message needs, too. */
export function ContactFiles({ form }: { form: ContactForm }) {
  const t = useT("contact");
  const textOf = useUploadText();
  const picks = useFormPicks(form, "files", { rules: RULES });
  const problem = form.problems.files;
  return <DocumentPicks picks={picks} label={t("form.files")} hint={t("form.filesHint", { n: MAX_FILES })} error={problem && textOf(problem, RULES)} />;
}
