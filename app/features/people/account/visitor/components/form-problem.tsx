import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { FormProblem } from "../../account.ts";

/** What concerns the whole form, above it. Moves focus to the first wrong field, or to itself when there is none. */
export function Problem({ problem }: { problem: FormProblem | undefined }) {
  const t = useT("account");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!problem) return;
    const form = box.current?.closest("form");
    for (const field of form?.querySelectorAll<HTMLInputElement>("[name=password]") ?? []) field.value = "";
    const wrong = form?.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? (problem.problem === "error.credentials" ? form?.querySelector<HTMLElement>("[name=password]") : null) ?? box.current)?.focus();
  }, [problem]);
  const text = problem && (problem.problem ?? (Object.keys(problem.fields).length > 0 ? "error.summary" : undefined));
  return (
    <div ref={box} tabIndex={-1} role="alert" className="empty:hidden outline-none">
      {text && (
        <p className="flex gap-2 rounded-control bg-danger-soft px-3.5 py-2.5 text-sm text-danger">
          <CircleAlert size={20} aria-hidden />
          <span>{t(text, { minutes: problem?.minutes ?? 1 })}</span>
        </p>
      )}
    </div>
  );
}

/** News above a form: something was done, or why one is here. */
export const Notice = ({ isDone = true, children }: { isDone?: boolean; children: ReactNode }) => (
  <p role="status" className={`flex gap-2 rounded-control px-3.5 py-2.5 text-sm ${isDone ? "bg-ok-soft text-ok" : "bg-sunken"}`}>
    {isDone ? <CircleCheck size={20} aria-hidden /> : <Info size={20} className="text-muted" aria-hidden />}
    <span>{children}</span>
  </p>
);
