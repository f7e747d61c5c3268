import { useQuery } from "@tanstack/react-query";
import { Scale } from "lucide-react";
import type { ReactNode } from "react";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import type { OwnRequest } from "../../requests.contract.ts";
import { jobPath } from "../../requests.ts";

const waits = ({ bids, status }: OwnRequest) => (bids ?? 0) > 0 && (status === "open" || status === "closed");

/** In a project: the requests whose bids wait for a choice; `children` where none does. */
export function ProjectDecisions({ projectId, children }: { projectId: string; children: ReactNode }) {
  const t = useT("requests");
  const format = useFormat();
  const { data, isPending } = useQuery(orpc.requests.listOfProject.queryOptions({ input: { id: projectId } }));
  if (isPending) return <Skeleton height="5rem" />;
  const waiting = data?.filter(waits) ?? [];
  if (waiting.length === 0) return children;
  return (
    <ul className="project-dues">
      {waiting.map(({ id, title, bids, lastDay }, index) => (
        <li key={id} className="project-due">
          <span className="sign">
            <Scale size={20} aria-hidden />
          </span>
          <div className="min-w-0">
            <h3>{t("project.choose", { n: bids ?? 0 })}</h3>
            <p className="text-sm text-muted">
              <bdi lang={title ? languageOf(title) : undefined}>{title}</bdi>
              {lastDay && ` · ${t("compare.until", { day: format.date(`${lastDay}T12:00:00+03:00`, "long") })}`}
            </p>
          </div>
          <ButtonLink variant={index === 0 ? "primary" : "outline"} to={`${jobPath(id)}/compare`}>
            {t("project.compare", { n: bids ?? 0 })}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
