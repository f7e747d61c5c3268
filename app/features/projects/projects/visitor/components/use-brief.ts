import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useLiveEvents } from "#app/kit/live-events.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { Problems } from "#app/platform/rules/problems.ts";
import { readFailure } from "#app/ui/form/failure.ts";
import { type Conflict, conflictOf, differing, pick } from "#app/ui/form/form-state.ts";
import type { Brief } from "../../projects.contract.ts";
import { type BriefField, type BriefValues, judgeBrief } from "../../projects.rules.ts";

const PAUSE_MS = 700;
const RETRY_MS = 5_000;

type Theirs = { current: Brief; changedBy?: string; changedAt?: string };

/** What is written but not stored yet, tidied, and what is wrong with it. The two ends of the budget go together. */
function unsaved(base: BriefValues, values: BriefValues): { changes: Partial<BriefValues>; problems: Problems } {
  const { values: tidied, problems } = judgeBrief(values);
  const fields = differing(base, tidied as BriefValues).filter((field) => !Object.keys(problems).some((place) => place.split(".")[0] === field));
  const budget: BriefField[] = fields.some((field) => field.startsWith("budget")) && !problems["budgetMax"] ? ["budgetMin", "budgetMax"] : [];
  return { changes: pick(tidied as BriefValues, [...fields.filter((field) => !field.startsWith("budget")), ...budget]), problems };
}

/** A brief that stores itself while it is written. What cannot be stored yet stays in its field; another person's edit is shown, not overwritten. */
export function useBrief(stored: Brief) {
  const t = useT("projects.briefing");
  const client = useQueryClient();
  const { id } = stored;
  const [values, setValues] = useState(stored.values);
  const [problems, setProblems] = useState<Problems>({});
  const [state, setState] = useState<"saved" | "saving" | "failed">("saved");
  const [conflict, setConflict] = useState<Conflict<Brief, BriefValues> | null>(null);
  // the latest, for answers that arrive renders later
  const now = useRef({ values: stored.values, base: stored.values, revision: stored.revision, step: stored.step, sentStep: stored.step });
  const running = useRef<Promise<boolean> | null>(null);

  const show = (next: BriefValues) => {
    now.current.values = next;
    setValues(next);
  };
  const take = (answer: Brief) => {
    now.current.base = answer.values;
    now.current.revision = answer.revision;
    client.setQueryData(orpc.projects.getBrief.queryKey({ input: { id } }), answer);
  };
  const adopt = (theirs: Brief, mine: Partial<BriefValues>) => {
    take(theirs);
    setConflict(null);
    setProblems({});
    show({ ...theirs.values, ...mine });
  };

  const send = async (): Promise<boolean> => {
    const { changes, problems: found } = unsaved(now.current.base, now.current.values);
    setProblems(found);
    const { step, sentStep, revision } = now.current;
    if (Object.keys(changes).length === 0 && step === sentStep) return Object.keys(found).length === 0;
    setState("saving");
    try {
      take(await api.projects.saveBrief({ id, revision, changes, ...(step && { step }) }));
      now.current.sentStep = step;
      setState("saved");
      return Object.keys(found).length === 0;
    } catch (error) {
      const failure = readFailure(error);
      setState("failed");
      if (failure.kind === "invalid") setProblems(failure.problems);
      const theirs = failure.kind === "conflict" ? (failure.data as Theirs | undefined) : undefined;
      if (theirs?.current) setConflict(conflictOf(now.current, theirs.current, theirs.current.values, theirs));
      return false;
    }
  };
  /** Stores what is not stored yet, each after the one before: two at once would send one revision twice. @returns whether all of it is */
  const save = (): Promise<boolean> => {
    const turn = (running.current ?? Promise.resolve(true)).then(send);
    running.current = turn;
    return turn.finally(() => {
      if (running.current === turn) running.current = null;
    });
  };
  const latest = useRef(save);
  latest.current = save;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of a value waits anew
  useEffect(() => {
    if (conflict || Object.keys(unsaved(now.current.base, now.current.values).changes).length === 0) return;
    const timer = setTimeout(() => void latest.current(), state === "failed" ? RETRY_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, state, conflict]);

  // A phone may end a page that nobody looks at: what was written last does not wait for its turn.
  useEffect(() => {
    const store = () => document.visibilityState === "hidden" && void latest.current();
    document.addEventListener("visibilitychange", store);
    return () => document.removeEventListener("visibilitychange", store);
  }, []);

  useLiveEvents("project", async (event) => {
    if (event?.id !== id || running.current) return;
    const theirs = await api.projects.getBrief({ id });
    if (theirs.revision > now.current.revision && Object.keys(unsaved(now.current.base, now.current.values).changes).length === 0) adopt(theirs, {});
  });

  /** Where it goes on another time. */
  const remember = useCallback((step: string): Promise<boolean> => {
    now.current.step = step;
    return latest.current();
  }, []);

  const set = <Field extends BriefField>(field: Field, value: BriefValues[Field]) => show({ ...now.current.values, [field]: value });
  const error = (place: string) => {
    const code = problems[place];
    return code && t(`problem.${code}`);
  };
  return {
    ...{ values, state, conflict, set, error, save, remember },
    isDirty: Object.keys(unsaved(now.current.base, values).changes).length > 0,
    text: (field: BriefField) => ({
      name: field,
      value: (values[field] ?? "") as string,
      error: error(field),
      onChange: (event: { target: { value: string } }) => set(field, (event.target.value || null) as never),
      onBlur: () => void save(),
    }),
    reapplyMine: () => conflict && adopt(conflict.current, pick(now.current.values, differing(now.current.base, now.current.values))),
    takeTheirs: () => conflict && adopt(conflict.current, {}),
  };
}
export type BriefForm = ReturnType<typeof useBrief>;
