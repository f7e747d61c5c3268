import { useEffect } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DOCUMENT_MAX_BYTES, DOCUMENTS } from "#app/platform/media/document.ts";
import { FieldError } from "#app/ui/field.tsx";
import { FileList } from "#app/ui/form/files/file-list.tsx";
import type { FileRules } from "#app/ui/form/files/picks.ts";
import { useUploadText } from "#app/ui/form/files/upload-text.ts";
import { useFormPicks } from "#app/ui/form/files/use-form-picks.ts";
import { MAX_FILES } from "../../contact.ts";
import type { ContactForm } from "./use-contact-form.ts";

export { FailureNote } from "#app/ui/form/failure-note.tsx";
export { Thanks } from "./thanks.tsx";

const RULES: FileRules = { max: MAX_FILES, maxBytes: DOCUMENT_MAX_BYTES, accept: DOCUMENTS };

type Props = { form: ContactForm /** Not in the form yet. */; chosen: readonly File[]; onTaken(): void };

/** Takes what was chosen into the form, and lists it. The texts of refusals come with it; a message that fails needs them, too. */
export function ChosenFiles({ form, chosen, onTaken }: Props) {
  const t = useT("contact");
  const picks = useFormPicks(form, "files", { rules: RULES });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (chosen.length === 0) return;
    picks.add(chosen);
    onTaken();
  }, [chosen]);
  return <FileList picks={picks} label={t("form.files")} />;
}

export function FilesError({ id, problem }: { id: string; problem: string }) {
  const textOf = useUploadText();
  return <FieldError id={id}>{textOf(problem, RULES)}</FieldError>;
}
