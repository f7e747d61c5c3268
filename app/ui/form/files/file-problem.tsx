import type { ReactNode } from "react";
import { FieldError } from "../../field.tsx";
import { useUploadText } from "./upload-text.ts";
import type { Picks } from "./use-picks.ts";

/** Why one file was refused, and which. */
export function FileProblem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <FieldError>
      {children} <bdi>{name}</bdi>
    </FieldError>
  );
}

/** Each file that was refused; otherwise what is wrong with all of them together. */
export function FileProblems<Stored>({ picks: { picks, rules }, error }: { picks: Picks<Stored>; error?: ReactNode }) {
  const text = useUploadText();
  const wrong = picks.filter(({ problem }) => problem);
  if (wrong.length > 0)
    return wrong.map(({ key, name, problem }) => (
      <FileProblem key={key} name={name}>
        {text(problem ?? "", rules)}
      </FileProblem>
    ));
  if (!error) return null;
  return <FieldError>{error}</FieldError>;
}
