import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { newId } from "#app/platform/database/ids.ts";
import { hasProblems, ofFields, type Problems, withoutField } from "#app/platform/rules/problems.ts";
import { type Failure, readFailure } from "./failure.ts";
import { focusFirstWrong } from "./focus-first-wrong.ts";
import { conflictOf, differing, type FieldOf, type FormState, pick, startState, withStored, withValues } from "./form-state.ts";

export type Attempt<Stored, Values> = {
  stored: Stored;
  changed: FieldOf<Values>[];
  changes: Partial<Values>;
  /** The same for the same values until they were sent: sent twice, they are written once. */
  key: string;
};

type Checked<Code extends string> = Problems<Code> | Promise<Problems<Code>>;

export type FormOptions<Stored, Values extends object, Code extends string, Answer> = {
  /** The row to edit or the empty values of a new one; read once. */
  stored: Stored | (() => Stored);
  valuesOf: (stored: Stored) => Values;
  /** The rules, before anything is sent. May load them on demand. */
  check?: (values: Values, changed: FieldOf<Values>[]) => Checked<Code>;
  /** Waits for pending work, such as uploads, before validation; failures are problems. */
  settle?: () => Promise<Problems<Code>>;
  /** Normalizes values before validation and display. */
  tidy?: (values: Values, changed: FieldOf<Values>[]) => Values;
  send: (values: Values, attempt: Attempt<Stored, Values>) => Promise<Answer>;
  /** Runs instead of sending: goes from a step to the next. */
  onSubmit?: (() => void) | undefined;
  onSent?: (answer: Answer) => unknown;
  /** The row to continue with after a save. */
  next?: (answer: Answer) => Stored;
  /** Called for failures other than invalid fields and conflicts, which the form shows itself. */
  onFailure?: (failure: Failure) => void;
  /** The sentence for a code, beside its field. */
  problemText?: (code: Code, place: string) => string;
  /** Validates a field on blur, not only before sending. */
  checksOnLeave?: boolean;
  /** Called with invalid fields before they show, such as those of another step. */
  onProblems?: (problems: Problems<Code>) => void;
};

/** The state of one form: values, problems, conflicts, and sending. A failure loses nothing typed. */
export function useForm<Stored, Values extends object, Answer, Code extends string = string>(options: FormOptions<Stored, Values, Code, Answer>) {
  const given = useRef(options);
  given.current = options;
  const [state, setState] = useState(() => {
    const stored = typeof options.stored === "function" ? (options.stored as () => Stored)() : options.stored;
    return startState<Stored, Values, Code>(stored, options.valuesOf(stored));
  });
  // The latest state, for handlers within one event and for answers that arrive renders later.
  const now = useRef(state);
  const element = useRef<HTMLFormElement>(null);
  // Edited after an answer got lost, it is another message.
  const attempts = useRef<{ values: Values; key: string }[]>([]);
  const [turn, setTurn] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);

  const update = (change: (state: FormState<Stored, Values, Code>) => FormState<Stored, Values, Code>) => {
    now.current = change(now.current);
    setState(now.current);
  };
  const showProblems = (problems: Problems<Code>) => {
    update((before) => ({ ...before, problems }));
    if (!hasProblems(problems)) return;
    given.current.onProblems?.(problems);
    setTurn((before) => before + 1);
  };
  // Focus the first invalid field after rendering.
  useEffect(() => {
    if (turn > 0 && element.current) focusFirstWrong(element.current);
  }, [turn]);

  const changedNow = () => differing(now.current.base, now.current.values);
  const restart = (stored: Stored) => {
    const next = startState<Stored, Values, Code>(stored, given.current.valuesOf(stored));
    update(() => next);
    setFailure(null);
  };
  const rebase = (stored: Stored) => update((before) => withStored(before, stored, given.current.valuesOf(stored)));

  const keyOf = (values: Values): string => {
    const known = attempts.current.find((attempt) => differing(attempt.values, values).length === 0);
    if (known) return known.key;
    const attempt = { values, key: newId() };
    attempts.current.push(attempt);
    return attempt.key;
  };

  const fail = (error: unknown) => {
    const found = readFailure(error);
    if (found.kind === "invalid") return showProblems(found.problems as Problems<Code>);
    const current = found.kind === "conflict" ? (found.data as { current?: Stored; changedBy?: string; changedAt?: string } | undefined) : undefined;
    if (current?.current !== undefined) {
      const theirs = current.current;
      return update((before) => ({ ...before, conflict: conflictOf(before, theirs, given.current.valuesOf(theirs), current) }));
    }
    setFailure(found);
    given.current.onFailure?.(found);
  };
  const sending = useMutation({
    // Offline it fails at once, so that the button does not wait forever.
    networkMode: "always",
    mutationFn: async (): Promise<{ answer: Answer } | null> => {
      const { settle, check, tidy } = given.current;
      setFailure(null);
      const missing = await settle?.();
      if (tidy) update((before) => ({ ...before, values: tidy(before.values, changedNow()) }));
      const problems = { ...(await check?.(now.current.values, changedNow())), ...missing };
      showProblems(problems);
      if (hasProblems(problems)) return null;
      const { values, stored } = now.current;
      const changed = changedNow();
      return { answer: await given.current.send(values, { stored, changed, changes: pick(values, changed), key: keyOf(values) }) };
    },
    onSuccess: async (sent) => {
      if (!sent) return;
      attempts.current = [];
      const { next, onSent } = given.current;
      if (next) restart(next(sent.answer));
      await onSent?.(sent.answer);
    },
    onError: fail,
  });

  const isPending = useRef(false);
  isPending.current = sending.isPending;
  const submit = () => {
    if (isPending.current) return;
    isPending.current = true;
    sending.mutate();
  };
  /** Validates one field or one step when it is left. */
  const check = async (fields: readonly FieldOf<Values>[]): Promise<boolean> => {
    const found = ofFields((await given.current.check?.(now.current.values, changedNow())) ?? {}, fields);
    update((before) => ({ ...before, problems: { ...fields.reduce(withoutField<Code>, before.problems), ...found } }));
    return !hasProblems(found);
  };
  const set = <Field extends FieldOf<Values>>(field: Field, value: Values[Field]) => update((before) => withValues(before, { [field]: value } as never));

  const changed = differing(state.base, state.values);
  const error = (place: string) => {
    const code = state.problems[place];
    return code && (options.problemText?.(code, place) ?? code);
  };
  /** On blur: validates a changed field. */
  const leave = (field: FieldOf<Values>) => {
    if (given.current.checksOnLeave && changedNow().includes(field)) void check([field]);
  };
  return {
    ...state,
    changed,
    isDirty: changed.length > 0,
    failure,
    isSending: sending.isPending,
    answer: sending.data?.answer ?? null,
    set,
    patch: (part: Partial<Values>) => update((before) => withValues(before, part)),
    /** For what arrives later, such as an upload: built on what the value is by then. */
    change: (part: (values: Values) => Partial<Values>) => update((before) => withValues(before, part(before.values))),
    /** Updates a value without clearing its problem, such as the progress of an upload. */
    advance: (part: (values: Values) => Partial<Values>) => update((before) => ({ ...before, values: { ...before.values, ...part(before.values) } })),
    showProblems,
    clearProblem: (field: string) => update((before) => ({ ...before, problems: withoutField(before.problems, field) })),
    check,
    error,
    leave,
    /** As `check`, and focuses the first invalid field: runs between steps. */
    async checkStep(fields: readonly FieldOf<Values>[]): Promise<boolean> {
      const isGood = await check(fields);
      if (!isGood) setTurn((before) => before + 1);
      return isGood;
    },
    submit,
    restart,
    rebase,
    /** Resets the key: the next save is a new one. */
    renew(stored: Stored) {
      attempts.current = [];
      sending.reset();
      restart(stored);
    },
    discard: () => restart(now.current.stored),
    /** Rebases onto the other person's version, with or without the changes made here. */
    reapplyMine: () => now.current.conflict && rebase(now.current.conflict.current),
    takeTheirs: () => now.current.conflict && restart(now.current.conflict.current),
    /** For inputs that take and give the value itself. */
    control: <Field extends FieldOf<Values>>(field: Field) => ({
      value: state.values[field],
      error: error(field),
      onChange: (value: Values[Field]) => set(field, value),
      onBlur: () => leave(field),
    }),
    /** For the text boxes of string fields. */
    text: (field: FieldOf<Values>) => ({
      name: field,
      value: (state.values[field] ?? "") as string,
      error: error(field),
      onChange: (event: { target: { value: string } }) => set(field, event.target.value as never),
      onBlur: () => leave(field),
    }),
    element: {
      ref: element,
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        // One form may be rendered twice, such as in a panel and a sheet.
        element.current = event.currentTarget;
        (given.current.onSubmit ?? submit)();
      },
    },
  };
}

/** A form whose stored row is its values: a new one, or a few fields without versions. */
export function useSimpleForm<Values extends object, Answer, Code extends string = string>({
  initial,
  ...options
}: Omit<FormOptions<Values, Values, Code, Answer>, "stored" | "valuesOf"> & { initial: Values | (() => Values) }) {
  return useForm<Values, Values, Answer, Code>({ ...options, stored: initial, valuesOf: (values) => values });
}

/** The part of a form's state that shared components need. */
export type AnyForm = {
  problems: Problems;
  isDirty: boolean;
  changed: readonly string[];
  isSending: boolean;
  failure: Failure | null;
  submit(): void;
  discard(): void;
  element: { ref: RefObject<HTMLFormElement | null>; noValidate: boolean; onSubmit(event: FormEvent<HTMLFormElement>): void };
};
