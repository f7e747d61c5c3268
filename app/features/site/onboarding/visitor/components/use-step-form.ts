import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { pick } from "#app/ui/form/form-state.ts";
import { useForm } from "#app/ui/form/use-form.ts";
import type { OnboardingState } from "../../onboarding.contract.ts";
import { type AnswerProblem, type Answers, FIELDS_OF_STEP, type FormStep } from "../../onboarding.ts";
import { checkStep } from "../../onboarding-answers.rules.ts";

/** Stores the answer of every call as the state that all screens read. */
export function useCarriedState() {
  const client = useQueryClient();
  return async (state: OnboardingState) => {
    client.setQueryData(orpc.onboarding.state.queryKey(), state);
    // the role, the name and what is in the menus may be others now
    await client.invalidateQueries({ queryKey: orpc.account.key() });
  };
}

/** The form of one step. */
export function useStepForm(step: FormStep, saved: Answers, onSaved: (state: OnboardingState) => void) {
  const t = useT("onboarding");
  const carried = useCarriedState();
  return useForm<Answers, Answers, OnboardingState, AnswerProblem>({
    stored: saved,
    valuesOf: (answers) => answers,
    check: (values) => checkStep(step, values),
    problemText: (code) => t(`problem.${code}`),
    send: (values) => api.onboarding.saveStep({ step, ...pick(values, FIELDS_OF_STEP[step]) }),
    onSent: async (state) => {
      await carried(state);
      onSaved(state);
    },
  });
}
export type StepFormState = ReturnType<typeof useStepForm>;
