import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { safeRedirect } from "#app/platform/auth/safe-redirect.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { OnboardingOptions, OnboardingState } from "../../onboarding.contract.ts";
import { ONBOARDING_OF } from "../../onboarding.rules.ts";
import { type FormStep, type OnboardedRole, STEPS, type Step } from "../../onboarding.ts";
import { AboutStep, AreasStep, PersonStep, WorkStep } from "./professional-steps.tsx";
import { RecordStep } from "./record-step.tsx";
import { StepProgress } from "./step-progress.tsx";
import { useStepForm } from "./use-step-form.ts";
import { CompanyStep, OfferStep } from "./vendor-steps.tsx";

/** The steps of a role, one at a time. The address names the step, so that Back works; what is saved decides how far it may go. */
export function OnboardingSteps({ of: role }: { of: OnboardedRole }) {
  const t = useT("onboarding");
  const state = useQuery(orpc.onboarding.state.queryOptions());
  const options = useQuery(orpc.onboarding.options.queryOptions());
  const error = state.error ?? options.error;
  if (state.data && options.data) return <Steps role={role} state={state.data} options={options.data} />;
  if (!error) return <Skeleton height="24rem" />;
  return (
    <LocalErrorBox error={error} onTryAgain={() => void Promise.all([state.refetch(), options.refetch()])}>
      <p>{t("problem.loadFailed")}</p>
    </LocalErrorBox>
  );
}

type StepsProps = { role: OnboardedRole; state: OnboardingState; options: OnboardingOptions };

function Steps({ role, state, options }: StepsProps) {
  const t = useT("onboarding");
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const steps: readonly Step[] = STEPS[role];
  const reached = Math.max(0, steps.indexOf((state.step ?? "") as Step));
  const wanted = steps.indexOf(parameters.get("step") as Step);
  const place = wanted >= 0 && wanted <= reached ? wanted : reached;
  const step = steps[place] as Step;
  const target = safeRedirect(parameters.get("redirect"));
  const to = (next: Step) => `${ONBOARDING_OF[role]}?${new URLSearchParams({ step: next, ...(target && { redirect: target }) })}`;
  // The first step has its own address, too, so that Back from the second works.
  const own = wanted < 0 ? to(step) : null;
  useEffect(() => {
    if (own) void navigate(own, { replace: true, preventScrollReset: true });
  }, [own, navigate]);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // A new step is read from its beginning.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  const goOn = (next: OnboardingState) => {
    const following = steps[place + 1];
    if (!next.isDone && following) return void navigate(to(following));
    toast({ title: t("done.title"), description: t(`done.${role}`) });
    void navigate(target ?? "/dashboard");
  };
  const back = place > 0 ? steps[place - 1] : undefined;
  return (
    <div className="grid gap-8">
      <StepProgress steps={steps} current={step} reached={reached} to={to} />
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t(`step.${step}.title`)}
        </h1>
        <p className="mt-1.5 text-muted">{t(`step.${step}.text`)}</p>
      </div>
      {step === "record" ? (
        <RecordStep state={state} onBack={() => back && void navigate(to(back))} onDone={goOn} />
      ) : (
        <StepForm key={step} step={step} state={state} options={options} back={back && to(back)} isLast={place === steps.length - 1} onSaved={goOn} />
      )}
    </div>
  );
}

type StepFormProps = {
  step: FormStep;
  state: OnboardingState;
  options: OnboardingOptions;
  back: string | undefined;
  isLast: boolean;
  onSaved(state: OnboardingState): void;
};

function StepForm({ step, state, options, back, isLast, onSaved }: StepFormProps) {
  const t = useT("onboarding");
  const form = useStepForm(step, state.answers, onSaved);
  return (
    <Form form={form} method="post" className="grid gap-6">
      {step === "person" && <PersonStep form={form} />}
      {step === "work" && <WorkStep form={form} />}
      {step === "areas" && <AreasStep form={form} options={options} />}
      {step === "about" && <AboutStep form={form} />}
      {step === "company" && <CompanyStep form={form} />}
      {step === "offer" && <OfferStep form={form} options={options} />}
      <FailureNote form={form} texts={{ failed: t("problem.failed") }} />
      <div className="flex gap-2">
        {back && (
          <Link className="btn lg" to={back} aria-label={t("back")}>
            <ArrowLeft className="flip" aria-hidden />
          </Link>
        )}
        <Button type="submit" variant="primary" size="lg" block pending={form.isSending}>
          {t(isLast ? "finish" : "continue")}
        </Button>
      </div>
    </Form>
  );
}
