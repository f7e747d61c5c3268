import { Check } from "lucide-react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { Step } from "../../onboarding.ts";

type Props = {
  steps: readonly Step[];
  current: Step /** Steps that may be opened: all that are saved, and the next. */;
  reached: number;
  to(step: Step): string;
};

/** The progress. Saved steps can be opened again. */
export function StepProgress({ steps, current, reached, to }: Props) {
  const t = useT("onboarding");
  const place = steps.indexOf(current);
  return (
    <nav aria-label={t("progress.label")}>
      <p className="text-sm text-muted">{t("progress.place", { n: place + 1, m: steps.length })}</p>
      <ol className="mt-2 flex gap-2">
        {steps.map((step, index) => {
          const line = index < place ? "border-palm" : index === place ? "border-palm font-medium text-ink" : "border-line text-muted";
          const content = (
            <>
              {index < reached && index !== place && <Check className="shrink-0 text-palm phone:hidden" size={14} aria-hidden />}
              <span className="truncate phone:sr-only">{t(`step.${step}.short`)}</span>
            </>
          );
          const look = `flex min-h-11 phone:min-h-6 items-center gap-1.5 border-t-2 text-sm ${line}`;
          return (
            <li key={step} className="min-w-0 flex-1">
              {index <= reached && index !== place ? (
                <Link className={look} to={to(step)}>
                  {content}
                </Link>
              ) : (
                <span className={look} aria-current={index === place ? "step" : undefined}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
