import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useUploadText } from "./upload-text.ts";
import type { Picks } from "./use-picks.ts";

/** Why one file was refused, and which. */
export function FileProblem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="error" role="alert">
      <CircleAlert aria-hidden />
      <span>
        {children} <bdi>{name}</bdi>
      </span>
    </p>
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
  return (
    <p className="error" role="alert">
      <CircleAlert aria-hidden />
      <span>{error}</span>
    </p>
  );
}
