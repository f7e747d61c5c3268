import { ArrowLeft, Check } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ConflictBox } from "#app/ui/form/conflict-box.tsx";
import { LeaveGuard } from "#app/ui/form/leave-guard.tsx";
import type { Brief } from "../../projects.contract.ts";
import { BRIEF_STEPS, type BriefStep, briefingPath, projectPath } from "../../projects.ts";
import { BriefPieces } from "./brief-pieces.tsx";
import { ItemsStep, RoomsStep } from "./brief-rows.tsx";
import { BudgetStep, HomeStep, TimingStep, WishesStep } from "./brief-steps.tsx";
import { FilesStep } from "./files-part.tsx";
import { ReviewStep } from "./review-step.tsx";
import { useBrief } from "./use-brief.ts";

const isStep = (step: string | null): step is BriefStep => (BRIEF_STEPS as readonly (string | null)[]).includes(step);

/** A brief as short steps. The address names the step, so that Back works; without one it goes on where it was left. */
export function Briefing({ brief }: { brief: Brief }) {
  const t = useT("projects.briefing");
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const form = useBrief(brief);
  const { id } = brief;
  const asked = parameters.get("step");
  const [resumed] = useState(isStep(brief.step) ? brief.step : BRIEF_STEPS[0]);
  const step = isStep(asked) ? asked : resumed;
  const place = BRIEF_STEPS.indexOf(step);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // a new step is read from its beginning
  useEffect(() => {
    if (shown.current !== step) {
      heading.current?.focus();
      scrollTo({ top: 0 });
    }
    shown.current = step;
    void form.remember(step);
  }, [step, form.remember]);
  const following = BRIEF_STEPS[place + 1];
  const before = BRIEF_STEPS[place - 1];
  const goOn = async () => {
    if (!(await form.save()) || !following) return;
    // Stored before the step is shown, so that a person who leaves at once resumes there.
    await form.remember(following);
    await navigate(briefingPath(id, following));
  };
  const parts: Record<BriefStep, ReactNode> = {
    home: <HomeStep form={form} />,
    rooms: <RoomsStep form={form} />,
    wishes: (
      <>
        <WishesStep form={form} />
        <BriefPieces projectId={id} canChange />
      </>
    ),
    files: <FilesStep projectId={id} />,
    items: <ItemsStep form={form} />,
    timing: <TimingStep form={form} />,
    budget: <BudgetStep form={form} projectId={id} />,
    review: <ReviewStep form={form} brief={brief} />,
  };
  return (
    <div className="project-briefing">
      <LeaveGuard isDirty={form.isDirty} />
      <Steps id={id} current={place} />
      <div className="grid min-w-0 gap-6">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
            {t(`step.${step}.title`)}
          </h1>
          <p className="mt-1.5 text-muted">{t(`step.${step}.text`)}</p>
        </div>
        <ConflictBox form={form} nameOf={(field) => t(`field.${field}`)} />
        {parts[step]}
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
          {before && (
            <Link className="btn lg" to={briefingPath(id, before)} aria-label={t("back")}>
              <ArrowLeft className="flip" aria-hidden />
            </Link>
          )}
          {following && (
            <Button variant="primary" size="lg" onClick={() => void goOn()}>
              {t("next")}
            </Button>
          )}
          <ButtonLink to={projectPath(id)} variant="ghost">
            {t("later")}
          </ButtonLink>
          <p className="ms-auto text-sm text-muted" role="status">
            {form.state === "failed" ? <span className="text-danger">{t("state.failed")}</span> : t(`state.${form.state}`)}
          </p>
        </div>
      </div>
    </div>
  );
}

function Steps({ id, current }: { id: string; current: number }) {
  const t = useT("projects.briefing");
  return (
    <nav aria-label={t("steps")} className="briefing-steps">
      <p>{t("stepOf", { n: current + 1, m: BRIEF_STEPS.length })}</p>
      <ol>
        {BRIEF_STEPS.map((step, index) => (
          <li key={step} data-done={index < current || undefined}>
            <Link to={briefingPath(id, step)} aria-current={index === current ? "step" : undefined}>
              {index < current ? <Check size={14} aria-hidden /> : <span aria-hidden>{index + 1}</span>}
              <b>{t(`step.${step}.short`)}</b>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
