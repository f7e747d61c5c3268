import { ORPCError } from "@orpc/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import type { OnboardingState } from "../../onboarding.contract.ts";
import { type AnswerField, type AnswerProblem, type Answers, FIELDS_OF_STEP, type FormStep, missingAnswers } from "../../onboarding.ts";

type Problems = { [Field in AnswerField]?: AnswerProblem | undefined };

/** Stores the answer of every call as the state that all screens read. */
export function useCarriedState() {
  const client = useQueryClient();
  return async (state: OnboardingState) => {
    client.setQueryData(orpc.onboarding.state.queryKey(), state);
    // the role, the name and what is in the menus may be others now
    await client.invalidateQueries({ queryKey: orpc.account.key() });
  };
}

/** One step's values and verdicts. What was typed stays until the server has it. */
export function useStepForm(step: FormStep, saved: Answers, onSaved: (state: OnboardingState) => void) {
  const carried = useCarriedState();
  const [values, setValues] = useState(saved);
  const [problems, setProblems] = useState<Problems>({});
  const [hasFailed, setFailed] = useState(false);
  const mutation = useMutation({
    mutationFn: () => api.onboarding.saveStep({ step, ...Object.fromEntries(FIELDS_OF_STEP[step].map((field) => [field, values[field]])) }),
    onSuccess: async (state) => {
      await carried(state);
      onSaved(state);
    },
    onError: (error) => {
      if (error instanceof ORPCError && error.code === "INVALID") setProblems((error.data as { fields: Problems }).fields);
      else setFailed(true);
    },
  });
  return {
    values,
    problems,
    hasFailed,
    isSaving: mutation.isPending,
    set: <Field extends AnswerField>(field: Field, value: Answers[Field]) => {
      setValues((before) => ({ ...before, [field]: value }));
      setProblems((before) => ({ ...before, [field]: undefined }));
    },
    save: () => {
      setFailed(false);
      const found = missingAnswers(step, values);
      setProblems(found);
      if (Object.keys(found).length === 0) mutation.mutate();
    },
  };
}
export type StepFormState = ReturnType<typeof useStepForm>;
