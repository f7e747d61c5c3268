import type { Problems } from "#app/platform/rules/problems.ts";
import type { FileRules, Pick } from "./picks.ts";
import { type Send, usePicks } from "./use-picks.ts";

type Part<Field extends string, Stored> = { [F in Field]: Pick<Stored>[] };
type FormOf<Field extends string, Stored> = {
  values: Part<Field, Stored>;
  problems: Problems;
  // biome-ignore lint/suspicious/noExplicitAny: the form knows its other values, and is given none of them
  change(part: (values: any) => any): void;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  advance(part: (values: any) => any): void;
  showProblems(problems: Problems): void;
};

/** The files that are a field of a form. A file that the server refused, by its place (`photos.1`), says so itself, as one that was refused here. */
export function useFormPicks<Field extends string, Stored = never>(
  form: FormOf<Field, Stored>,
  field: Field,
  options: { rules: FileRules; send?: Send<Stored>; onDrop?(stored: Stored): void },
) {
  const picks = form.values[field].map((pick, index) => {
    const problem = form.problems[`${field}.${index}`];
    return problem ? { ...pick, problem } : pick;
  });
  return usePicks<Stored>({
    ...options,
    picks,
    update: (change, isProgress) => form[isProgress ? "advance" : "change"]((values: Part<Field, Stored>) => ({ [field]: [...change(values[field])] })),
    onTooMany: () => form.showProblems({ ...form.problems, [field]: "tooMany" }),
  });
}
