import { useT } from "#app/platform/languages/language-context.tsx";
import type { IdeaField } from "../../idea-uploads.rules.ts";
import type { IdeaForm } from "./use-idea-fields.ts";

/** What is wrong with a field, in words. */
export function useProblem(form: Pick<IdeaForm, "problems">, field: IdeaField): string | undefined {
  const t = useT("idea-uploads");
  const problem = form.problems[field];
  return problem && t(`problem.${problem}`);
}
