import { useT } from "#app/platform/languages/language-context.tsx";
import { DOCUMENTS } from "#app/platform/media/document.ts";
import { ATTACHMENTS, IMAGES } from "./picks.ts";

const MEGABYTE = 1024 * 1024;
/** The texts of accepted types. */
const ONLY: Readonly<Record<string, string>> = { [IMAGES]: "onlyImages", [DOCUMENTS]: "onlyDocuments", [ATTACHMENTS]: "onlyAttachments" };

/** The sentence for a file that was refused, by the codes of the media pipeline and of `uploadProblem`. */
export function useUploadText(): (problem: string, rules: { max?: number; maxBytes: number; accept: string }) => string {
  const t = useT("ui.form");
  return (problem, { max = 1, maxBytes, accept }) => {
    const key = `upload.${(problem === "UNSUPPORTED" && ONLY[accept]) || problem}`;
    return t(t.has(key) ? key : "upload.failed", { max, megabytes: Math.round(maxBytes / MEGABYTE) });
  };
}
