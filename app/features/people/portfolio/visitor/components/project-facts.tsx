import type { ReactNode } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { MoneyRange, MoneyText } from "#app/ui/money-text.tsx";
import type { ProjectCard } from "../../portfolio.contract.ts";

type Facts = Pick<ProjectCard, "place" | "year" | "areaM2" | "weeks" | "cost">;

/** Where, when, how large, how long: what the owner said of it. */
export function useProjectFacts({ place, year, areaM2, weeks }: Facts): string[] {
  const t = useT("portfolio");
  const format = useFormat();
  return [
    place,
    year === null ? null : String(year),
    areaM2 === null ? null : t("area", { n: format.number(areaM2) }),
    weeks === null ? null : t("weeks", { n: weeks }),
  ].filter((fact) => fact !== null);
}

/** The cost, or the range of it; nothing where it is not said. */
export function ProjectCost({ cost: { from, to } }: Pick<Facts, "cost">): ReactNode {
  if (!from) return null;
  const isRange = to !== null && to.amount !== from.amount;
  return <span>{isRange ? <MoneyRange from={from} to={to} /> : <MoneyText {...from} />}</span>;
}
