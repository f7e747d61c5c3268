import { type FormEvent, useState } from "react";
import type { FormProblem } from "../../account.ts";

/** What the server refused in a form, without the fields that were typed in since. `onInput` belongs on the form. */
export function useUnfixed(problem: FormProblem | undefined) {
  const [edited, setEdited] = useState<{ problem?: FormProblem | undefined; names: string[] }>({ names: [] });
  const names = edited.problem === problem ? edited.names : [];
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (problem && !names.includes(name)) setEdited({ problem, names: [...names, name] });
  };
  const errorOf = (field: keyof FormProblem["fields"]) => (names.includes(field) ? undefined : problem?.fields[field]);
  return { errorOf, onInput };
}
