/** Undo history of whole states, which share their unchanged parts. */
export type History<T> = {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** The gesture of the last change: changes of one drag or slider count as one. */
  gesture: string | null;
};

const MOST = 200;

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], gesture: null });

export function changeTo<T>(history: History<T>, next: T, gesture: string | null = null): History<T> {
  if (next === history.present) return history;
  const goesOn = gesture !== null && gesture === history.gesture;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-MOST);
  return { past, present: next, future: [], gesture };
}

export function undo<T>({ past, present, future }: History<T>): History<T> | null {
  const before = past.at(-1);
  return before === undefined ? null : { past: past.slice(0, -1), present: before, future: [present, ...future], gesture: null };
}

export function redo<T>({ past, present, future }: History<T>): History<T> | null {
  const [next, ...rest] = future;
  return next === undefined ? null : { past: [...past, present], present: next, future: rest, gesture: null };
}

/** Maps every state, for example to rebase onto someone else's changes. */
export const mapHistory = <T>({ past, present, future }: History<T>, change: (state: T) => T): History<T> => ({
  past: past.map(change),
  present: change(present),
  future: future.map(change),
  gesture: null,
});
