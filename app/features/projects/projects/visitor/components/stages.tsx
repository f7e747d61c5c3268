import { Check } from "lucide-react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { Project } from "../../projects.contract.ts";
import type { ProjectStatus } from "../../projects.ts";

const STAGES = ["draft", "planning", "open", "in_progress", "completed"] as const;

/** How far a project is, with the day on which each stage began. */
export function Stages({ status, stages }: { status: ProjectStatus; stages: Project["stages"] }) {
  const t = useT("projects");
  const format = useFormat();
  const reached = (stage: ProjectStatus) => stages.find((each) => each.status === stage)?.at;
  const current = status === "archived" ? STAGES.length : STAGES.indexOf(status);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a phone scrolls it sideways, by keyboard, too
    <section className="project-stages" aria-label={t("stages")} tabIndex={0}>
      <ol>
        {STAGES.map((stage, index) => {
          const at = index <= current ? reached(stage) : undefined;
          return (
            <li key={stage} data-done={index < current || undefined} aria-current={index === current ? "step" : undefined}>
              <i aria-hidden>{index < current ? <Check size={14} /> : index + 1}</i>
              <span>
                {t(`stage.${stage}`)}
                {at && <small>{format.date(at, "day")}</small>}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
