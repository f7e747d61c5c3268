import { useT } from "#app/platform/languages/language-context.tsx";

const MEGABYTE = 1024 * 1024;

/** The sentence for a file that was refused, by the codes of the media pipeline and of `uploadProblem`. */
export function useUploadText(): (problem: string, rules: { max?: number; maxBytes: number }) => string {
  const t = useT("ui.form");
  return (problem, { max = 1, maxBytes }) => {
    const key = `upload.${problem}`;
    return t(t.has(key) ? key : "upload.failed", { max, megabytes: Math.round(maxBytes / MEGABYTE) });
  };
}
