import { type Problems, withoutField } from "#app/platform/rules/problems.ts";

export type FieldOf<Values> = keyof Values & string;

/** Another person's edit between the row this form began with and the one that is stored by now. */
export type Conflict<Stored, Values> = {
  current: Stored;
  changedBy: string | null;
  changedAt: string | null;
  theirs: FieldOf<Values>[];
  both: FieldOf<Values>[];
};

export type FormState<Stored, Values, Code extends string> = {
  /** The row that the form starts from; `base` are its values. */
  stored: Stored;
  base: Values;
  values: Values;
  problems: Problems<Code>;
  conflict: Conflict<Stored, Values> | null;
};

const nothing = (value: unknown) => value === undefined || value === null || value === "";
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/** By content. An emptied box equals null, and a file only itself. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (nothing(a) && nothing(b))) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, index) => isEqual(item, b[index]));
  if (!isPlain(a) || !isPlain(b)) return false;
  return Object.keys({ ...a, ...b }).every((key) => isEqual(a[key], b[key]));
}

/** The fields in which two sets of values differ. */
export const differing = <Values extends object>(a: Values, b: Values): FieldOf<Values>[] =>
  (Object.keys(b) as FieldOf<Values>[]).filter((field) => !isEqual(a[field], b[field]));

export const pick = <Values extends object>(values: Values, fields: readonly FieldOf<Values>[]): Partial<Values> =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>;

export const startState = <Stored, Values, Code extends string>(stored: Stored, base: Values): FormState<Stored, Values, Code> => ({
  stored,
  base,
  values: base,
  problems: {},
  conflict: null,
});

/** Sets some fields and clears their problems. */
export function withValues<Stored, Values extends object, Code extends string>(
  state: FormState<Stored, Values, Code>,
  part: Partial<Values>,
): FormState<Stored, Values, Code> {
  const problems = Object.keys(part).reduce(withoutField<Code>, state.problems);
  return { ...state, values: { ...state.values, ...part }, problems };
}

/** Rebases the form onto a newer row: fields changed here stay, all others follow it. */
export function withStored<Stored, Values extends object, Code extends string>(
  state: FormState<Stored, Values, Code>,
  stored: Stored,
  base: Values,
): FormState<Stored, Values, Code> {
  const mine = pick(state.values, differing(state.base, state.values));
  return { ...state, stored, base, values: { ...base, ...mine }, conflict: null };
}

/** The other person's changes, and which fields were changed here, too. */
export function conflictOf<Stored, Values extends object>(
  before: { base: Values; values: Values },
  current: Stored,
  theirValues: Values,
  by: { changedBy?: string | null; changedAt?: string | null },
): Conflict<Stored, Values> {
  const mine = differing(before.base, before.values);
  const theirs = differing(before.base, theirValues);
  const { changedBy = null, changedAt = null } = by;
  return { current, changedBy, changedAt, theirs, both: theirs.filter((field) => mine.includes(field)) };
}
