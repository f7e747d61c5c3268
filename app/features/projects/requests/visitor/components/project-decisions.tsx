import { useQuery } from "@tanstack/react-query";
import { MessageCircleQuestion, Scale } from "lucide-react";
import type { ReactNode } from "react";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { riyadhDay } from "#app/platform/money/vat.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import { Skeleton } from "#app/ui/states.tsx";
import { type Decision, decisionsOf } from "../../decisions.ts";
import { comparisonPath, jobPath } from "../../requests.ts";

/** In a project: bids that can be chosen and questions without an answer, the nearest first; `children` where none waits. */
export function ProjectDecisions({ projectId, children }: { projectId: string; children: ReactNode }) {
  const t = useT("requests");
  const { data, isPending } = useQuery(orpc.requests.listOfProject.queryOptions({ input: { id: projectId } }));
  if (isPending) return <Skeleton height="5rem" />;
  const waiting = decisionsOf(data ?? [], riyadhDay(new Date()));
  if (waiting.length === 0) return children;
  return (
    <>
      <p className="project-waiting">{t("project.waiting", { n: waiting.length })}</p>
      <ul className="project-dues">
        {waiting.map((decision, index) => (
          <Due key={decision.kind === "answer" ? decision.questionId : decision.requestId} decision={decision} isFirst={index === 0} />
        ))}
      </ul>
    </>
  );
}

function Due({ decision, isFirst }: { decision: Decision; isFirst: boolean }) {
  const t = useT("requests");
  const { kind, requestId, title } = decision;
  const Icon = kind === "answer" ? MessageCircleQuestion : Scale;
  const why = kind === "answer" ? decision.question : title;
  return (
    <li className="project-due">
      <span className="sign">
        <Icon size={20} aria-hidden />
      </span>
      <div className="min-w-0">
        <h3>{kind === "answer" ? t("project.answer") : t("project.choose", { n: decision.bids })}</h3>
        <p className="text-sm text-muted line-clamp-1" dir="auto" lang={why ? languageOf(why) : undefined}>
          {why}
        </p>
        <DueDay decision={decision} />
      </div>
      <ButtonLink variant={isFirst ? "primary" : "outline"} to={kind === "answer" ? `${jobPath(requestId)}#job-questions` : comparisonPath(requestId)}>
        {kind === "answer" ? t("questions.reply") : t("project.compare", { n: decision.bids })}
      </ButtonLink>
    </li>
  );
}

function DueDay({ decision }: { decision: Decision }) {
  const t = useT("requests");
  const format = useFormat();
  const { due, lateBy } = decision;
  if (due === null) return null;
  const day = { day: format.date(`${due}T12:00:00+03:00`, "long") };
  const says = decision.kind === "answer" ? "answerBy" : decision.until;
  return (
    <p className={classes("text-sm", lateBy > 0 && "late")}>
      {t(`project.${says}`, day)}
      {lateBy > 0 && ` · ${t("project.late", { n: lateBy })}`}
    </p>
  );
}
